import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { pages } from "./markdown.ts";

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: { name: "plain", include: ["tests/*.test.ts"], environment: "node" },
      },
      {
        plugins: [pages],
        // Found out in mid-run, it would load the page anew.
        optimizeDeps: { include: ["@tauri-apps/api/core", "@tauri-apps/api/event"] },
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
              launchOptions: {
                executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
                args: [
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                ],
              },
            }),
          },
        },
      },
    ],
  },
});
