import { defineConfig } from "vite";
import { words } from "./fluent.ts";
import { pages } from "./markdown.ts";

/** What belongs to one language lies in its folder, under names that ui/public/before.js knows. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId: string | null }): string => {
  const [, language] = /\/locales\/([\w-]+)\//.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/${language}/[name].js` : "assets/[name]-[hash].js";
};

/** Where a phone in the same network finds this machine: Tauri says so if one must. */
const host = process.env.TAURI_DEV_HOST;

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [words, pages],
  clearScreen: false,
  server: host ? { host, hmr: { host, clientPort: 5173 } } : {},
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The oldest engines we run on: Android System WebView 111, WKWebView of iOS 16.4.
    target: ["chrome111", "safari16.4"],
    // The page's policy is `default-src 'self'`: no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames,
        // All that the start needs is one file, with what the windows need of it besides.
        codeSplitting: { groups: [{ name: "main", test: /\/src\/main\.ts$/ }] },
      },
    },
  },
});
