import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runWith } from "../support/an-io";

let home: string;

/** A config below the home folder, whose servers would leave a mark when started. */
function keep(file: string, key: string, ...names: string[]): void {
  const full = path.join(home, file);
  mkdirSync(path.dirname(full), { recursive: true });
  const servers = names.map((name) => [name, { command: "touch", args: [path.join(home, "started")] }]);
  writeFileSync(full, JSON.stringify({ [key]: Object.fromEntries(servers) }));
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "trefoil-home-"));
  for (const name of ["HOME", "USERPROFILE"]) vi.stubEnv(name, home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test("without a config, each client that has one here is judged by itself, and nothing is started", async () => {
  keep(".cursor/mcp.json", "mcpServers", "mail", "web");
  keep(".claude.json", "mcpServers", "books");
  const { code, stdout, stderr } = await runWith("scan");
  expect(stderr).toMatch(/Cursor: .*mcp\.json: 2 servers/);
  expect(stderr).toMatch(/Claude Code: .*\.claude\.json: 1 server/);
  expect(stdout.match(/^✖ LETHAL, INCOMPLETE: .*$/gm)).toHaveLength(2);
  expect(stdout).toContain("Cursor, host cursor");
  expect(stdout).toContain("Claude Code, host claude-code");
  expect(stderr).toContain("mail: not started");
  expect(code).toBe(1);
  expect(() => rmSync(path.join(home, "started"))).toThrow();
});

test("a format for machines goes to a folder, one file a client", async () => {
  keep(".cursor/mcp.json", "mcpServers", "mail");
  keep(".claude.json", "mcpServers", "books");
  expect((await runWith("scan --format json")).stderr).toContain("name a folder with -o");
  const { written } = await runWith(["scan", "--format", "json", "-o", "out/"]);
  expect(Object.keys(written).sort()).toEqual(["out/claude-code.trefoil.json", "out/cursor.trefoil.json"]);
});

test("a server that no client has cannot be allowed to start, and a machine without clients says so", async () => {
  expect(await runWith("scan")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("No config of a known client"),
  });
  keep(".cursor/mcp.json", "mcpServers", "mail");
  const { code, stderr } = await runWith("scan --allow-start mial");
  expect([code, stderr]).toEqual([2, expect.stringContaining("--allow-start names “mial”")]);
});
