import { describe, expect, test } from "vitest";
import { composeSession } from "@/lib/core/session/compose";
import { askedFor, offByConfig } from "@/lib/core/session/hidden-tools";
import { toolIds } from "@/lib/core/session/tool-ids";
import type { ListedServer } from "@/lib/core/session/compose-server";
import { ServerSchema } from "@/lib/core/model/server";
import { SessionSpecSchema, type SessionSpec } from "@/lib/core/model/session";
import { takeSnapshot } from "@/lib/core/snapshots/take";

const AT = "2026-11-20T12:00:00.000Z";
const aListed = (name: string, tools: string[], server: Record<string, unknown> = {}): ListedServer => ({
  server: ServerSchema.parse({ name, transport: { kind: "given" }, ...server }),
  snapshot: takeSnapshot({ tools: tools.map((tool) => ({ name: tool })) }, AT),
});
const aSpec = (spec: Partial<SessionSpec> = {}): SessionSpec =>
  SessionSpecSchema.parse({ name: "work", servers: [], ...spec });

test("tools are named by server and tool, further ones of the same name are numbered", () => {
  expect(toolIds("mail", ["send", "read", "send", "send"])).toEqual([
    "mail/send",
    "mail/read",
    "mail/send#2",
    "mail/send#3",
  ]);
});

test("numbering never gives two tools one id, whatever they are called", () => {
  const names = ["send#2", "send", "send", "send#2", "send#2#2"];
  expect(new Set(toolIds("mail", names)).size).toBe(names.length);
});

describe("a session", () => {
  test("holds every tool of its servers with a classification and a digest", () => {
    const session = composeSession(aSpec(), [aListed("mail", ["read", "send"])], []);
    expect(session.servers[0]!.tools.map((tool) => [tool.id, tool.digest?.length])).toEqual([
      ["mail/read", 64],
      ["mail/send", 64],
    ]);
    expect(session.servers[0]!.listing).toMatchObject({ at: AT });
  });

  test("begins with its host's own tools", () => {
    const session = composeSession(aSpec({ host: "claude-code" }), [aListed("mail", ["read"])], []);
    expect(session.servers.map((server) => [server.name, server.builtIn ?? false])).toEqual([
      ["host:claude-code", true],
      ["mail", false],
    ]);
  });

  test("has no such server without a host, and keeps the name of a host that is not known", () => {
    expect(composeSession(aSpec(), [], []).servers).toEqual([]);
    expect(composeSession(aSpec({ host: "unheard-of" }), [], [])).toMatchObject({ host: "unheard-of", servers: [] });
  });

  test("keeps what is switched off in sight: servers, single tools, the host's tools", () => {
    const session = composeSession(
      aSpec({ host: "claude-code", off: ["mail", "web/fetch", "host:claude-code/Bash"] }),
      [aListed("mail", ["read"]), aListed("web", ["fetch", "search"])],
      [],
    );
    const off = session.servers.flatMap((server) => [
      ...(server.off ? [server.name] : []),
      ...server.tools.filter((tool) => tool.off && !tool.onRequest).map((tool) => tool.id),
    ]);
    expect(off).toEqual(["host:claude-code/Bash", "mail", "web/fetch"]);
  });

  test("starts with the switches of the configs: disabled servers and hidden tools are off", () => {
    const listed = [
      aListed("mail", ["read", "send"], { hiddenTools: ["send"] }),
      aListed("old", ["x"], { disabled: true }),
    ];
    const off = offByConfig(listed.map(({ server }) => server));
    expect(off).toEqual(["mail/send", "old"]);
    const session = composeSession(aSpec({ off }), listed, []);
    expect(session.servers.map((server) => server.off)).toEqual([false, true]);
    expect(session.servers[0]!.tools.map((tool) => tool.off)).toEqual([false, true]);
  });

  test("has on what a person switched on again, though the config disables it", () => {
    const session = composeSession(aSpec(), [aListed("mail", ["send"], { hiddenTools: ["send"], disabled: true })], []);
    expect(session.servers[0]).toMatchObject({ off: false, tools: [{ off: false }] });
  });

  test("keeps off what an allow-list or pattern of the config hides, also what the server adds later, unless it was switched on", () => {
    const listed = [
      aListed("mail", ["read", "send", "added_later"], { onlyTools: ["read"] }),
      aListed("db", ["query", "drop_table"], { hiddenTools: ["drop_*"] }),
    ];
    expect(offByConfig(listed.map(({ server }) => server))).toEqual([]);
    const off = (on?: string[]) =>
      composeSession(aSpec({ on }), listed, []).servers.flatMap((server) =>
        server.tools.filter((tool) => tool.off).map((tool) => tool.id),
      );
    expect(off()).toEqual(["mail/send", "mail/added_later", "db/drop_table"]);
    expect(off(["mail/send"])).toEqual(["mail/added_later", "db/drop_table"]);
    expect(askedFor(composeSession(aSpec(), listed, []), new Set(["mail/added_later"]))).toEqual([
      "mail/send",
      "db/drop_table",
    ]);
  });

  test("gives no id twice, though a server or tool is named so that it would be", () => {
    const session = composeSession(
      aSpec({ host: "claude-code" }),
      [aListed("a", ["b/c"]), aListed("a/b", ["c"]), aListed("host:claude-code", ["Bash"])],
      [],
    );
    const ids = session.servers.flatMap((server) => server.tools.map((tool) => tool.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("host:claude-code/Bash#2");
  });

  test("holds a server that could not be listed, with the reason, and one that was listed in part", () => {
    const partial = { ...aListed("big", ["a"]) };
    partial.snapshot = { ...partial.snapshot!, extent: "partial", extentReason: "More than 5,000 tools." };
    const silent: ListedServer = {
      server: ServerSchema.parse({ name: "silent", transport: { kind: "given" } }),
      unlistedReason: "It did not answer.",
    };
    const never: ListedServer = { server: ServerSchema.parse({ name: "never", transport: { kind: "given" } }) };
    expect(
      composeSession(aSpec(), [partial, silent, never], []).servers.map(({ name, state, reason }) => [
        name,
        state,
        reason,
      ]),
    ).toEqual([
      ["big", "partial", "More than 5,000 tools."],
      ["silent", "unlisted", "It did not answer."],
      ["never", "unlisted", "Its tools have never been fetched."],
    ]);
  });
});
