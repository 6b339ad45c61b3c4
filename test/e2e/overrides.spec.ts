import { readFileSync } from "node:fs";
import { expectAccessible } from "./support/accessible";
import { expect, test } from "./support/test";

const word = {
  server: "mailbox",
  tool: "send_message",
  leg: "egress",
  verdict: "no",
  by: "Ada",
  at: "2026-03-01T12:00:00.000Z",
  reason: "Only to our own list.",
};
const file = (...overrides: object[]) => ({
  name: "colleagues.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify({ schema: "trefoil-overrides/1", overrides }, null, 1)),
});

test("overrides travel: a file is shown before it is imported, keeps who and why, and comes out as it went in", async ({
  page,
}) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "No overrides yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Choose a file of overrides").setInputFiles(file(word, { ...word, leg: "private", by: "" }));
  await expect(page.getByText(/Line 13: “by” is empty\./)).toBeVisible();
  await expect(page.getByRole("table", { name: "What the file would change" })).toContainText("new");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 override" }).click();
  const list = page.getByRole("table", { name: "Overrides" });
  await expect(list).toContainText("Only to our own list.");
  await expect(list).toContainText("Ada");

  await page.getByLabel("Choose a file of overrides").setInputFiles(file({ ...word, verdict: "yes", by: "Grace" }));
  const preview = page.getByRole("table", { name: "What the file would change" });
  await expect(preview).toContainText("replaces");
  await expect(preview).toContainText("instead of no: Only to our own list. (Ada, 2026-03-01)");
  await page.getByRole("button", { name: "Cancel" }).click();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export all" }).click();
  const saved = await (await download).path();
  expect(JSON.parse(readFileSync(saved, "utf8"))).toEqual({ schema: "trefoil-overrides/1", overrides: [word] });

  await list.getByRole("button", { name: "Remove Egress of send_message?" }).click();
  await list.getByRole("button", { name: "Remove Egress of send_message", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No overrides yet" })).toBeVisible();
});
