import { describe, expect, test } from "vitest";
import { findServer, targetsOf } from "@/lib/core/guard/find-tool";
import type { GuardedTool } from "@/lib/core/guard/rules";
import { rulesFor } from "./scenarios/replay";

const rules = rulesFor();
const meta = (calls: GuardedTool["calls"]): GuardedTool => ({
  ...rules.tools.find(({ id }) => id === "web/http_request")!,
  id: "gateway/run",
  server: "gateway",
  name: "run",
  calls,
});
const reached = (tool: GuardedTool, args: unknown) => targetsOf(rules, { tool, args }).map((one) => one.tool.id);

describe("what a tool about tools is told to call", () => {
  const one = meta({ tool: "tool", server: "server", arguments: "arguments" });
  const many = meta({ tool: "calls.tool", arguments: "calls.args" });

  test.each([
    [{ tool: "mail/send_message" }, ["mail/send_message"]],
    [{ tool: "mail:send_message" }, ["mail/send_message"]],
    [{ tool: "mail__send_message" }, ["mail/send_message"]],
    [{ tool: "send_message", server: "mail" }, ["mail/send_message"]],
  ])("%o is read", (args, ids) => {
    expect(reached(one, args)).toEqual(ids);
  });

  test("a list of calls is judged call by call, each with its own arguments", () => {
    const calls = [
      { tool: "contacts/search", args: { query: "Ada" } },
      { tool: "mail/send_message", args: JSON.stringify({ to: "ada@acme.test" }) },
    ];
    expect(targetsOf(rules, { tool: many, args: { calls } })).toEqual([
      expect.objectContaining({ tool: expect.objectContaining({ id: "contacts/search" }), args: { query: "Ada" } }),
      expect.objectContaining({
        tool: expect.objectContaining({ id: "mail/send_message" }),
        args: { to: "ada@acme.test" },
      }),
    ]);
  });

  test.each([
    ["one of several is unknown", { calls: [{ tool: "contacts/search" }, { tool: "who/knows" }] }],
    ["no name is there", { calls: [] }],
    ["a name is no text", { calls: [{ tool: 7 }] }],
    ["the list is none", { calls: "contacts/search" }],
    ["a second tool about tools is called", { calls: [{ tool: "gateway/run" }] }],
  ])("when %s, it counts as itself: the worst that it can reach", (_, args) => {
    expect(reached(many, args)).toEqual(["gateway/run"]);
  });

  test("more calls than are read count as itself, too", () => {
    const calls = Array.from({ length: 200 }, (_, at) => ({ tool: at < 60 ? "contacts/search" : "mail/send_message" }));
    expect(reached(many, { calls })).toEqual(["gateway/run"]);
  });
});

test("the name of an unknown tool tells its server, where the lock has that", () => {
  expect(findServer(rules.tools, { name: "mcp__mail__new" })).toBe("mail");
  expect(findServer(rules.tools, { name: "new", server: "mail" })).toBe("mail");
  expect(findServer(rules.tools, { name: "mcp__mailer__new" })).toBeUndefined();
  expect(findServer(rules.tools, { name: "Read" })).toBeUndefined();
});
