import { readFileSync } from "node:fs";
import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

test("findings are listed the worst first, given to somebody, accepted, found again by their state, and exported", async ({
  page,
}) => {
  await page.goto("/findings");
  const list = page.getByRole("region", { name: "Findings" });
  await expect(list.getByRole("listitem").first()).toContainText("Critical");
  // What is judged meanwhile would move the lines.
  await expect(page.getByText(/judged again since something changed/)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);

  await list.getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Assign" }).click();
  await page.getByLabel("Who is responsible").fill("Bo");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(list).toContainText("owner: Bo");

  await list.getByRole("checkbox").nth(1).check();
  await page.getByRole("button", { name: "Accept until a date" }).click();
  await page.getByLabel("Who is responsible").fill("Olga");
  await page.getByLabel("Last day").fill("2099-01-31");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByText("Give a reason.")).toBeVisible();
  await page.getByLabel("Why this is acceptable").fill("Moves out in March.");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await expect(list).toContainText("Accepted until 2099-01-31");

  await page.getByLabel("State").selectOption("accepted");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(list).toContainText("1 finding");
  await expect(list).toContainText("accepted by Olga: Moves out in March.");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export JSON" }).click(),
  ]);
  const { findings } = JSON.parse(readFileSync(await file.path(), "utf8")) as { findings: { state: string }[] };
  expect(findings.map(({ state }) => state)).toEqual(["accepted"]);

  await list.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("tab", { name: "Findings", selected: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Findings" })).toContainText("Accepted until 2099-01-31");
});

test("severity is told on one page, in both themes and on a phone", async ({ page }) => {
  await page.goto("/severity");
  await expect(page.getByRole("table", { name: "Severity" })).toContainText("Critical");
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.goto("/findings");
  await expect(page.getByRole("heading", { name: "Findings", exact: true })).toBeVisible();
  await expectFits(page);
});
