import { say } from "./announce";
import { word } from "./words/words";

/** Copies a game code and says so; where that is forbidden, says the code itself. */
export const copyCode = async (code: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(code);
    say(word("code-copied", { code }));
  } catch {
    say(word("code-not-copied", { code }));
  }
};

/** The text on the clipboard, or null where reading it is not allowed. */
export const pastedText = async (): Promise<string | null> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
};
