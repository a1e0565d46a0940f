import { say } from "./announce";
import { errorOf, tauri } from "./backend";
import { commandErrorText } from "./words/reasons";
import { openPage } from "./page";

openPage(tauri).catch((reason: unknown) => say(commandErrorText(errorOf(reason))));
