import { describe, expect, test } from "vitest";
import { composeSession } from "@/lib/core/session/compose";
import { composeServer, type ListedServer } from "@/lib/core/session/compose-server";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { LEGS } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";
import { findMetaTools } from "@/lib/core/findings/meta-tools";
import type { Override } from "@/lib/core/model/verdict";

const CALL: Tool = {
  name: "call_tool",
  description: "Calls one of the tools.",
  inputSchema: { type: "object", properties: { tool_name: { type: "string" }, arguments: { type: "object" } } },
};
const FETCH: Tool = {
  name: "fetch_url",
  description: "Fetches a web page from any address.",
  inputSchema: { type: "object", properties: { url: { type: "string" } } },
};

const listed = (name: string, tools: Tool[], args?: string[]): ListedServer => ({
  server: {
    name,
    transport: args ? { kind: "stdio", command: "docker", args, env: [] } : { kind: "given" },
    disabled: false,
    hiddenTools: [],
  },
  snapshot: takeSnapshot({ tools }, "2026-11-20T12:00:00.000Z"),
});
const toolOf = (entry: ListedServer, name: string, overrides: Override[] = []) =>
  composeServer(entry, overrides).tools.find(({ tool }) => tool.name === name)!;

describe("a tool that calls others", () => {
  test("holds what the other tools of its server hold, with the tool as evidence", () => {
    const entry = listed("hub", [CALL, FETCH]);
    const { classification, meta } = toolOf(entry, "call_tool");
    expect(classification.egress.verdict).toBe("yes");
    expect(classification.untrusted.verdict).toBe("yes");
    expect(meta).toMatchObject({ kind: "call" });
    expect(meta!.words).toContain("1 other tool of this server");
  });

  test("is possible on every leg that nothing listed holds, since not all is listed", () => {
    const { classification } = toolOf(listed("hub", [CALL]), "call_tool");
    for (const leg of LEGS) expect(classification[leg].verdict).not.toBe("no");
  });

  test("holds no more than the names that its schema fixes", () => {
    const narrow = { ...CALL, inputSchema: { properties: { tool: { enum: ["sum"] }, args: { type: "object" } } } };
    const sum: Tool = { name: "sum", description: "Adds two numbers." };
    const { classification, meta } = toolOf(listed("calc", [narrow, sum, FETCH]), "call_tool");
    expect(meta!.words).not.toContain("not known");
    for (const leg of LEGS) expect(classification[leg].evidence.map(({ signal }) => signal)).not.toContain("meta-tool");
  });

  test("keeps a person's word", () => {
    const word: Override = {
      server: "hub",
      tool: "call_tool",
      leg: "egress",
      verdict: "no",
      by: "Ada",
      at: "",
      reason: "Closed.",
    };
    expect(toolOf(listed("hub", [CALL, FETCH]), "call_tool", [word]).classification.egress.verdict).toBe("no");
  });

  test("of a gateway holds what the servers behind it hold", () => {
    const plain = { ...CALL, name: "show_entry", description: "Shows an entry." };
    const gateway = listed("docker", [plain], ["mcp", "gateway", "run", "--servers=web,mail"]);
    const spec = { name: "s", host: "none", servers: ["docker", "web"], off: [] };
    const session = composeSession(spec, [gateway, listed("web", [FETCH])], []);
    const call = session.servers.find(({ name }) => name === "docker")!.tools[0]!;
    expect(call.classification.untrusted.verdict).toBe("yes");
    expect(call.classification.untrusted.evidence.find(({ signal }) => signal === "meta-tool")).toMatchObject({
      signal: "meta-tool",
      quote: "web/fetch_url",
    });
    expect(call.meta!.words).toContain("Behind it: web, mail.");
  });
});

test("tools that find others hold nothing more and are told of", () => {
  const find: Tool = { name: "find_tools", description: "Search the tools of all upstream servers." };
  const session = composeSession(
    { name: "s", host: "none", servers: ["hub"], off: [] },
    [listed("hub", [find, FETCH])],
    [],
  );
  expect(findMetaTools(session).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    "LT013 Tool hub/find_tools is about other tools. Tells of tools that are not listed here. What they can do is not known.",
  ]);
});
