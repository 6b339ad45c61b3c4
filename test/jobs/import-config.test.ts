import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

const data = await useThrowAwayData();
const { importServers, previewConfig } = await import("@/lib/jobs/import-config");
const { findSealedSecrets } = await import("@/lib/store/secrets");
const { deleteSession, findSessions } = await import("@/lib/store/sessions");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers } = await import("@/lib/store/servers");

const CANARY = "canary-5f0e3b";
const config = (token: string) => `{
  // two servers, one of them half
  "mcpServers": {
    "mail": { "command": "mail-mcp", "args": ["--folder", "inbox"], "env": { "MAIL_TOKEN": "${token}" } },
    "half": { "args": [] },
  },
}`;
const source = (text: string) => ({ text, fileName: ".mcp.json", importer: "claude-code" });
const choose = (name: string, as = name, replace = false) => ({ name, as, replace });

beforeEach(async () => {
  for (const server of await findServers()) await deleteServer(server.id);
  for (const session of await findSessions()) await deleteSession(session.id);
});

describe("importing a config", () => {
  test("the preview names secrets, tells the line of what is wrong, and holds no value", async () => {
    const outcome = await previewConfig(source(config(CANARY)));
    expect(outcome).toMatchObject({
      ok: {
        importer: "claude-code",
        host: "claude-code",
        entries: [{ name: "mail", secrets: ["MAIL_TOKEN"], line: 4 }],
        problems: [{ entry: "half", line: 5 }],
      },
    });
    expect(JSON.stringify(outcome)).not.toContain(CANARY);
    expect(await findServers()).toEqual([]);
  });

  test("a syntax error is a problem with its line, and nothing is registered", async () => {
    const outcome = await previewConfig(source('{\n "mcpServers": {\n'));
    expect(outcome).toMatchObject({ ok: { entries: [], problems: [{ line: 3 }] } });
  });

  test("the new session starts with what the config switches off, under the name that was chosen", async () => {
    const text =
      '{ "mcpServers": { "mail": { "command": "mail-mcp", "disabledTools": ["send"] }, "old": { "command": "old-mcp", "disabled": true } } }';
    await importServers({
      source: source(text),
      chosen: [choose("mail", "post"), choose("old")],
      session: { name: "Mine", host: "none" },
    });
    expect((await findSessions()).find(({ name }) => name === "Mine")).toMatchObject({
      servers: ["post", "old"],
      off: ["post/send", "old"],
    });
  });

  test("what is chosen is registered with sealed secrets and put into a session", async () => {
    const outcome = await importServers({
      source: source(config(CANARY)),
      chosen: [choose("mail")],
      session: { name: "Mine", host: "claude-code" },
    });
    const [server] = await findServers();
    expect(outcome).toMatchObject({ ok: { serverIds: [server!.id] } });
    expect(await findSessions()).toMatchObject([{ name: "Mine", host: "claude-code", servers: ["mail"] }]);
    expect(Object.keys(await findSealedSecrets(server!.id))).toEqual(["env.MAIL_TOKEN"]);
    for (const file of ["trefoil.db", "trefoil.db-wal"])
      expect(readFileSync(path.join(data, file), "latin1")).not.toContain(CANARY);
  });

  test("a second import knows the same entry, and a changed one", async () => {
    await importServers({ source: source(config("one")), chosen: [choose("mail")], session: null });
    expect(await previewConfig(source(config("one")))).toMatchObject({
      ok: { entries: [{ known: { as: "same" }, freeName: "mail 2" }] },
    });
    expect(await previewConfig(source(config("two")))).toMatchObject({ ok: { entries: [{ known: { as: "name" } }] } });
  });

  test("a session of an import holds the servers that were registered before, and leaves them as they are", async () => {
    const two = `{ "mcpServers": { "mail": { "command": "mail-mcp" }, "web": { "command": "web-mcp" } } }`;
    const one = `{ "mcpServers": { "mail": { "command": "mail-mcp" } } }`;
    await importServers({ source: source(one), chosen: [choose("mail")], session: null });
    const [before] = await findServers();
    const entries = await previewConfig(source(two));
    expect(entries).toMatchObject({ ok: { entries: [{ name: "mail", known: { as: "same" } }, { name: "web" }] } });
    await importServers({
      source: source(two),
      chosen: [choose("mail", "mail", true), choose("web")],
      session: { name: "Both", host: "none" },
    });
    expect(await findSessions()).toMatchObject([{ servers: ["mail", "web"] }]);
    expect(await findServers()).toMatchObject([before!, { name: "web" }]);
  });

  test("an entry that hides other tools than before is a changed one", async () => {
    const text = (hidden: string) =>
      `{ "mcpServers": { "mail": { "command": "mail-mcp", "disabledTools": ["${hidden}"] } } }`;
    await importServers({ source: source(text("send")), chosen: [choose("mail")], session: null });
    expect(await previewConfig(source(text("read")))).toMatchObject({ ok: { entries: [{ known: { as: "name" } }] } });
  });

  test("a registered server is only replaced when that was chosen", async () => {
    await importServers({ source: source(config("one")), chosen: [choose("mail")], session: null });
    expect(
      await importServers({ source: source(config("two")), chosen: [choose("mail")], session: null }),
    ).toMatchObject({ problem: expect.stringContaining("mail") });
    await importServers({ source: source(config("two")), chosen: [choose("mail", "mail", true)], session: null });
    await importServers({ source: source(config("two")), chosen: [choose("mail", "mail 2")], session: null });
    expect((await findServers()).map((server) => server.name)).toEqual(["mail", "mail 2"]);
  });

  test("a path that was not offered is not read", async () => {
    const file = path.join(data, "other.json");
    writeFileSync(file, config(CANARY));
    expect(await previewConfig({ path: file })).toEqual({ problem: expect.stringContaining("not one of") });
  });
});
