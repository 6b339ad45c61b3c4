import { defineConfig } from "@playwright/test";

// `npm run bench:copies`. Playwright runs it because the copies and the people are those of the browser tests; no browser is opened.
export default defineConfig({
  testDir: ".",
  testMatch: "measure.ts",
  globalSetup: "../../e2e/support/build.ts",
  outputDir: "../../../test-results",
  timeout: 3_600_000,
  reporter: "line",
});
