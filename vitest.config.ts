import { defineConfig } from "vitest/config";

/** Tests that drive real processes, so many files at a time, each with time to spare. */
function project(name: string, testTimeout: number, maxWorkers = 1) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      environment: "node" as const,
      maxWorkers,
      sequence: { groupOrder: maxWorkers },
      testTimeout,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 5000 } },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      project("files", 20_000),
      project("saving", 60_000),
      // These wait for cards in motion most of the time.
      project("touch", 60_000, 2),
      project("access", 60_000, 2),
      project("pictures", 60_000),
      project("window", 120_000),
      project("bundle", 120_000),
    ],
  },
});
