import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessible";
import { waitForHydration } from "./support/hydrated";
import { startApp } from "./support/started-app";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"] });

async function makeLink(page: Page): Promise<string> {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Lethal together", exact: true }).click();
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link", exact: true }).click();
  return page.getByLabel("Link", { exact: true }).inputValue();
}

test("a link opens the same board in a Trefoil that has never heard of the session", async ({ page, browser }) => {
  const link = await makeLink(page);
  expect(link).toContain("/share#s=v2.");
  const other = await startApp();
  const context = await browser.newContext();
  const reader = waitForHydration(await context.newPage());
  const asked: string[] = [];
  reader.on("request", (request) => asked.push(request.url()));
  await reader.goto(other.address);
  await reader.goto(`${other.origin}/share`);
  await reader.getByLabel("Paste the whole link").fill(link);
  await reader.getByRole("button", { name: "Open the link" }).click();
  await expect(reader.getByText("A frozen snapshot someone sent you.")).toBeVisible();
  await expect(reader.getByRole("region", { name: "Verdict" }).getByRole("heading")).toHaveText(
    "This session can leak.",
  );
  await expectAccessible(reader);

  await reader.getByRole("rowheader", { name: "search_messages" }).click();
  await expect(
    reader
      .getByRole("dialog")
      .getByText(/Probability/)
      .first(),
  ).toBeVisible();
  await reader.keyboard.press("Escape");
  await reader.getByRole("switch", { name: "web-reader" }).click();
  await expect(reader.getByRole("region", { name: "Verdict" }).getByRole("heading")).toHaveText(/^One leg short/);
  await expect(reader.getByRole("button", { name: "Save switches" })).toBeHidden();
  await reader.reload();
  await expect(reader.getByText("A frozen snapshot someone sent you.")).toBeVisible();
  await reader.goto(`${other.origin}/sessions`);
  await expect(reader.getByText("No sessions yet")).toBeVisible();

  const secret = link.slice(link.indexOf("v2."));
  expect(asked.filter((url) => !url.startsWith(other.origin) && !url.startsWith("data:"))).toEqual([]);
  expect(asked.filter((url) => url.split("#")[0]!.includes(secret.slice(0, 40)))).toEqual([]);
  await context.close();
  await other.stop();
});

test("every text that leaves is shown first, and names that were taken out are in no copy of it", async ({ page }) => {
  await page.goto("/sessions");
  await page.getByRole("link", { name: "Lethal together", exact: true }).click();
  await page.getByRole("tab", { name: "Share" }).click();
  const search = page.getByRole("searchbox", { name: /texts that leave/ });
  await search.fill("mailbox");
  await expect(page.getByText(/^Found \d+\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Names of servers, with commands" }).check();
  await page.getByRole("checkbox", { name: "Names of tools" }).check();
  await page.getByRole("checkbox", { name: "Descriptions, quotes and reasons" }).check();
  await expect(page.getByText("Not found in any of them.")).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  const file = JSON.stringify(
    JSON.parse(await (await import("node:fs/promises")).readFile(await (await saving).path(), "utf8")),
  );
  expect(file).not.toMatch(/mailbox|web-reader|search_messages|Lethal together/);
  expect(JSON.parse(file).verdict.level).toBe("lethal");
});

test("a damaged link and a link to nothing are refused in words", async ({ page }) => {
  const link = await makeLink(page);
  await page.goto("/share");
  await page.getByLabel("Paste the whole link").fill(link.slice(0, -40));
  await page.getByRole("button", { name: "Open the link" }).click();
  await expect(page.getByRole("heading", { name: "This cannot be opened" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open another" }).click();
  await page.getByLabel("Paste the whole link").fill("https://example.com/");
  await page.getByRole("button", { name: "Open the link" }).click();
  await expect(page.getByRole("heading", { name: "This cannot be opened" })).toBeVisible();
});

test("a report file opens like a link, and another file is refused", async ({ page }) => {
  await makeLink(page);
  await page.getByRole("tab", { name: "Report" }).click();
  const json = await page
    .getByRole("tabpanel")
    .getByRole("link", { name: /\.json$/ })
    .first()
    .getAttribute("href");
  const report = await (await page.request.get(json!)).body();
  await page.goto("/share");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "session.json", mimeType: "application/json", buffer: report });
  await expect(page.getByText("A frozen snapshot someone sent you.")).toBeVisible();
  await page.getByRole("button", { name: "Open another" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"tools":[]}') });
  await expect(page.getByRole("heading", { name: "This cannot be opened" })).toBeVisible();
});
