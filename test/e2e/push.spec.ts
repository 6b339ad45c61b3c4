import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./support/accessible";
import { expectFits } from "./support/fits";
import { expect, test } from "./support/test";

const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));
const FIXTURES = fileURLToPath(new URL("../fixtures/servers/", import.meta.url));

/** Runs the command line on a machine of its own. */
async function trefoil(machine: string, token: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [TREFOIL, "push", ...args], {
    env: { ...process.env, TREFOIL_DATA: machine, TREFOIL_PUSH_TOKEN: token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number>((resolve) => child.once("exit", (one) => resolve(one ?? -1)));
  return { code, said };
}

test("a laptop pushes what it has, and the team sees where it comes from, what it can do and what became worse", async ({
  app,
  page,
}) => {
  await page.goto("/settings/tokens");
  await page.getByLabel("Name", { exact: true }).fill("Laptops");
  await page.getByLabel(/^push: Send what a machine or a build server has/).check();
  await page.getByLabel(/^read: See servers/).uncheck();
  await page.getByRole("button", { name: "Create token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();

  const machine = mkdtempSync(path.join(tmpdir(), "trefoil-e2e-machine-"));
  const [config, offered] = ["mcp.json", "offer.json"].map((name) => path.join(machine, name)) as [string, string];
  const args = [path.join(FIXTURES, "drifts.mjs"), offered];
  writeFileSync(config, JSON.stringify({ mcpServers: { library: { command: process.execPath, args } } }));
  const offer = (...tools: object[]) => writeFileSync(offered, JSON.stringify({ tools }));
  const push = (...more: string[]) =>
    trefoil(machine, token, config, "--to", app.origin, "--label", "Ada’s laptop", "--name", "Editor", ...more);
  const READ = { name: "read_mail", description: "Reads the mails of the inbox, from anyone." };

  offer(READ);
  expect(await push()).toMatchObject({ code: 5, said: expect.stringContaining("Pass --allow-start library") });
  const first = await push("--allow-start", "library");
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining("1 server (1 new, 0 changed, 0 unchanged)") });

  await page.goto("/servers");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "library (Ada’s laptop)" }) });
  await expect(row).toContainText("Ada’s laptop:");
  await expectAccessible(page);
  await page.getByRole("link", { name: "library (Ada’s laptop)" }).click();
  await expect(page.getByText(/^Sent by Ada’s laptop: /)).toBeVisible();

  offer(READ, {
    name: "post_anywhere",
    description: "Posts a text to any web address.",
    inputSchema: { type: "object", properties: { url: { type: "string" } } },
  });
  const second = await push("--allow-start", "library");
  expect(second.said).toContain("1 server (0 new, 1 changed, 0 unchanged). It is lethal.");
  await page.goto(new URL(/http\S+\/sessions\/\S+/.exec(second.said)![0]).pathname);
  await expect(page.getByRole("heading", { name: "Editor (Ada’s laptop)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Verdict" })).toContainText(/This session can (?:probably )?leak/);
  await expect(page.getByRole("grid", { name: "Tools and legs" })).toContainText("from Ada’s laptop · 2 tools");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, "a pushed session on a phone");
  await page.goto("/");
  await expect(page.getByText("What became worse")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Editor (Ada’s laptop)");
  rmSync(machine, { recursive: true });
});
