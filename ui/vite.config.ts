import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
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
