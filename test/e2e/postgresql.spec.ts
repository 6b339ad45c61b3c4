import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { freshDatabase, startPostgres, withClient } from "../support/postgres/server.mjs";
import { waitForHydration } from "./support/hydrated";
import { startApp } from "./support/started-app";

const START = fileURLToPath(new URL("../../lib/boot/start.mjs", import.meta.url));
const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));
const MEMORY = fileURLToPath(
  new URL("../../node_modules/@modelcontextprotocol/server-memory/dist/index.js", import.meta.url),
);

test("the same app keeps everything in PostgreSQL, where the next start finds it", async ({ browser }) => {
  const server = await startPostgres();
  const data = mkdtempSync(path.join(tmpdir(), "trefoil-e2e-"));
  const config = path.join(data, "mcp.json");
  writeFileSync(config, JSON.stringify({ mcpServers: { memory: { command: process.execPath, args: [MEMORY] } } }));
  const DATABASE_URL = await freshDatabase(server.address, "template0");
  const run = (program: string, ...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], {
      encoding: "utf8",
      env: { ...process.env, TREFOIL_DATA: data, DATABASE_URL },
    });
  const page = waitForHydration(await browser.newPage());
  try {
    const apart = run(START, "--no-open", "--port", "0", "--no-migrate");
    expect([apart.status, apart.stderr]).toEqual([1, expect.stringContaining("Apply them with “trefoil migrate”")]);
    expect(run(TREFOIL, "migrate").stdout).toContain("applied 0016_start");

    const first = await startApp(["--no-migrate", "--config", config], data, { DATABASE_URL });
    await page.goto(first.address);
    await page.getByLabel("Host").selectOption("none");
    await page.getByRole("button", { name: "Register 1 server" }).click();
    await page.getByRole("button", { name: "Agree to all" }).click();
    await page.getByRole("button", { name: "Agree and list 1 server" }).click();
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "memory", exact: true }) }),
    ).toContainText(/\d+ tools/);
    await page.getByRole("link", { name: "See what they make together" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const board = new URL(page.url()).pathname;
    await page.getByRole("tab", { name: "Report" }).click();
    await page.getByLabel("Reviewer").fill("Grace Hopper");
    await page.getByRole("button", { name: "Save the first page" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved: it stands" })).toBeAttached();
    expect(await first.stop()).toBe(0);

    const second = await startApp([], data, { DATABASE_URL });
    await page.goto(second.address);
    await page.goto(`${second.origin}${board}`);
    await page.getByRole("tab", { name: "Report" }).click();
    await expect(page.getByLabel("Reviewer")).toHaveValue("Grace Hopper");
    const link = page.getByRole("tabpanel").getByRole("link", { name: "Download .md" });
    const report = await (await page.request.get((await link.getAttribute("href"))!)).text();
    expect(report).toContain("memory");
    await page.goto(`${second.origin}/settings/data`);
    await expect(page.getByText("; the key in")).toBeVisible();
    expect(await second.stop()).toBe(0);

    const log = run(TREFOIL, "audit", "export");
    expect(log.stdout).toContain('"kind":"listed"');
    // The address has a password, and no database of its own appeared beside the key.
    const { password } = new URL(DATABASE_URL);
    for (const said of [first.output(), second.output(), await page.content(), apart.stderr, log.stdout])
      expect(said).not.toContain(password);
    expect(readdirSync(data)).not.toContain("trefoil.db");
    expect(
      await withClient(DATABASE_URL, async (client) => (await client.query(`SELECT 1 FROM "Server"`)).rowCount),
    ).toBe(1);
  } finally {
    await page.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});
