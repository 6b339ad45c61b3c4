import path from "node:path";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const root = path.resolve(import.meta.dirname, "../..");
const everything = {
  command: process.execPath,
  args: [path.join(root, "node_modules/@modelcontextprotocol/server-everything/dist/index.js"), "stdio"],
};
const fixture = (name: string) => path.join(root, "test/fixtures/servers", `${name}.mjs`);

test("an import tells how it goes as a whole, and what failed is mended in place", async ({ page }) => {
  await page.goto("/servers/import");
  await page.getByLabel("or paste it").fill(
    JSON.stringify({
      mcpServers: {
        everything,
        pages: { command: process.execPath, args: [fixture("three-pages")] },
        broken: { command: "no-such-program-here" },
        older: { command: "no-such-program-either" },
        away: { command: "left-alone", disabled: true },
      },
    }),
  );
  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText("Several clients write this form")).toBeVisible();
  await page.getByLabel("Name of the session").fill("Desk");
  await page.getByLabel("Host").selectOption("none");
  await page.getByRole("button", { name: "Register 5 servers" }).click();
  await page.getByRole("button", { name: "Agree to all" }).click();
  await page.getByRole("button", { name: "Agree and list 4 servers" }).click();

  const card = page.getByLabel("Progress", { exact: true });
  await expect(card.getByRole("heading", { name: "Desk: 2 of 4 ready" })).toBeVisible();
  await expect(card).toContainText("2 failed · 1 switched off by the config");
  await expect(card.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "2 of 4 ready, 2 failed");
  await expect(page.getByRole("status").filter({ hasText: "Nothing is being listed any more" })).toHaveCount(1);
  const failed = card.getByRole("list", { name: "Failed" });
  await expect(failed).toContainText("broken: The command “no-such-program-here” was not found");
  await expectAccessible(page);

  // Another command, for which consent is asked again; the way leads back to the session.
  await failed.getByRole("button", { name: "Edit broken" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Command" }).fill(process.execPath);
  await dialog.getByLabel("Arguments").fill(fixture("three-pages"));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Agree and list broken" }).click();
  await expect(card.getByRole("heading", { name: "Desk: 3 of 4 ready" })).toBeVisible();

  // Its tools as a paste, by keyboard alone.
  await failed.getByRole("button", { name: "Paste its tools: older" }).focus();
  await page.keyboard.press("Enter");
  await dialog
    .getByLabel("Answer to tools/list")
    .fill('{"tools": [{"name": "read_mail", "inputSchema": {"type": "object"}}]}');
  await dialog.getByRole("button", { name: "Keep these tools" }).click();
  await expect(card.getByRole("heading", { name: "Desk: 4 of 4 ready" })).toBeVisible();
  await expect(failed).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await card.getByRole("link", { name: "See what they make together" }).click();
  await page.waitForURL(/\/sessions\/[0-9a-f-]{36}/);
});

test("what a server offers beside its tools is shown entry by entry, also under a new name", async ({ page }) => {
  await page.goto("/servers/add");
  await page.getByLabel("Name", { exact: true }).fill("sample");
  await page.getByRole("textbox", { name: "Command" }).fill(everything.command);
  await page.getByLabel("Arguments").fill(everything.args.join("\n"));
  await page.getByRole("button", { name: "Continue to agree" }).click();
  await page.getByRole("button", { name: "Agree and list sample" }).click();
  await page.getByRole("link", { name: "See what it offers" }).click();

  await page.getByRole("region", { name: "Beside its tools" }).getByRole("link", { name: "Instructions" }).click();
  await expect(page.getByRole("list", { name: "Instructions" })).toContainText("Server");
  const kinds = page.getByRole("navigation", { name: "What it offers beside its tools" });
  await kinds.getByRole("link", { name: /^Prompts [1-9]/ }).click();
  await expect(page.getByText("not counted")).toBeVisible();
  await kinds.getByRole("link", { name: /^Resource templates [1-9]/ }).click();
  await expect(page.getByRole("list", { name: "Resource templates" })).toContainText("{");
  await kinds.getByRole("link", { name: /^Resources [1-9]/ }).click();
  const entries = page.getByRole("list", { name: "Resources", exact: true });
  await entries.getByText("Why it counts so").first().click();
  await expect(entries.getByText(/^Egress: no/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Find in Resources" }).fill("no such words");
  await page.keyboard.press("Enter");
  await expect(page.getByText("None of them matches.")).toBeVisible();
  await kinds.getByRole("link", { name: /^App pages 0/ }).click();
  await expect(page.getByText("This server has no pages shown in the chat.")).toBeVisible();

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("renamed");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByRole("heading", { name: "renamed", level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/tools/beside?kind=prompts");
  await page.getByRole("link", { name: "renamed: prompts" }).click();
  await expect(page.getByRole("list", { name: "Prompts" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});
