import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { freshDatabase, startPostgres, withClient } from "../support/postgres/server.mjs";
import { waitForHydration } from "./support/hydrated";
import { startApp } from "./support/started-app";

const START = fileURLToPath(new URL("../../lib/boot/start.mjs", import.meta.url));
const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));
const real = (name: string) => ({
  command: process.execPath,
  args: [fileURLToPath(new URL(`../../node_modules/@modelcontextprotocol/${name}/dist/index.js`, import.meta.url))],
});
const SERVERS = { memory: real("server-memory"), thinking: real("server-sequential-thinking") };

test("the same app keeps everything in PostgreSQL, where the next start finds it", async ({ browser }) => {
  const server = await startPostgres();
  const data = mkdtempSync(path.join(tmpdir(), "trefoil-e2e-"));
  const config = path.join(data, "mcp.json");
  writeFileSync(config, JSON.stringify({ mcpServers: SERVERS }));
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
    expect(run(TREFOIL, "migrate").stdout).toContain("0016_start");

    const first = await startApp(["--no-migrate", "--allow-starts-from-network", "--config", config], data, {
      DATABASE_URL,
    });
    await page.goto(first.address);
    await registerAll(page);
    await page.getByRole("link", { name: "See what they make together" }).click();
    await page.getByRole("tab", { name: "Report" }).click();
    const board = new URL(page.url()).pathname;
    await page.getByLabel("Reviewer").fill("Grace Hopper");
    await page.getByRole("button", { name: "Save the first page" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Saved: it stands" })).toBeAttached();
    // A listing that is under way when the app ends is not kept.
    const told = () => run(TREFOIL, "audit", "export").stdout;
    await expect.poll(told).toContain('"kind":"listed"');
    expect(await first.stop()).toBe(0);

    const second = await startApp([], data, { DATABASE_URL });
    await page.goto(second.address);
    await page.goto(`${second.origin}${board}`);
    await page.getByRole("tab", { name: "Report" }).click();
    await expect(page.getByLabel("Reviewer")).toHaveValue("Grace Hopper");
    const link = page.getByRole("tabpanel").getByRole("link", { name: "Download .md" });
    const report = await (
      await page.request.get(new URL((await link.getAttribute("href"))!, second.origin).href)
    ).text();
    for (const words of ["Grace Hopper", "memory", "thinking"]) expect(report).toContain(words);
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
    const rows = await withClient(DATABASE_URL, (client) => client.query(`SELECT "name" FROM "Server" ORDER BY 1`));
    expect(rows.rows.map(({ name }: { name: string }) => name)).toEqual(Object.keys(SERVERS));
  } finally {
    await page.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

/** Registers the servers of the config, agrees to their command lines and waits for their tools. */
async function registerAll(page: Page): Promise<void> {
  await page.getByLabel("Host").selectOption("none");
  await page.getByRole("button", { name: "Register 2 servers" }).click();
  await page.getByRole("button", { name: "Agree to all" }).click();
  await page.getByRole("button", { name: "Agree and list 2 servers" }).click();
  for (const name of Object.keys(SERVERS))
    await expect(
      page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) }),
    ).toContainText(/\d+ tools?/);
}
