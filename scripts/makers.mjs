// What building needs on systems that come with no packages: there their makers bring it, by a
// command of their own.
import { join } from "node:path";
import { has, output } from "./run.mjs";

/**
 * A thing that is needed: how to see that it is there, and what to type where it is not.
 *
 * @typedef {{ name: string, there: () => boolean, command: string }} Need
 */

/** Whether Visual Studio, or its build tools alone, can compile and link C++. */
function hasMicrosoftsCompilers() {
  const folder = process.env["ProgramFiles(x86)"] ?? "C:\\Program Files (x86)";
  const asked = join(folder, "Microsoft Visual Studio", "Installer", "vswhere.exe");
  const tools = "Microsoft.VisualStudio.Component.VC.Tools.*";
  const words = ["-products", "*", "-requires", tools, "-property", "installationPath"];
  return has("cl") || (output(asked, words) ?? "").trim() !== "";
}

/** Whether the web view that draws the page is there: Windows 11 has it from the start. */
function hasWebView2() {
  const client = "Microsoft\\EdgeUpdate\\Clients\\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}";
  const keys = ["HKLM\\SOFTWARE\\WOW6432Node", "HKLM\\SOFTWARE", "HKCU\\SOFTWARE"];
  return keys.some((key) => output("reg", ["query", `${key}\\${client}`, "/v", "pv"]) !== null);
}

/** @type {Partial<Record<NodeJS.Platform, Need[]>>} */
export const ofMakers = {
  darwin: [
    {
      name: "Apple's compilers",
      there: () => output("xcode-select", ["-p"]) !== null,
      command: "xcode-select --install",
    },
  ],
  win32: [
    {
      name: "Microsoft's C++ build tools",
      // Another Rust than Microsoft's kind brings its own.
      there: () => !(output("rustc", ["-vV"]) ?? "").includes("-msvc") || hasMicrosoftsCompilers(),
      command:
        'winget install --exact --id Microsoft.VisualStudio.2022.BuildTools --override "--passive --wait --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"',
    },
    {
      name: "WebView2",
      there: hasWebView2,
      command: "winget install --exact --id Microsoft.EdgeWebView2Runtime",
    },
  ],
};

/**
 * What to type where something is lacking.
 *
 * @param {Need[]} lacking
 */
export function makersAdvice(lacking) {
  const names = lacking.map(({ name }) => name).join(", ");
  const commands = lacking.map(({ command }) => `    ${command}`).join("\n");
  return `Missing: ${names}. Please type\n\n${commands}\n\nand then the same command again.`;
}
