// A test with a player of its own, who has never played before.
import { test as base } from "vitest";
import { makeFolder, removeFolder } from "./folder";

export const test = base.extend<{
  /** The player's data folder, empty at first. It goes with the test. */
  dataHome: string;
}>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads a fixture's needs from this pattern
  dataHome: async ({}, use) => {
    const folder = makeFolder();
    await use(folder);
    removeFolder(folder);
  },
});
