// Tauri's own start scripts, filled in as Tauri does on Android, for a page in a plain Chromium.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { invokeKey } from "./bridge";
import { crateFolder, root } from "./cargo";

const system = JSON.stringify("android");

/** One of Tauri's scripts, with its blanks filled in. */
function script(name: string, blanks: Record<string, string> = {}): string {
  let text = readFileSync(join(crateFolder("tauri"), "scripts", name), "utf8");
  for (const [blank, value] of Object.entries(blanks)) {
    if (!text.includes(blank)) throw new Error(`Tauri's ${name} has no ${blank} any more`);
    text = text.replaceAll(blank, () => value);
  }
  return text;
}

function freezesPrototype(): boolean {
  const config = JSON.parse(readFileSync(join(root, "tauri.conf.json"), "utf8")) as {
    app: { security: { freezePrototype?: boolean } };
  };
  return config.app.security.freezePrototype ?? false;
}

/**
 * The script that makes a page one of Tauri's. The page posts its messages to the function
 * `window.__post`, which whoever drives the page has to provide.
 */
export function tauriScripts(): string {
  const pattern = script("pattern.js", {
    __TEMPLATE_pattern__: JSON.stringify({ pattern: "brownfield" }),
  });
  const ipc = script("ipc.js", { __TEMPLATE_isolation_origin__: JSON.stringify("") });
  const core = script("core.js", {
    __TEMPLATE_os_name__: system,
    __TEMPLATE_protocol_scheme__: JSON.stringify("http"),
  });
  const metadata = { currentWindow: { label: "main" }, currentWebview: { label: "main" } };
  return [
    `Object.defineProperty(window, "isTauri", { value: true });`,
    `Object.defineProperty(window, "__TAURI_INTERNALS__", { value: { plugins: {} } });`,
    `window.ipc = { postMessage: (message) => window.__post(message) };`,
    script("ipc-protocol.js", {
      __TEMPLATE_invoke_key__: JSON.stringify(invokeKey),
      __RAW_process_ipc_message_fn__: script("process-ipc-message-fn.js"),
      __TEMPLATE_os_name__: system,
      __TEMPLATE_fetch_channel_data_command__: JSON.stringify("plugin:__TAURI_CHANNEL__|fetch"),
    }),
    `Object.defineProperty(window.__TAURI_INTERNALS__, "metadata", { value: ${JSON.stringify(metadata)} });`,
    script("init.js", {
      __RAW_freeze_prototype__: freezesPrototype() ? script("freeze_prototype.js") : "",
      __RAW_pattern_script__: pattern,
      __RAW_ipc_script__: ipc,
      __RAW_core_script__: core,
      __RAW_event_initialization_script__: "",
    }),
  ].join("\n;");
}
