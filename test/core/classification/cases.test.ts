import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { LEGS, type Leg } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";

const object = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names.slice(0, 1),
});
const tool = (name: string, description: string, ...params: string[]): Tool => ({
  name,
  description,
  inputSchema: object(...params),
});

/** Which of the legs, by letter, a tool must have, and which it must not. */
type Case = { tool: Tool; has?: string; lacks?: string };
const LETTERS: Record<string, Leg> = { P: "private", U: "untrusted", E: "egress" };

const SERVERS: Record<string, { title?: string; cases: Case[] }> = {
  filesystem: {
    cases: [
      { tool: tool("read_text_file", "Reads a file from disk as text.", "path"), has: "P", lacks: "E" },
      { tool: tool("list_directory", "Lists the files in a directory.", "path"), has: "P", lacks: "E" },
      { tool: tool("write_file", "Writes a file, replacing what was there.", "path", "content"), lacks: "PUE" },
      { tool: tool("move_file", "Moves or renames files and directories.", "source", "destination"), lacks: "E" },
      {
        tool: tool("search_files", "Searches for files that match a pattern.", "path", "pattern"),
        has: "P",
        lacks: "E",
      },
    ],
  },
  memory: {
    cases: [
      { tool: tool("read_graph", "Returns the whole knowledge graph."), has: "P", lacks: "E" },
      { tool: tool("create_entities", "Adds entities to the knowledge graph.", "entities"), lacks: "UE" },
      { tool: tool("delete_observations", "Removes observations from entities.", "deletions"), lacks: "UE" },
    ],
  },
  "sequential-thinking": {
    cases: [
      {
        tool: tool(
          "sequentialthinking",
          "Helps to think through a problem step by step, with thoughts that can be revised.",
          "thought",
          "nextThoughtNeeded",
          "thoughtNumber",
        ),
        lacks: "PUE",
      },
    ],
  },
  fetch: {
    cases: [
      { tool: tool("fetch", "Fetches a URL from the internet and gives its content as markdown.", "url"), has: "UE" },
    ],
  },
  github: {
    cases: [
      { tool: tool("list_issues", "List the issues of a repository.", "owner", "repo"), has: "PU" },
      {
        tool: tool("get_file_contents", "Get the contents of a file in a repository.", "owner", "repo", "path"),
        has: "P",
      },
      { tool: tool("create_issue", "Create a new issue in a repository.", "owner", "repo", "title", "body"), has: "E" },
      {
        tool: tool(
          "create_pull_request",
          "Create a new pull request in a repository.",
          "owner",
          "repo",
          "title",
          "body",
          "head",
        ),
        has: "E",
      },
      {
        tool: tool("add_issue_comment", "Add a comment to an issue.", "owner", "repo", "issue_number", "body"),
        has: "E",
      },
    ],
  },
  supabase: { cases: [{ tool: tool("execute_sql", "Runs raw SQL in the Postgres database.", "query"), has: "P" }] },
  whatsapp: {
    cases: [
      { tool: tool("list_messages", "Get WhatsApp messages from a chat.", "chat_jid", "query"), has: "PU", lacks: "E" },
      {
        tool: tool("send_message", "Send a WhatsApp message to a person or group.", "recipient", "message"),
        has: "E",
        lacks: "PU",
      },
      {
        tool: tool("search_contacts", "Search WhatsApp contacts by name or phone number.", "query"),
        has: "P",
        lacks: "E",
      },
    ],
  },
  slack: {
    cases: [
      {
        // Colleagues write in a workspace, and outsiders only where it lets them in.
        tool: tool("slack_get_channel_history", "Get the latest messages of a channel.", "channel_id"),
        has: "P",
        lacks: "E",
      },
      { tool: tool("slack_post_message", "Post a message to a channel.", "channel_id", "text"), has: "E", lacks: "PU" },
    ],
  },
  jira: {
    cases: [
      {
        tool: tool("get_issue", "Get the details of a Jira issue with its comments.", "issue_key"),
        has: "PU",
        lacks: "E",
      },
    ],
  },
  sentry: {
    cases: [{ tool: tool("search_issues", "Search for issues and errors in Sentry.", "query"), has: "PU", lacks: "E" }],
  },
  notion: {
    cases: [
      { tool: tool("retrieve_page", "Retrieve a page of the Notion workspace.", "page_id"), has: "P", lacks: "E" },
    ],
  },
  "google-calendar": {
    cases: [
      { tool: tool("list_events", "List the events of a calendar.", "calendar_id"), has: "P", lacks: "E" },
      {
        tool: tool(
          "create_event",
          "Create a calendar event and invite attendees by mail.",
          "summary",
          "attendees",
          "description",
        ),
        has: "E",
      },
    ],
  },
  shell: {
    cases: [
      {
        tool: tool("run_command", "Runs a shell command on this machine and returns its output.", "command"),
        has: "PUE",
      },
    ],
  },
  weather: { cases: [{ tool: tool("get_forecast", "Get the weather forecast for a city.", "city"), lacks: "PUE" }] },
};

describe.each(Object.entries(SERVERS))("%s", (name, { title, cases }) => {
  const verdicts = classifyServer(
    { name, title },
    cases.map((one) => one.tool),
  );
  test.each(cases.map((one, at) => ({ name: one.tool.name, ...one, at })))(
    "$name has $has and lacks $lacks",
    ({ at, has = "", lacks = "" }) => {
      const legs = LEGS.filter((leg) => verdicts[at]![leg].verdict === "yes");
      for (const letter of has) expect(legs).toContain(LETTERS[letter]);
      for (const letter of lacks) expect(legs).not.toContain(LETTERS[letter]);
    },
  );
});

describe("what a server claims", () => {
  const plain = tool("open_page", "Fetches a web page.", "url");
  const p = (annotations: Tool["annotations"], trusted: boolean, leg: Leg) =>
    classifyServer({ name: "reader", trusted }, [{ ...plain, annotations }])[0]![leg].p;

  test("counts for nothing when it says nothing", () => {
    for (const leg of LEGS) expect(p({}, false, leg)).toBe(p(undefined, false, leg));
  });
  test("lowers nothing on a server that nobody trusts", () => {
    for (const leg of LEGS)
      expect(p({ openWorldHint: false, readOnlyHint: true }, false, leg)).toBe(p(undefined, false, leg));
  });
  test("may lower on a server that a person trusts", () =>
    expect(p({ openWorldHint: false }, true, "egress")).toBeLessThan(p(undefined, true, "egress")));
  test("may raise on any server", () =>
    expect(p({ sensitiveHint: true }, false, "private")).toBeGreaterThan(p(undefined, false, "private")));
});

describe("a person's word", () => {
  test("stands above the evidence, which stays in sight", () => {
    const said = {
      server: "fetch",
      tool: "fetch",
      leg: "egress" as const,
      verdict: "no" as const,
      by: "Ada",
      at: "2026-01-02T03:04:05Z",
      reason: "The proxy lets nothing out.",
    };
    const { egress } = classifyServer({ name: "fetch" }, [tool("fetch", "Fetches a URL.", "url")], [said])[0]!;
    expect(egress).toMatchObject({ verdict: "no", override: { by: "Ada", reason: said.reason } });
    expect(egress.evidence[0]!.signal).toBe("a-person-said-so");
    expect(egress.evidence.length).toBeGreaterThan(2);
  });
});

describe("effects and carriers", () => {
  const [write, read, remove] = classifyServer({ name: "memory" }, [
    tool("add_memory", "Adds a memory for later sessions.", "content"),
    tool("recall", "Searches the memories that were saved.", "query"),
    tool("delete_memory", "Deletes a memory for good.", "id"),
  ]);
  test("a memory is written", () =>
    expect(write).toMatchObject({ writes: true, destructive: false, carrier: { store: "memory", writes: true } }));
  test("a memory is read", () =>
    expect(read).toMatchObject({ writes: false, carrier: { store: "memory", reads: true, writes: false } }));
  test("a deletion destroys", () => expect(remove).toMatchObject({ writes: true, destructive: true }));
});

test("a tool of which nothing is known is possible, not innocent", () => {
  const { private: verdict } = classifyServer({ name: "zq" }, [{ name: "qxv" }])[0]!;
  expect(verdict).toMatchObject({ verdict: "possible", because: "unknown" });
});
