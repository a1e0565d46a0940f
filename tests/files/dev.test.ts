// The development server, as a phone reaches it.
import { join } from "node:path";
import { resolveConfig } from "vite";
import { afterEach, describe, expect, test, vi } from "vitest";
import { root } from "../drive/cargo";
import { text } from "./repository";

const dev = JSON.parse(text("scripts/dev.json")) as {
  build: { beforeDevCommand: string; devUrl: string };
  app: { security: { devCsp: string } };
};

/** The server's configuration, on a machine that Tauri calls so. */
const server = async (host: string) => {
  vi.stubEnv("TAURI_DEV_HOST", host);
  const configFile = join(root, "ui/vite.config.ts");
  return (await resolveConfig({ configFile, logLevel: "silent" }, "serve")).server;
};

describe("the development server", () => {
  afterEach(() => vi.unstubAllEnvs());
  const { port } = new URL(dev.build.devUrl);

  test("is for this machine alone", async () => {
    const { host, hmr } = await server("");
    expect(host).toBeUndefined();
    expect(hmr).toMatchObject({ host: undefined, clientPort: undefined });
    expect(dev.build.beforeDevCommand).toContain(`--port ${port} --strictPort`);
  });

  test("is for a phone, too, where Tauri says by which address", async () => {
    const { host, hmr } = await server("192.0.2.7");
    expect(host).toBe("192.0.2.7");
    expect(hmr).toMatchObject({ host: "192.0.2.7", clientPort: Number(port) });
    expect(dev.app.security.devCsp).toMatch(/connect-src [^;]* ws:(?=[ ;]|$)/);
  });

  test("is named wherever a page says how to start a phone's program", () => {
    const lines = ["docs/phones.md", "README.md", "CONTRIBUTING.md"].flatMap((page) =>
      text(page).split("\n"),
    );
    const starts = lines.filter((line) => / -- (android|ios) dev\b/.test(line));
    expect(starts.length).toBeGreaterThanOrEqual(3);
    expect(starts.filter((line) => !line.includes("--config scripts/dev.json"))).toEqual([]);
    expect(starts.filter((line) => line.includes("--host"))).toHaveLength(1);
  });
});
