import { describe, expect, test } from "vitest";
import { readTranscript } from "@/lib/core/transcripts";
import { LONGEST_TRANSCRIPT, MOST_CALLS, MOST_PROBLEMS } from "@/lib/core/transcripts/define";
import { matchCalls } from "@/lib/core/transcripts/match-calls";
import { aSession, tools } from "../analysis/sessions";

const lines = (...entries: unknown[]): string =>
  entries.map((entry) => (typeof entry === "string" ? entry : JSON.stringify(entry))).join("\n");
const said = (id: string, name: string, more: object = {}) => ({
  type: "assistant",
  message: {
    role: "assistant",
    content: [
      { type: "text", text: "On it." },
      { type: "tool_use", id, name, input: { secret: "hunter2" } },
    ],
  },
  ...more,
});
const otlpOf = (tool: string) => ({
  resourceSpans: [
    {
      scopeSpans: [
        {
          spans: [
            {
              name: `execute_tool ${tool}`,
              spanId: "1",
              attributes: [
                { key: "gen_ai.tool.name", value: { stringValue: tool } },
                { key: "gen_ai.operation.name", value: { stringValue: "execute_tool" } },
              ],
            },
          ],
        },
      ],
    },
  ],
});
const names = (text: string): string[] => readTranscript(text).calls.map((call) => call.name);

describe("a transcript of Claude Code", () => {
  test("gives the calls in order and keeps neither arguments nor results", () => {
    const read = readTranscript(
      lines(
        { type: "summary", summary: "Tidy up" },
        { type: "user", message: { role: "user", content: "go" } },
        said("1", "Read"),
        { type: "user", message: { content: [{ type: "tool_result", tool_use_id: "1", content: "hunter2" }] } },
        said("2", "mcp__github__list_issues"),
      ),
    );
    expect(read).toEqual({
      format: "Claude Code transcript",
      calls: [
        { name: "Read", server: undefined },
        { name: "mcp__github__list_issues", server: undefined },
      ],
      problems: [],
    });
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test("counts a call once when its message is written again as it grows", () => {
    expect(names(lines(said("1", "Read"), said("1", "Read"), said("2", "Read")))).toEqual(["Read", "Read"]);
  });

  test("goes on after a broken line and says which it was", () => {
    const read = readTranscript(lines(said("1", "Read"), "{ half", "[]", said("2", "Bash")));
    expect(read.calls.map((call) => call.name)).toEqual(["Read", "Bash"]);
    expect(read.problems.map((problem) => problem.line)).toEqual([2, 3]);
  });

  test("says that subagents' calls are counted with the rest, and names a call without a name", () => {
    const read = readTranscript(
      lines(said("1", "Read", { isSidechain: true }), {
        type: "assistant",
        message: { content: [{ type: "tool_use", id: "2" }] },
      }),
    );
    expect(read.problems).toMatchObject([
      { line: 2 },
      { message: expect.stringContaining("1 of the calls were made by subagents") },
    ]);
  });
});

describe("a trace of OpenTelemetry", () => {
  const attributes = (pairs: Record<string, string>) =>
    Object.entries(pairs).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const otlp = (...spans: object[]) => ({ resourceSpans: [{ scopeSpans: [{ spans }] }] });
  const executed = (tool: string, start: number, more: object = {}) => ({
    name: `execute_tool ${tool}`,
    spanId: `s${start}`,
    startTimeUnixNano: `${1_700_000_000_000_000_000n + BigInt(start) * 1_000_000n}`,
    attributes: attributes({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": tool,
      "gen_ai.tool.call.arguments": "hunter2",
    }),
    ...more,
  });

  test("gives the tool spans by their start, and no other spans", () => {
    const chat = {
      name: "chat",
      spanId: "c",
      startTimeUnixNano: "1",
      attributes: attributes({ "gen_ai.operation.name": "chat" }),
    };
    const read = readTranscript(JSON.stringify(otlp(executed("send", 2), chat, executed("fetch", 1))));
    expect(read).toEqual({
      format: "OpenTelemetry or OpenInference trace",
      calls: [
        { name: "fetch", server: undefined },
        { name: "send", server: undefined },
      ],
      problems: [],
    });
  });

  test("is read one document a line as well, with the broken lines named", () => {
    const read = readTranscript(lines(otlp(executed("fetch", 1)), "nonsense", otlp(executed("send", 2))));
    expect(read.calls.map((call) => call.name)).toEqual(["fetch", "send"]);
    expect(read.problems).toMatchObject([{ line: 2 }]);
  });

  test("counts the protocol's span within the client's span of the same call once", () => {
    const inner = {
      name: "tools/call fetch",
      spanId: "inner",
      parentSpanId: "s1",
      startTimeUnixNano: "1700000000001500000",
      attributes: attributes({ "mcp.method.name": "tools/call", "gen_ai.tool.name": "fetch" }),
    };
    expect(names(JSON.stringify(otlp(executed("fetch", 1), inner)))).toEqual(["fetch"]);
    expect(names(JSON.stringify(otlp(inner)))).toEqual(["fetch"]);
  });

  test("takes OpenInference's tool spans, flat or nested, and falls back on the span's name", () => {
    const flat = {
      name: "search",
      context: { span_id: "a" },
      start_time: "2026-01-01T00:00:02Z",
      attributes: { "openinference.span.kind": "TOOL", "tool.name": "web_search" },
    };
    const nested = {
      name: "read_page",
      context: { span_id: "b" },
      start_time: "2026-01-01T00:00:01Z",
      attributes: { openinference: { span: { kind: "TOOL" } }, input: { value: "hunter2" } },
    };
    const read = readTranscript(JSON.stringify([flat, nested]));
    expect(read.calls.map((call) => call.name)).toEqual(["read_page", "web_search"]);
    expect(JSON.stringify(read)).not.toContain("hunter2");
  });

  test("without the call of a tool says so rather than nothing", () => {
    expect(readTranscript(JSON.stringify(otlp({ name: "GET", spanId: "1", attributes: [] }))).problems).toMatchObject([
      { message: expect.stringContaining("No span in it is marked") },
    ]);
  });
});

describe("any file", () => {
  test("of another form is refused in words, whatever it holds", () => {
    for (const text of ["", "hello", "[]", "null", "{}", '{"mcpServers":{}}', "\u0000", "[[[["]) {
      const read = readTranscript(text);
      expect(read.calls).toEqual([]);
      expect(read.problems[0]?.message, text).toContain("This is none of");
    }
  });

  test("is limited in length, calls and problems, and each limit is said", () => {
    expect(readTranscript(" ".repeat(LONGEST_TRANSCRIPT + 1)).problems[0]?.message).toContain("not read at all");
    const long = readTranscript(lines(...Array.from({ length: MOST_CALLS + 1 }, (_, at) => said(String(at), "Read"))));
    expect(long.calls).toHaveLength(MOST_CALLS);
    expect(long.problems[0]?.message).toContain("only the first 5,000");
    const broken = readTranscript(lines(said("1", "Read"), ...Array.from({ length: MOST_PROBLEMS + 7 }, () => "{")));
    expect(broken.problems.at(-1)?.message).toBe("And 7 more like these.");
  });

  test("with more broken lines than a recording has is not read at all, and that does not take long", () => {
    for (const first of [said("1", "Read"), otlpOf("Read")]) {
      const read = readTranscript(`${JSON.stringify(first)}\n${"x\n".repeat(2_000_000)}`);
      expect(read.calls).toEqual([]);
      expect(read.problems[0]?.message).toBe("More than 1,000 of its lines are not JSON objects, so it was not read.");
    }
    expect(readTranscript(`${JSON.stringify(said("1", "Read"))}\n${"{}\n".repeat(600_000)}`)).toMatchObject({
      calls: [],
      problems: [{ message: "It has more than 500,000 lines, so it was not read." }],
    });
  });
});

describe("the names of clients", () => {
  const session = aSession({
    "my github": { tools: tools("P") },
    b: { tools: tools("U") },
    host: { builtIn: true, tools: { Bash: {} } },
  });
  const match = (name: string, server?: string) => matchCalls(session, [{ name, server }])[0];

  test("lead to the session's tools", () => {
    for (const name of ["my github/t0", "mcp__my_github__t0", "mcp_my_github_t0", "my_github__t0", "my github.t0"])
      expect(match(name), name).toBe("my github/t0");
    expect(match("Bash")).toBe("host/Bash");
    expect(match("t0", "b")).toBe("b/t0");
  });

  test("that are unknown or could be two tools stay unknown", () => {
    expect(match("t0")).toBeNull();
    expect(match("mcp__elsewhere__t0")).toBeNull();
    expect(match("t0", "elsewhere")).toBeNull();
  });
});
