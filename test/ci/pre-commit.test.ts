import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { inProject } from "@/lib/boot/project.mjs";

let folder: string;
let checkout: string;
let project: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "trefoil-hook-"));
  // pre-commit has npm put its checkout below a `node_modules` of its own.
  checkout = path.join(folder, "lib", "node_modules", "trefoil");
  mkdirSync(checkout, { recursive: true });
  for (const name of ["lib", "package.json", "package-lock.json", "tsconfig.json"])
    cpSync(inProject(name), path.join(checkout, name), { recursive: true });
  symlinkSync(inProject("node_modules"), path.join(checkout, "node_modules"));
  project = path.join(folder, "project");
  mkdirSync(project);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const [hook] = parse(readFileSync(inProject(".pre-commit-hooks.yaml"), "utf8")) as { entry: string }[];

function trefoil(...args: string[]) {
  const script = path.join(checkout, "lib", "boot", "trefoil.mjs");
  return spawnSync(process.execPath, [script, ...args], { cwd: project, encoding: "utf8" });
}
const configure = (servers: object) =>
  writeFileSync(path.join(project, ".mcp.json"), JSON.stringify({ mcpServers: servers }));
/** What pre-commit runs for a commit of the config. */
const commit = () => trefoil(...hook!.entry.split(" ").slice(1), ".mcp.json");

test("where pre-commit installs it, the hook passes what is locked and stops a server that nobody looked at", () => {
  const notes = { command: "node", args: ["notes.mjs"] };
  configure({ notes });
  const tools = { tools: [{ name: "read_note", description: "Reads a note.", inputSchema: { type: "object" } }] };
  writeFileSync(path.join(project, "tools.json"), JSON.stringify(tools));
  const locked = trefoil("lock", ".mcp.json", "--tools-list", "notes=tools.json", "-o", "trefoil.lock.json");
  expect(locked.status, locked.stderr).toBe(0);
  const same = commit();
  expect(same.status, same.stdout + same.stderr).toBe(0);

  configure({ notes, mailer: { command: "node", args: ["mailer.mjs"] } });
  const changed = commit();
  expect(changed.status, changed.stderr).toBe(1);
  expect(changed.stdout).toContain("mailer is not in the lock: nobody has looked at its tools.");
});
