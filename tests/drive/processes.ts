// The processes of this machine, and its ports, for whoever drives a program.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** The direct children of a process that run; none of one that has ended itself. */
export function childrenOf(pid: number): number[] {
  const read = (path: string) => {
    try {
      return readFileSync(path, "utf8");
    } catch {
      return "";
    }
  };
  const all = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  // One that has ended and waits to be noticed has the state Z.
  return all.filter((child) => /^\d+ \(.*\) [^Z]/s.test(read(`/proc/${child}/stat`)));
}

/** Whether there still is such a process. */
export const lives = (pid: number): boolean => existsSync(`/proc/${pid}`);
