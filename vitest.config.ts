import { defineConfig } from "vitest/config";

/** Tests that drive real processes: one file after another, each with time to spare. */
function project(name: string, testTimeout: number) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      environment: "node" as const,
      fileParallelism: false,
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
      project("touch", 60_000),
      project("access", 60_000),
      project("pictures", 60_000),
      project("window", 120_000),
      project("bundle", 120_000),
    ],
  },
});
