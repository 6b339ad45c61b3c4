import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBothThemes } from "./support/accessible";
import { expectFits } from "./support/fits";
import { openView } from "./support/open-view";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

const VIEWS = ["Matrix", "Lethal combinations", "Attack path", "Findings", "Fix", "Report", "Share"];

async function openBoard(page: Page, name = "Lethal together") {
  await page.goto("/sessions");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeVisible();
}
const verdict = (page: Page) => page.getByRole("region", { name: "Verdict" }).getByRole("heading");

test("a switch changes the verdict at once, the address remembers it, and undo takes it back", async ({ page }) => {
  await openBoard(page);
  await expect(verdict(page)).toHaveText("This session can leak.");
  await page.getByRole("switch", { name: "web-reader" }).click();
  await expect(verdict(page)).not.toHaveText("This session can leak.");
  await expect(page).toHaveURL(/off=web-reader/);
  await page.reload();
  await expect(page.getByRole("switch", { name: "web-reader" })).not.toBeChecked();
  await expect(verdict(page)).not.toHaveText("This session can leak.");
  await page.getByRole("switch", { name: "web-reader" }).hover();
  await expect(page.getByText(/Switching web-reader on makes this session lethal/)).toBeVisible();
  await page.getByRole("switch", { name: "web-reader" }).click();
  await expect(verdict(page)).toHaveText("This session can leak.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("switch", { name: "web-reader" })).not.toBeChecked();
});

test("verdict, named trefoil and matrix are seen in one look, and a click on a region highlights it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page);
  const band = page.getByRole("region", { name: "Verdict" });
  // Under a third of the window, in the widest font of the machines that this runs on too.
  await expect.poll(async () => (await band.boundingBox())!.height).toBeLessThan(900 / 3);
  await expect(page.getByRole("rowheader", { name: "search_messages" })).toBeInViewport();
  const region = page
    .getByRole("list", { name: "Who holds which legs" })
    .getByRole("button", { name: /mailbox/ })
    .first();
  await region.click();
  await expect(region).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('[role="row"][data-lit]').first()).toBeVisible();
  await page.getByRole("switch", { name: "web-reader" }).click();
  await expect(page.getByRole("switch", { name: "web-reader" })).not.toBeChecked();
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("switch", { name: "web-reader" })).toBeChecked();
});

test("saved switches are there for the next visitor of the plain address", async ({ page }) => {
  await openBoard(page);
  await expect(page).toHaveURL(/\/sessions\/[0-9a-f-]{36}$/);
  const plain = page.url();
  await page.getByRole("switch", { name: "mailbox" }).click();
  await page.getByRole("button", { name: "Save switches" }).click();
  // While it saves the button has another name, so that its absence says nothing.
  await expect(page.getByRole("status").filter({ hasText: "Switches saved." })).toBeAttached();
  await expect(page.getByRole("button", { name: "Discard changes" })).toBeHidden();
  await page.goto(plain);
  await expect(page.getByRole("switch", { name: "mailbox" })).not.toBeChecked();
});

test("the whole way works with the keyboard alone", async ({ page }) => {
  await openBoard(page);
  await page.keyboard.press("/");
  await page.keyboard.type("search_mess");
  const grid = page.getByRole("grid", { name: "Tools and legs" });
  await expect(grid.getByRole("rowheader", { name: "search_messages" })).toBeVisible();
  await expect(grid.getByRole("rowheader", { name: "read_message" })).toBeHidden();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  for (let steps = 0; steps < 60; steps++) {
    if (await page.evaluate(() => document.activeElement?.closest("[role=grid]") !== null)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(":focus")).toHaveText("search_messages");
  await page.keyboard.press("e");
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("heading", { name: "search_messages" })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Private data" })).toContainText("Probability");
  await expect(drawer.locator("mark").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.locator(":focus")).toHaveText("search_messages");
  await page.keyboard.press("x");
  await expect(page).toHaveURL(/off=mailbox%2Fsearch_messages/);
  await page.keyboard.press("u");
  await expect(page).not.toHaveURL(/off=/);
  await page.keyboard.press("g");
  await page.keyboard.press("f");
  await expect(page.getByRole("tab", { name: "Fix" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys on the board" })).toBeVisible();
  await page.keyboard.press("Escape");
});

test("a cut that is tried out ends the leak, and the split becomes sessions that do not leak", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("button", { name: "Show the fix" }).click();
  await page.getByRole("button", { name: "Try it" }).first().click();
  await expect(verdict(page)).toHaveText(/^One leg short/);
  await page.keyboard.press("u");
  await page.getByRole("button", { name: /^Create \d sessions?$/ }).click();
  await expect(page).toHaveURL(/\/sessions$/);
  const parts = page.getByRole("listitem").filter({ hasText: "Lethal together, without" });
  await expect(parts.first()).toBeVisible();
  for (const part of await parts.all()) await expect(part).not.toContainText("can leak");
});

test("a person's verdict needs a reason, outweighs the words, and is told with who and why", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("rowheader", { name: "search_messages" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Override private data" }).click();
  await drawer.getByRole("button", { name: "Save override" }).click();
  await expect(drawer.getByText("Give a reason.")).toBeVisible();
  await drawer.getByLabel("Why").fill("This mailbox holds newsletters only.");
  await drawer.getByLabel("Your name").fill("Ada");
  await drawer.getByRole("button", { name: "Save override" }).click();
  await expect(drawer.getByRole("heading", { name: "Private data: no" })).toBeVisible();
  await expect(drawer.getByRole("blockquote")).toContainText("This mailbox holds newsletters only.");
  await expect(drawer.getByRole("blockquote")).toContainText("Ada");
});

test("what is written on the first page is kept, and stands on the report", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("tab", { name: "Report" }).click();
  await page.getByLabel("Reviewer").fill("Grace Hopper");
  await page.getByLabel("Scope").fill("The agent of the support team.");
  await page.getByLabel("Owner of action 1").fill("Olga");
  await page.getByLabel("Due date of action 1").fill("2027-03-31");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole("button", { name: "Save the first page" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved: it stands" })).toBeAttached();
  await page.reload();
  await page.getByRole("tab", { name: "Report" }).click();
  await expect(page.getByLabel("Reviewer")).toHaveValue("Grace Hopper");
  await page.getByRole("checkbox", { name: "With tables of every tool" }).check();
  const link = page.getByRole("tabpanel").getByRole("link", { name: "Download .html" });
  const report = await (await page.request.get((await link.getAttribute("href"))!)).text();
  for (const words of [
    "Grace Hopper",
    "The agent of the support team.",
    "Olga",
    "31 March 2027",
    "Appendix: every tool",
  ])
    expect(report).toContain(words);
});

test("every format of the report can be downloaded, with the switches as they stand", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("switch", { name: "web-reader" }).click();
  await expect(page).toHaveURL(/off=/);
  await page.getByRole("tab", { name: "Report" }).click();
  const links = page.getByRole("tabpanel").getByRole("link");
  await expect.poll(() => links.count()).toBeGreaterThanOrEqual(4);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute("href"))!);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-disposition"]).toContain("attachment");
  }
  const json = await links
    .filter({ hasText: /\.json$/ })
    .first()
    .getAttribute("href");
  const report = (await (await page.request.get(json!)).json()) as { verdict: { level: string } };
  expect(report.verdict.level).not.toBe("lethal");
});

test("every view is accessible in both themes", async ({ page }) => {
  await page.goto("/sessions");
  await expectAccessibleInBothThemes(page);
  await openBoard(page);
  for (const name of VIEWS) {
    await openView(page, name);
    await expectAccessibleInBothThemes(page);
  }
  await openView(page, "Matrix");
  await page.getByRole("rowheader", { name: "search_messages" }).click();
  await expect(page.getByRole("dialog").locator("mark").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("at 360 pixels, as at 400 % zoom, nothing but the wide grid and pictures scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page);
  for (const name of VIEWS) {
    await openView(page, name);
    await expectFits(page, name);
  }
});
