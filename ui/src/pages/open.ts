import { openExamples } from "./examples";
import type { Surroundings } from "./live";
import { openReader } from "./reader";
import type { Page } from "./text";

/** Opens one of the pages. */
export const openText = async (
  page: Page,
  print: (() => void) | null,
  around: Surroundings,
): Promise<void> => {
  if (page === "examples") await openExamples(print, around);
  else await openReader(page, { print, complain: around.complain });
};
