import { defineConfig } from "@playwright/test";
import { findBrowser } from "../../lib/boot/browser.mjs";

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "./support/build.ts",
  // Each worker has an app of its own. Tests also wait, for a start or for a server that never answers, so that two workers leave two cores idle at times.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs. No test is meant to be near it, on a busy machine either.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [["list"], ...(process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["json"] as ["json"]] : [])],
  use: {
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        ...(asRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
