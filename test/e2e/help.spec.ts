import { readdirSync } from "node:fs";
import path from "node:path";
import { expectAccessibleInBothThemes } from "./support/accessible";
import { expectFitsPhone } from "./support/fits";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

const PAGES = readdirSync(path.resolve(import.meta.dirname, "../../lib/handbook/text"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => (name === "README.md" ? "/help" : `/help/${name.replace(/\.md$/, "")}`));

// In parts, which run side by side.
const PARTS = 3;
for (let part = 0; part < PARTS; part++)
  test(`every page of the handbook passes axe in both themes and fits a phone, whatever the fonts: part ${part + 1} of ${PARTS}`, async ({
    page,
  }) => {
    for (const address of PAGES.filter((_, at) => at % PARTS === part)) {
      await test.step(address, async () => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        await expect(page.locator("main").getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessibleInBothThemes(page);
        await expectFitsPhone(page);
      });
    }
  });

test("help leads from a page to the paragraph that explains it, and old addresses lead there too", async ({ page }) => {
  await page.goto("/findings");
  await page.getByRole("banner").getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help\/severity#findings-over-time$/);
  await expect(page.getByRole("heading", { name: "Findings over time" })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Findings" })).toBeVisible();
  await page.goto("/how");
  await expect(page).toHaveURL(/\/help\/how-it-works$/);
  await page.goto("/terms");
  await expect(page).toHaveURL(/\/help\/terms$/);
});

test("the handbook is searched by its text, by form and from the palette, by keyboard alone", async ({ page }) => {
  await page.goto("/help");
  await page.getByRole("searchbox", { name: "Search the handbook" }).focus();
  await page.keyboard.type("stale approval");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help\/search\?q=stale/);
  await expect(page.getByRole("status").filter({ hasText: "with “stale approval”" })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search the handbook" })).toHaveValue("stale approval");
  await page.locator("article").getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/help\/[a-z-]+#?/);

  await page.goto("/tools");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("compensating controls");
  const option = page.getByRole("option", { name: /Lethal combinations: Compensating controls/ });
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/\/help\/combinations#compensating-controls$/);
});

test("what the handbook holds needs no script", async ({ browser, app }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(app.address);
  await page.goto(new URL("/help/legs", app.origin).href);
  await expect(page.getByRole("heading", { level: 1, name: "The three legs" })).toBeVisible();
  await page.getByRole("searchbox").fill("grade");
  await page.getByRole("search", { name: "Handbook" }).getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status")).toContainText("“grade”");
  await context.close();
});
