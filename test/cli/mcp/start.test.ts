import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { answerCall, refusal } from "@/lib/cli/mcp/answer";
import { BoundedLines } from "@/lib/cli/mcp/lines";
import { LIMITS } from "@/lib/cli/mcp/limits";
import { Queue } from "@/lib/cli/mcp/queue";
import whatIf from "@/lib/cli/mcp/tools/what-if";
import { runWith } from "../../support/an-io";
import { anAgent } from "./an-agent";

const CLEAR = "public/examples/clear.json";

describe("what cannot be served is said at the start, with exit code 2", () => {
  const files = {
    "later.json": '{"schema":"trefoil-report/2"}',
    "later-lock.json": '{"schema":"trefoil-lock/7"}',
    "damaged.json": '{"schema":"trefoil-report/1","session":{}}',
    "damaged-lock.json": '{"schema":"trefoil-lock/1"}',
    "damaged-session.json": '{"schema":"trefoil-session/1"}',
    "cut.json": '{"servers":[{"name":"a","to',
    "config.json": '{"mcpServers":{"a":{"command":"touch","args":["started"]}}}',
    "large.json": JSON.stringify({
      servers: [1, 2, 3].map((nth) => ({
        name: `s${nth}`,
        tools: Array.from({ length: 7_000 }, (_, at) => ({ name: `t${at}` })),
      })),
    }),
  };
  test.each([
    ["mcp", "Name a file with --session"],
    ["mcp x.json", "Name each file after --session or --lock"],
    ["mcp --session no-such-file.json", "Cannot read no-such-file.json: there is no such file."],
    [`mcp --session ${CLEAR} no-such-file.json`, "Cannot read no-such-file.json"],
    ["mcp --session -", "Standard input carries the protocol"],
    ["mcp --session later.json", "later.json: this report is of version 2, and this Trefoil reads version 1."],
    [`mcp --session ${CLEAR} --lock later-lock.json`, "this lock is of version 7"],
    ["mcp --session damaged.json", "damaged.json: This is not a Trefoil report of version 1"],
    ["mcp --session damaged-lock.json", "This lock is damaged"],
    ["mcp --session damaged-session.json", "This is not a session file"],
    ["mcp --session cut.json", "cut.json: Line 1, column 25"],
    ["mcp --session config.json", "has no “tools” list"],
    [`mcp --session ${Array(51).fill(CLEAR).join(" ")}`, "At most 50 files"],
    ["mcp --sesion x.json", "Did you mean --session?"],
  ])("%s", async (line, words) => {
    const { code, stdout, stderr } = await runWith(line, { files });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(words);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  test("more tools than it takes", async () => {
    const { code, stdout, stderr } = await runWith("mcp --session large.json", { files });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("more than 20,000 tools");
  });
});

describe("a mistake in a call is one sentence, and the talk goes on", () => {
  test.each([
    ["explain_verdict", {}, "at tool"],
    ["explain_verdict", { tool: 5 }, "at tool"],
    ["explain_verdict", { tool: "nobody" }, "Nothing in this session is called ⟪nobody⟫"],
    ["explain_verdict", { tool: "s1" }, "⟪s1⟫ is a server"],
    ["judge_session", { session: "other" }, "No session that was given is called ⟪other⟫. There is: clear."],
    ["judge_session", { sesion: "clear" }, "There is no argument ⟪sesion⟫."],
    ["changes_since_lock", {}, "No lock was given"],
    ["what_if", {}, "Say what would be added"],
    ["what_if", { add: [{ what: "s1" }] }, "is switched on already"],
    ["what_if", { remove: ["nobody"] }, "Nothing in this session"],
    ["what_if", { define: [{ server: "a", tools: [{}] }] }, "at define.0.tools.0.name"],
    ["what_if", { define: Array(2).fill({ server: "a", tools: Array(300).fill({ name: "t" }) }) }, "At most 500 tools"],
    [
      "what_if",
      { define: [{ server: "a", tools: [{ name: "t", description: "x".repeat(1_000_001) }] }] },
      "larger than 1 MB",
    ],
  ])("%s %j", async (name, args, words) => {
    const agent = await anAgent(["--session", CLEAR]);
    const { isError, text } = await agent.ask(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(words);
    expect(text.split("\n")).toHaveLength(1);
    expect((await agent.ask("list_sessions")).isError).toBe(false);
    await agent.close();
  });

  test("arguments as deep as they come, and a tool that there is not", async () => {
    const agent = await anAgent(["--session", CLEAR]);
    const levels = 80_000;
    const args = `{"define":[{"server":"a","tools":[{"name":"t","inputSchema":${'{"a":'.repeat(levels)}1${"}".repeat(levels)}}]}]}`;
    const answer = await answerCall(whatIf, JSON.parse(args), { sessions: [], locks: [] });
    expect(answer).toEqual(refusal("The arguments are nested too deeply to be read."));
    const params = `{"name":"what_if","arguments":${args}}`;
    agent.toServer.write(`{"jsonrpc":"2.0","method":"tools/call","params":${params},"id":"deep"}\n`);
    await expect(agent.client.callTool({ name: "call_anything", arguments: {} })).rejects.toThrow(
      "There is no such tool",
    );
    await expect(agent.client.listResources()).rejects.toThrow();
    expect((await agent.ask("judge_session")).isError).toBe(false);
    await agent.close();
  });

  test("a message that is far too long is refused by its id, and lines that are none are said", async () => {
    const agent = await anAgent(["--session", CLEAR]);
    await expect(
      agent.client.callTool({ name: "judge_session", arguments: { session: "x".repeat(3_000_000) } }),
    ).rejects.toThrow("longer than 2 MB");
    agent.toServer.write("\u001b[31mno JSON\n\n[]\n");
    expect((await agent.ask("judge_session")).isError).toBe(false);
    expect(agent.said.join("")).not.toContain("\u001b");
    expect(agent.said.length).toBeGreaterThan(1);
    await agent.close();
  });
});

test("a call that was cancelled while it waits is not answered, and the next one is", async () => {
  const agent = await anAgent(["--session", CLEAR]);
  const gone = new AbortController();
  const first = agent.ask("judge_session");
  const second = agent.client.callTool({ name: "judge_session", arguments: {} }, undefined, { signal: gone.signal });
  gone.abort("not needed");
  await expect(second).rejects.toThrow("not needed");
  expect((await first).isError).toBe(false);
  expect((await agent.ask("list_sessions")).isError).toBe(false);
  expect(await agent.close()).toBe(0);
});

test("when the client closes, what it asked before is answered; when the person gives up, it ends", async () => {
  const agent = await anAgent(["--session", CLEAR]);
  const answers = Promise.all([agent.ask("judge_session"), agent.ask("smallest_fix")]);
  expect(await agent.close()).toBe(0);
  expect((await answers).map(({ isError }) => isError)).toEqual([false, false]);
  const other = await anAgent(["--session", CLEAR]);
  other.giveUp();
  expect(await other.ended).toBe(0);
});

test("only so many calls wait", async () => {
  const queue = new Queue(2);
  const signal = new AbortController().signal;
  const turns = [1, 2, 3].map((nth) => queue.run(async () => nth, signal));
  expect(turns[2]).toBeUndefined();
  expect(await Promise.all(turns)).toEqual([1, 2, undefined]);
  await queue.idle();
  expect(await queue.run(async () => 4, signal)).toBe(4);
});

test("lines come whole however they are cut, and one that is too long does not hide the next", async () => {
  const refused: unknown[] = [];
  const lines = new BoundedLines(20, (id) => refused.push(id));
  const out = lines.pipe(new PassThrough());
  const text = `short ö\n{"id":7,"x":"${"y".repeat(40)}"}\nnext\n{"x":"${"y".repeat(40)}","id":"z"}\n${"?".repeat(50)}\n\nlast\n`;
  for (const byte of Buffer.from(text)) lines.write(Buffer.from([byte]));
  lines.end();
  let read = "";
  for await (const chunk of out) read += chunk;
  expect(read).toBe("short ö\nnext\n\nlast\n");
  expect(refused).toEqual([7, "z", undefined]);
  expect(LIMITS.message).toBeGreaterThan(LIMITS.arguments);
});
