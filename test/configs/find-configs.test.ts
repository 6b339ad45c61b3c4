import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IMPORTERS, readConfig } from "@/lib/core/importers";
import { useThrowAwayData } from "../store/throw-away-data";
import { openWhole } from "../support/open-whole";

await useThrowAwayData();
const home = mkdtempSync(path.join(tmpdir(), "trefoil-home-"));
const was = { HOME: process.env["HOME"], USERPROFILE: process.env["USERPROFILE"] };
Object.assign(process.env, { HOME: home, USERPROFILE: home });
for (const name of [
  "XDG_CONFIG_HOME",
  "CLAUDE_CONFIG_DIR",
  "CODEX_HOME",
  "CLINE_MCP_SETTINGS_PATH",
  "OPENCODE_CONFIG",
  "APPDATA",
])
  delete process.env[name];
const { findConfigs, readFoundConfig } = await import("@/lib/configs/find-configs");
const { importServers, previewConfig } = await import("@/lib/jobs/import-config");
const { changedFile, findFixable, fixFound } = await import("@/lib/jobs/fix-config");
const { planOf } = await import("@/lib/core/exporters");
const { findSessions } = await import("@/lib/store/sessions");

const FIXTURES = path.join(import.meta.dirname, "../fixtures/configs");
const platform = process.platform === "darwin" || process.platform === "win32" ? process.platform : "linux";

/** Puts a file where a client keeps it; a star becomes a name. */
function put(place: string, text: string): string {
  const file = place.replaceAll("*", "one");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

let written: { id: string; file: string }[];
beforeAll(() => {
  written = IMPORTERS.flatMap(({ id, paths }) => {
    const own = paths(platform, home, {}).find((place) => place.startsWith(home));
    const fixture = readdirSync(path.join(FIXTURES, id))[0]!;
    return own === undefined ? [] : [{ id, file: put(own, readFileSync(path.join(FIXTURES, id, fixture), "utf8")) }];
  });
});
afterAll(() => {
  Object.assign(process.env, was);
  rmSync(home, { recursive: true, force: true });
});

test("every client's file in the home folder is found with its count, and left as it is", async () => {
  const before = written.map(({ file }) => statSync(file).mtimeMs);
  const found = await findConfigs();
  for (const { id, file } of written)
    expect(found, file).toContainEqual(
      expect.objectContaining({ importer: id, path: file, servers: expect.any(Number) }),
    );
  expect(found.filter(({ path: file }) => file.startsWith(home)).map(({ servers }) => servers)).not.toContain(0);
  expect(JSON.stringify(found)).not.toContain("CANARY");
  expect(written.map(({ file }) => statSync(file).mtimeMs)).toEqual(before);
});

test("only what is found can be read", async () => {
  expect(await readFoundConfig(written[0]!.file)).toHaveProperty("text");
  const other = put(path.join(home, "other.json"), "{}");
  expect(await readFoundConfig(other)).toHaveProperty("problem");
  expect(await readFoundConfig(written.find(({ id }) => id === "mcpb")!.file.replace("one", "*"))).toHaveProperty(
    "problem",
  );
});

test("what the rules of Claude Code deny is off in the session that an import makes", async () => {
  const config = put(
    path.join(home, ".claude.json"),
    '{ "mcpServers": { "mail box": { "command": "mail-mcp" }, "web": { "command": "web-mcp" } } }',
  );
  put(
    path.join(home, ".claude", "settings.json"),
    '{ "permissions": { "deny": ["mcp__mail_box__send", "Bash", "mcp__web"] } }',
  );
  expect(await previewConfig({ path: config })).toMatchObject({
    ok: {
      entries: [
        { name: "mail box", hiddenTools: ["send"] },
        { name: "web", disabled: true },
      ],
    },
  });
  const chosen = ["mail box", "web"].map((name) => ({ name, as: name, replace: false }));
  await importServers({ source: { path: config }, chosen, session: { name: "Ruled", host: "none" } });
  expect((await findSessions()).find(({ name }) => name === "Ruled")).toMatchObject({ off: ["mail box/send", "web"] });
});

test("tools that a bundle's manifest describes can be judged before anything is started", async () => {
  const text =
    '{ "manifest_version": "0.3", "name": "keeper", "server": { "type": "node", "entry_point": "a.js" }, "tools": [{ "name": "keep" }] }';
  expect(await previewConfig({ text, fileName: "keeper.mcpb", importer: "auto" })).toMatchObject({
    ok: { importer: "mcpb", entries: [{ name: "keeper", declared: 1 }] },
  });
  await importServers({
    source: { text, fileName: "keeper.mcpb", importer: "auto" },
    chosen: [{ name: "keeper", as: "keeper", replace: false }],
    session: { name: "Bundle", host: "none" },
  });
  const session = await openWhole((await findSessions()).find(({ name }) => name === "Bundle")!);
  expect(session.servers).toMatchObject([
    { name: "keeper", state: "partial", reason: expect.stringContaining("manifest"), tools: [{ id: "keeper/keep" }] },
  ]);
});

test("a fix for a file found here shows no value, leaves the file, and gives it whole when it is asked for", async () => {
  const { file } = written.find(({ id }) => id === "roo")!;
  const before = readFileSync(file, "utf8");
  const plan = planOf(
    {
      name: "s",
      servers: [
        {
          name: "tickets",
          tools: [
            { id: "tickets/list", name: "list" },
            { id: "tickets/close", name: "close" },
          ],
        },
      ],
    },
    { remove: ["tickets/close"] },
  );
  expect(await findFixable("roo")).toContainEqual({ role: "config", path: file, servers: 2 });
  const request = { client: "roo", plan, paths: { config: file }, texts: {} };
  const shown = await fixFound(request);
  expect(JSON.stringify(shown)).not.toContain("CANARY");
  expect(shown).toMatchObject({
    ok: {
      files: [
        {
          role: "config",
          isNew: false,
          diff: expect.arrayContaining([
            expect.objectContaining({ kind: "come", text: expect.stringContaining('"close"') }),
          ]),
        },
      ],
    },
  });
  const whole = await changedFile(request, "config");
  expect("ok" in whole && readConfig("roo", whole.ok.text, file).servers[0]).toMatchObject({
    name: "tickets",
    hiddenTools: ["delete_ticket", "close"],
  });
  expect("ok" in whole && whole.ok.text).toContain("CANARY-roo");
  expect(readFileSync(file, "utf8")).toBe(before);
});

test("a fix reads no other file, whatever the browser asks for", async () => {
  const other = put(path.join(home, "secret.json"), '{ "mcpServers": {} }');
  const plan = planOf({ name: "s", servers: [] });
  for (const paths of [{ config: other }, { settings: other }])
    expect(await fixFound({ client: "claude-code", plan, paths, texts: {} })).toHaveProperty("problem");
});
