import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits } from "./support/fits";
import { waitForHydration } from "./support/hydrated";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

test("the map shows what is lethal, by keyboard, in both themes, and leads to a draft that is not kept", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Compositions" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compositions" })).toBeVisible();
  await expect(page.getByText(/A composition depends only on the three legs of its servers/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const matrix = page.getByRole("group", { name: "Compositions", exact: true });
  await matrix.locator('[tabindex="0"]').focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(matrix.locator(":focus")).toHaveAttribute("aria-label", /: (lethal|safe|not known)/);
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /lethal|safe|Not known/ })
      .first(),
  ).toBeVisible();

  await page.getByText("View as a table").click();
  await expect(page.getByRole("table", { name: "Servers by their legs" })).toBeVisible();

  const before = await (await page.request.get("/api/find")).json();
  await matrix
    .getByRole("button", { name: / and .*: lethal, confirmed$/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sessions\/draft\?server=/);
  await expect(page.getByText("A draft.", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Verdict" }).getByRole("heading")).toHaveText(/can leak/);
  await expectAccessible(page);
  expect(await (await page.request.get("/api/find")).json()).toEqual(before);
  await page.getByLabel("Name of the session").fill("Kept from the map");
  await page.getByRole("button", { name: "Save as a session" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kept from the map" })).toBeVisible();
});

test("a host is part of every composition, and one that is lethal alone is left out with a word about it", async ({
  page,
}) => {
  await page.goto("/compositions");
  await page.getByLabel("Host", { exact: true }).selectOption({ label: "Cursor" });
  await expect(page.getByText(/lethal before any server is added/)).toBeVisible();
  await expect(page).toHaveURL(/host=cursor/);
  await page.reload();
  await expect(page.getByText(/lethal before any server is added/)).toBeVisible();
});

test("on a phone the lists come before the matrix and nothing sticks out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compositions");
  const top = async (name: string) => (await page.getByRole("heading", { name }).boundingBox())!.y;
  await expect
    .poll(async () => (await top("Which two are lethal together")) - (await top("Lethal triples")))
    .toBeGreaterThan(0);
  await expectFits(page);
  await expectAccessible(page);
});

test("the map is reported, sent in a link, and answered by a reviewer", async ({ page, browser }) => {
  await page.goto("/compositions");
  await page.getByRole("tab", { name: "Report" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "HTML" }).click();
  expect((await saving).suggestedFilename()).toBe("compositions.html");

  await page.getByRole("tab", { name: "Share" }).click();
  await expect(page.getByRole("searchbox", { name: /texts that leave/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create link", exact: true }).click();
  const whole = await page.getByLabel("Link", { exact: true }).inputValue();
  const stranger = waitForHydration(await (await browser.newContext()).newPage());
  await stranger.goto(whole);
  await expect(stranger.getByText("A frozen snapshot someone sent you.")).toBeVisible();
  await expect(stranger.getByRole("group", { name: "Compositions", exact: true })).toBeVisible();
  await expectAccessible(stranger);

  await page.reload();
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("For", { exact: true }).fill("Ruth");
  await page.getByRole("button", { name: "Store it here and create a link" }).click();
  const kept = await page.getByLabel("Link", { exact: true }).inputValue();
  const reviewer = waitForHydration(await (await browser.newContext()).newPage());
  await reviewer.goto(kept);
  await expect(reviewer.getByRole("heading", { level: 1, name: "Compositions" })).toBeVisible();
  await reviewer.getByLabel("Comment", { exact: true }).fill("Keep these two apart.");
  await reviewer.getByLabel("Your name").first().fill("Ruth");
  await reviewer.getByRole("button", { name: "Comment", exact: true }).click();
  // The words stand in the box as well until they are sent.
  await expect(reviewer.getByRole("article")).toContainText("Keep these two apart.");
  await expectAccessible(reviewer);

  await page.getByRole("link", { name: "Open the review" }).click();
  await expect(page.getByRole("article")).toContainText("Keep these two apart.");
  await expect(page.getByText(/Nothing has changed/)).toBeVisible();
  await page.goto("/reviews");
  await expect(page.getByRole("link", { name: "Compositions", exact: true }).last()).toBeVisible();
});
