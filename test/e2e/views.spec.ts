import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

async function openBoard(page: Page) {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Lethal together", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toBeVisible();
}

async function inBothThemes(page: Page, look: () => Promise<void>) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await look();
  }
}

test("the board answers further policies, and compares itself with what is saved", async ({ page }) => {
  await openBoard(page);
  const policies = page.getByRole("region", { name: "Further policies" });
  await expect(policies).toContainText("Rule of Two");
  await policies.getByText("Why, and by which tools").first().click();
  await expect(policies.getByText("mailbox/search_messages").first()).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole("switch", { name: "web-reader" }).click();
  await page.getByRole("link", { name: "Compare with what is saved" }).click();
  await expect(page.getByText("Better: it is one leg short now. Lost or less sure: a way out.")).toBeVisible();
  await expect(page.getByText("web-reader/fetch_page")).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByLabel("After").selectOption({ index: 1 });
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("region", { name: "Verdicts" })).toBeVisible();
});

test("calls are put in order by keyboard, and a recording is walked to the call that made it lethal", async ({ page }, info) => {
  await openBoard(page);
  await page.getByRole("link", { name: "Walk through calls" }).click();
  for (const id of ["mailbox/search_messages", "web-reader/fetch_page"]) {
    await page.getByLabel("Next call").fill(id);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/held from call 2 on: web-reader\/fetch_page/)).toBeVisible();
  await page.getByRole("button", { name: "Move call 2 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").nth(1)).toContainText("web-reader/fetch_page");
  const file = info.outputPath("run.jsonl");
  const call = (id: string, name: string) => JSON.stringify({ type: "assistant", message: { content: [{ type: "tool_use", id, name, input: { note: "a-kept-word" } }] } });
  writeFileSync(file, [call("1", "mcp__mailbox__search_messages"), "{", call("2", "Mystery"), call("3", "mcp__web-reader__fetch_page")].join("\n"));
  await page.getByLabel("Or load a recording").setInputFiles(file);
  await expect(page.getByText(/held from call 3 on: web-reader\/fetch_page/)).toBeVisible();
  await expect(page.getByText("unknown here")).toBeVisible();
  await expect(page.getByText(/Line 2:/)).toBeVisible();
  expect(await page.content()).not.toContain("a-kept-word");
  await inBothThemes(page, () => expectAccessible(page));
});

test("a gate is kept with the session, stands beside the verdict and leaves it lethal", async ({ page }) => {
  await openBoard(page);
  await page.getByRole("tab", { name: "Fix" }).click();
  await page.getByLabel("On", { exact: true }).fill("web-reader");
  await page.getByRole("button", { name: "Add gate" }).click();
  const verdict = page.getByRole("region", { name: "Verdict" });
  await expect(verdict).toContainText("With its gates: Lethal but for 1 gate; one that fails is enough.");
  await expect(verdict.getByRole("heading")).toHaveText("This session can leak.");
  await inBothThemes(page, () => expectAccessible(page));
  await page.reload();
  await expect(verdict).toContainText("With its gates");
});

test("sessions are joined by what one writes and another reads", async ({ page }) => {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Join by stores" }).click();
  for (const name of ["Near miss", "It depends", "Clear"]) await page.getByRole("checkbox", { name, exact: true }).check();
  await page.getByRole("button", { name: "Join them" }).click();
  await expect(page.getByRole("table", { name: "Each session" })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});
