import { expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits, expectFitsPhone } from "./support/fits";
import { expect, test } from "./support/test";

const PAGES = [
  "/",
  "/servers",
  "/servers/add",
  "/servers/import",
  "/sessions",
  "/tools",
  "/annotations",
  "/annotations/rules",
  "/help",
  "/help/how-it-works",
  "/help/command-line",
  "/help/search?q=cut",
  "/signals",
  "/signals/takes-a-destination",
  "/accuracy",
  "/settings",
  "/settings/starts",
  "/settings/data",
  "/share",
  "/nowhere",
];

/** What the test of the other pages leaves to the specs of those pages. */
const FURTHER = [
  "/compositions",
  "/findings",
  "/reviews",
  "/governance",
  "/governance/log",
  "/severity",
  "/sessions/compare",
  "/sessions/joined",
  "/settings/policies",
  "/settings/advisor",
  "/settings/sharing",
  "/settings/tokens",
];

test.use({ startOptions: ["--demo"] });

test("every page has a heading, keeps the policy, passes axe in both themes and fits a phone", async ({ page }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect.soft(answer?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
      await expect.soft(page.locator("main").getByRole("heading").first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expectFitsPhone(page);
    });
  }
});

test("nor is any other page wider than a phone, whatever the fonts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of FURTHER) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFits(page, path);
    });
  }
});

test("a page of what is kept has a heading and passes axe in both themes", async ({ page }) => {
  for (const list of ["/sessions", "/servers"]) {
    await test.step(`one of ${list}`, async () => {
      await page.goto(list);
      // What is kept has an id; the other links below the list are pages of their own.
      await page.locator(`main a[href^="${list}/"]`).and(page.locator('[href*="-"]')).first().click();
      await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}`));
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  }
});
