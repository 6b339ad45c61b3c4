import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

test.use({ startOptions: ["--demo"], ownApp: true });

const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));
const trefoil = (...args: string[]) => spawnSync(process.execPath, [TREFOIL, ...args], { encoding: "utf8" });

test("a server is recorded and approved, a review reminds, the log tells of it all, and a touched export is found by the command", async ({
  page,
  app,
}) => {
  await page.goto("/governance");
  const grid = page.getByRole("grid", { name: "Servers" });
  await expect(grid).toContainText("no decision");
  await expectAccessible(page);
  await page.getByLabel("Find").fill("mailbox");
  await expect(grid.getByRole("row").nth(1)).toContainText("mailbox");
  await grid.getByRole("row").nth(1).click();
  await expect(page.getByRole("heading", { name: "mailbox: record" })).toBeVisible();
  await expect(page.getByText("Its tools were given by hand: there is no program to look at.")).toBeVisible();

  await page.getByLabel("Owner", { exact: true }).fill("Team Post");
  await page.getByLabel("Written by").fill("Ada");
  await page.getByLabel("Trust level").selectOption("signed source");
  await page.getByLabel("Next review").fill("2020-01-31");
  await page.getByRole("button", { name: "Save record" }).click();
  await expect(page.getByText("Say what this level is based on.")).toBeVisible();
  await page.getByLabel("Reason for that level").fill("The publisher's key, by hand.");
  await page.getByRole("button", { name: "Save record" }).click();
  await expect(page.getByText("Trefoil checks no publisher's signature")).toBeVisible();
  await expect(page.getByText(/Its review is due: overdue since 2020-01-31/)).toBeVisible();

  const whole = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Approval of the server as a whole" }) });
  await whole.getByLabel("Why").fill("Read every tool.");
  await whole.getByLabel("Approved until").fill("2099-12-31");
  await whole.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(whole.getByRole("list", { name: "Decisions" })).toContainText("approved by Ada");
  await expect(whole).toContainText("until 2099-12-31");

  const tools = page.locator("section").filter({ has: page.getByRole("heading", { name: "Its tools" }) });
  await tools.getByLabel(/^All \d+ shown$/).check();
  await tools.getByLabel("Why").fill("Not needed.");
  await tools.getByRole("button", { name: /^Refuse/ }).click();
  await expect(tools.getByRole("listitem").first()).toContainText("refused");
  await expectAccessible(page);

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "A review is due" })).toBeVisible();
  await page.goto("/servers");
  await expect(page.getByText(/review overdue since 2020-01-31/)).toBeVisible();

  await page.goto("/governance/log");
  await expect(page.getByText(/Chain verified: all \d+ entries are intact\./)).toBeVisible();
  await expect(page.getByRole("table", { name: "Entries" })).toContainText("Not needed.");
  await expectAccessible(page);
  await page.getByLabel("What", { exact: true }).selectOption("decision");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("table", { name: "Entries" })).not.toContainText("listing shown");
  await expect(page.getByRole("table", { name: "Entries" })).toContainText("Read every tool.");
  const head = await page.locator("code").first().textContent();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as JSON Lines" }).click();
  const saved = await (await download).path();
  const whole1 = trefoil("audit", "verify", saved, "--head", head!);
  expect(whole1.stdout).toContain("The head that you kept is in it; 1 entry came after.");
  const touched = `${saved}.touched.jsonl`;
  writeFileSync(touched, readFileSync(saved, "utf8").replace("Read every tool.", "Read no tool."));
  const found = trefoil("audit", "verify", touched);
  expect(found.status).toBe(1);
  expect(found.stdout).toContain("was changed");

  for (const at of ["/governance", "/governance/log"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${app.origin}${at}`);
    await expect(page.getByRole("link", { name: "Governance" }).first()).toBeInViewport();
    expect(
      await page.getByRole("navigation", { name: "Main" }).evaluate((nav) => nav.getBoundingClientRect().height),
    ).toBeLessThan(56);
    await expectFits(page);
  }
});
