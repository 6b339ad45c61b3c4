import { test as base, expect, type Page } from "@playwright/test";
import { waitForHydration } from "./hydrated";
import { reset } from "./reset";
import { startApp, type StartedApp } from "./started-app";

type Fixtures = {
  /** Further options of `npm start`, as `["--demo"]`: `test.use({ startOptions: ["--demo"] })`. */
  startOptions: string[];
  /** An app that no other test has used, for what a deletion does not take back: `test.use({ ownApp: true })`. */
  ownApp: boolean;
  /** An app with empty data, or the demo's, that no other test uses meanwhile. */
  app: StartedApp;
};
type WorkerFixtures = { workerApp: StartedApp };

/**
 * Playwright's test with an app: `page` has opened it with its token, and a relative address means the app. Each worker starts one app and
 * empties it before each test; other options than the demo's start one for the test alone. A script error or a breach of the content security policy fails the test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  startOptions: [[], { option: true }],
  ownApp: [false, { option: true }],
  workerApp: [
    // Playwright reads from the pattern which fixtures this one takes: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const app = await startApp();
      await use(app);
      await app.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  app: async ({ startOptions, ownApp, workerApp }, use) => {
    if (!ownApp && startOptions.every((option) => option === "--demo")) {
      await reset(workerApp, startOptions.includes("--demo"));
      return use(workerApp);
    }
    const app = await startApp(startOptions);
    await use(app);
    await app.stop();
  },
  baseURL: async ({ app }, use) => use(app.origin),
  page: async ({ page, app }, use, info) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && /Content Security Policy|hydrat/i.test(message.text()))
        faults.push(message.text());
    });
    await waitForHydration(page).goto(app.address);
    await use(page);
    // A failure on another machine may not come back on this one: what was seen has to stand in its output.
    if (info.status !== info.expectedStatus) throw new Error(await whatWasSeen(page, app, faults));
    expect(faults, "the page's script errors and policy breaches").toEqual([]);
  },
});

/** Where the page stood at a failure, its texts and controls, and the last that the app and the page's script said. */
async function whatWasSeen(page: Page, app: StartedApp, faults: readonly string[]): Promise<string> {
  const shown = await page.locator("body").ariaSnapshot({ timeout: 10_000 }).catch(String);
  const said = app.output().split("\n").slice(-10);
  const seen = [`The page stood at ${new URL(page.url()).pathname}:`, shown.slice(0, 4_000), ...said, ...faults].join(
    "\n",
  );
  return app.token === "" ? seen : seen.replaceAll(app.token, "TOKEN");
}

export { expect };
