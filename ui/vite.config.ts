import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { pages } from "./markdown.ts";

/** Translators' notes and empty lines are not shipped. */
const words: Plugin = {
  name: "words",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.replace("?raw", ""), "utf8");
    return `export default ${JSON.stringify(text.replaceAll(/^(#.*)?\n/gm, ""))}`;
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [words, pages],
  clearScreen: false,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The oldest engines we run on: Android System WebView 111, WKWebView of iOS 16.4.
    target: ["chrome111", "safari16.4"],
    // The page's policy is `default-src 'self'`: no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
