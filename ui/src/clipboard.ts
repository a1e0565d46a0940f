import { say } from "./announce";
import { topDialog } from "./dialogs/top";
import { word } from "./words/words";

/** Copies from a field that nobody sees: web views that withhold the clipboard allow this. */
const copyFromField = (text: string): boolean => {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  (topDialog() ?? document.body).append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
};

const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
};

/** Copies a game code and says so; where that is forbidden, says the code itself. */
export const copyCode = async (code: string): Promise<void> => {
  const copied = await copy(code);
  say(copied ? word("code-copied", { code }) : word("code-not-copied", { code }));
};

/** Whether the system has a sheet of its own to share with. Android's web view has none. */
export const canShare = (): boolean => "share" in navigator;

/** Shares a text with a code in it by the system's sheet; where there is none, copies the code. */
export const shareCode = async (code: string, text: string): Promise<void> => {
  if (!canShare()) return copyCode(code);
  try {
    await navigator.share({ text });
  } catch (reason) {
    // The player thought better of it: nothing needs to be said. Else the clipboard is left.
    if (!(reason instanceof DOMException && reason.name === "AbortError")) await copyCode(code);
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
