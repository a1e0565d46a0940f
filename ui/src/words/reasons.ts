import type { CodeError } from "../bindings/CodeError";
import type { CommandError } from "../bindings/CommandError";
import type { Notice } from "../bindings/Notice";
import type { Refusal } from "../bindings/Refusal";
import { CELLS } from "../table/cells";
import { numberText, orText } from "./figures";
import { word } from "./words";

/** Why the rules refuse. */
export const refusalText = (refusal: Refusal): string => word(`refusal-${refusal.code}`, refusal);

/** What is wrong with a game code. */
export const codeErrorText = (error: CodeError): string =>
  word(
    `code-error-${error.code}`,
    error.code === "bad-cell-count" ? { ...error, counts: orText(CELLS.map(numberText)) } : error,
  );

/** Why a command failed. */
export const commandErrorText = (error: CommandError): string =>
  error.code === "no-such-code" ? codeErrorText(error.why) : word("error-internal");

/** What the player is told about the saved files. */
export const noticeText = (notice: Notice): string => word(`notice-${notice}`);
