import { test as base, expect } from "@playwright/test";
import { startApp, type StartedApp } from "./started-app";

type Fixtures = {
  /** Further options of `npm start`, as `["--demo"]`: `test.use({ startOptions: ["--demo"] })`. */
  startOptions: string[];
  /** An app of this test alone, with empty data. */
  app: StartedApp;
};

/**
 * Playwright's test with an app of its own: `page` has opened it with its token, and a relative address means the app.
 * A script error or a breach of the content security policy fails the test.
 */
export const test = base.extend<Fixtures>({
  startOptions: [[], { option: true }],
  app: async ({ startOptions }, use) => {
    const app = await startApp(startOptions);
    await use(app);
    await app.stop();
  },
  baseURL: async ({ app }, use) => use(app.origin),
  page: async ({ page, app }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && /Content Security Policy|hydrat/i.test(message.text()))
        faults.push(message.text());
    });
    await page.goto(app.address);
    await use(page);
    expect(faults, "the page's script errors and policy breaches").toEqual([]);
  },
});

export { expect };
