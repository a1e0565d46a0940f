import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.mjs";
import { words } from "./fluent.ts";
import { pages } from "./markdown.ts";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        plugins: [words],
        test: { name: "plain", include: ["tests/*.test.ts"], environment: "node" },
      },
      {
        plugins: [words, pages],
        // Found out in mid-run, it would load the page anew.
        optimizeDeps: {
          include: ["@tauri-apps/api/core", "@tauri-apps/api/event", "@fluent/bundle", "marked"],
        },
        test: {
          name: "page",
          include: ["tests/page/*.test.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 412, height: 915 },
            instances: [{ browser: "chromium" }],
            provider: playwright({
              launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
            }),
          },
        },
      },
    ],
  },
});
