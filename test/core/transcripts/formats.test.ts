import { describe, expect, test } from "vitest";
import { LOG_SCHEMA } from "@/lib/core/guard/log";
import { readTranscript } from "@/lib/core/transcripts";

const lines = (...entries: unknown[]): string =>
  entries.map((entry) => (typeof entry === "string" ? entry : JSON.stringify(entry))).join("\n");
const secret = { secret: "hunter2" };

const CODEX = lines(
  {
    timestamp: "2026-11-22T10:00:00Z",
    type: "session_meta",
    payload: { id: "019a", cwd: "/w", cli_version: "0.60.0" },
  },
  { timestamp: "2026-11-22T10:00:01Z", type: "event_msg", payload: { type: "user_message", message: "go" } },
  {
    timestamp: "2026-11-22T10:00:02Z",
    type: "response_item",
    payload: {
      type: "function_call",
      name: "mcp__issues__get_issue",
      arguments: JSON.stringify(secret),
      call_id: "c1",
    },
  },
  {
    timestamp: "2026-11-22T10:00:03Z",
    type: "event_msg",
    payload: {
      type: "mcp_tool_call_end",
      call_id: "c1",
      invocation: { server: "issues", tool: "get_issue", arguments: secret },
      result: { Ok: { content: [] } },
    },
  },
  {
    timestamp: "2026-11-22T10:00:04Z",
    type: "response_item",
    payload: { type: "function_call_output", call_id: "c1", output: "hunter2" },
  },
  {
    timestamp: "2026-11-22T10:00:05Z",
    type: "response_item",
    payload: { type: "local_shell_call", call_id: "c2", action: { type: "exec", command: ["ls"] } },
  },
  {
    timestamp: "2026-11-22T10:00:06Z",
    type: "response_item",
    payload: { type: "function_call", arguments: "{}", call_id: "c3" },
  },
);
const GEMINI = lines(
  { sessionId: "s", projectHash: "abc", startTime: "2026-11-22T10:00:00Z", kind: "main" },
  { id: "1", type: "user", content: "go" },
  {
    id: "2",
    type: "gemini",
    content: "",
    toolCalls: [{ id: "t1", name: "read_file", args: secret, status: "executing" }],
  },
  {
    id: "2",
    type: "gemini",
    content: "",
    toolCalls: [{ id: "t1", name: "read_file", args: secret, status: "success", result: "hunter2" }],
  },
  {
    id: "3",
    type: "gemini",
    content: "",
    toolCalls: [{ id: "t2", name: "mcp_web_fetch", args: {}, status: "cancelled" }],
  },
  { $rewindTo: "1" },
  { id: "4", type: "gemini", content: "", toolCalls: [{ id: "t3", name: "web_fetch", args: {}, status: "success" }] },
);
const RESPONSES = JSON.stringify({
  object: "response",
  output: [
    { type: "mcp_list_tools", id: "l", server_label: "issues", tools: [] },
    {
      type: "mcp_call",
      id: "m1",
      server_label: "issues",
      name: "get_issue",
      arguments: JSON.stringify(secret),
      output: "hunter2",
    },
    { type: "web_search_call", id: "w1", status: "completed" },
    { type: "function_call", id: "f1", call_id: "c1", name: "send", arguments: "{}" },
    { type: "function_call", id: "f2", call_id: "c2", arguments: "{}" },
    { type: "message", role: "assistant", content: [] },
  ],
});
const span = (name: string | undefined, at: string, more: object = {}) => ({
  object: "trace.span",
  id: `span_${at}`,
  trace_id: "t",
  started_at: `2026-11-22T10:00:${at}Z`,
  span_data: { type: "function", name, input: JSON.stringify(secret), output: "hunter2", ...more },
});
const AGENTS = lines(
  { object: "trace", id: "t", workflow_name: "w" },
  span("send", "09"),
  span("get_issue", "01", { mcp_data: { server: "issues" } }),
  { object: "trace.span", id: "x", span_data: { type: "response", response_id: "r" } },
  span(undefined, "05"),
);
const entry = (event: string, tool: string, session = "a") => ({
  schema: LOG_SCHEMA,
  at: "2026-11-22T10:00:00Z",
  event,
  client: "claude-code",
  session,
  tool,
});
const LOG = lines(
  entry("decided", "web/fetch"),
  entry("ran", "issues/get_issue"),
  entry("approved", "web/fetch"),
  entry("broken", ""),
  { schema: LOG_SCHEMA },
  entry("ran", "host:claude-code/Read", "b"),
);

describe("recorded runs", () => {
  test.each([
    ["Codex rollout", CODEX, ["issues/get_issue", "shell"], ["A call without the name"]],
    ["Gemini CLI session", GEMINI, ["read_file", "web_fetch"], ["taken back 1 times", "1 calls were cancelled"]],
    ["OpenAI Responses", RESPONSES, ["issues/get_issue", "web_search", "send"], ["1 calls stand without"]],
    ["OpenAI Agents trace", AGENTS, ["issues/get_issue", "send"], ["1 calls stand without"]],
    [
      "Trefoil guard log",
      LOG,
      ["issues/get_issue", "web/fetch", "host:claude-code/Read"],
      ["no entry of the guard", "2 sessions", "1 times"],
    ],
  ])("%s: the calls in order, and what could not be read", (format, text, calls, problems) => {
    const read = readTranscript(text);
    expect(read.format).toBe(format);
    expect(read.calls.map(({ name, server }) => (server === undefined ? name : `${server}/${name}`))).toEqual(calls);
    expect(read.problems).toHaveLength(problems.length);
    for (const [at, words] of problems.entries()) expect(read.problems[at]!.message).toContain(words);
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test("a document with its messages in a list is read as well", () => {
    const whole = JSON.stringify({
      sessionId: "s",
      projectHash: "abc",
      messages: [{ type: "gemini", toolCalls: [{ id: "1", name: "read_file", status: "success" }] }],
    });
    expect(readTranscript(whole)).toMatchObject({
      format: "Gemini CLI session",
      calls: [{ name: "read_file" }],
      problems: [],
    });
  });

  test("a broken line is said and the rest is read", () => {
    const read = readTranscript(`${CODEX}\n{ half`);
    expect(read.calls).toHaveLength(2);
    expect(read.problems.map(({ message }) => message).join()).toContain("not a JSON object");
  });
});
