import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { describeFix, EXPORTERS, findExporter, planOf, type PlanSource, type Wish } from "@/lib/core/exporters";
import { makeFix } from "@/lib/core/exporters/fix/make-fix";

const source: PlanSource = {
  name: "work",
  host: "gemini-cli",
  servers: [
    {
      name: "host:gemini-cli",
      builtIn: true,
      tools: [
        { id: "host:gemini-cli/run_shell_command", name: "run_shell_command" },
        { id: "host:gemini-cli/links", name: "links", channel: true },
      ],
    },
    {
      name: "mail",
      reach: "docker run -i --rm ghcr.io/github/github-mcp-server",
      tools: [
        { id: "mail/read", name: "read" },
        { id: "mail/send", name: "send" },
        { id: "mail/inbox", name: "inbox", channel: true },
      ],
    },
    { name: "web", tools: [{ id: "web/fetch", name: "fetch" }] },
  ],
};
const fixOf = (id: string, text: string, wish: Wish, from: PlanSource = source) =>
  makeFix(findExporter(id)!, planOf(from, wish), {
    config: { text, fileName: id === "codex" ? "config.toml" : "config.json" },
  });
const after = (id: string, text: string, wish: Wish, from?: PlanSource) =>
  fixOf(id, text, wish, from).files.map((file) => file.after);

describe("hide, block and ask are kept apart:", () => {
  const zed = '{ "context_servers": { "mail": { "command": "x" } } }';
  test("Zed hides in a profile, blocks and asks by rules", () => {
    const [hidden] = after("zed", zed, { remove: ["mail/send"] });
    expect(JSON.parse(hidden!).agent).toEqual({
      profiles: {
        write: {
          name: "Write",
          enable_all_context_servers: false,
          context_servers: { mail: { tools: { read: true, send: false } } },
        },
      },
    });
    expect(JSON.parse(after("zed", zed, { remove: ["mail/send"], how: "block" })[0]!).agent).toEqual({
      tool_permissions: { tools: { "mcp:mail:send": { default: "deny" } } },
    });
    expect(JSON.parse(after("zed", zed, { remove: ["mail/send"], how: "ask" })[0]!).agent).toEqual({
      tool_permissions: { tools: { "mcp:mail:send": { default: "confirm" } } },
    });
  });

  test("Codex asks tool by tool", () => {
    const text = '[mcp_servers.mail]\ncommand = "x"\n';
    expect(after("codex", text, { remove: ["mail/send"], how: "ask" })).toEqual([
      `${text}\n[mcp_servers.mail.tools.send]\napproval_mode = "prompt"\n`,
    ]);
  });

  test("Gemini CLI asks by a policy, also about its own tools, and trusts the server no longer", () => {
    const files = fixOf("gemini-cli", '{ "mcpServers": { "mail": { "command": "x", "trust": true } } }', {
      remove: ["mail/send", "host:gemini-cli/run_shell_command"],
      how: "ask",
    }).files;
    expect(files.map(({ role, after: text }) => [role, text])).toEqual([
      ["config", '{ "mcpServers": { "mail": { "command": "x" } } }'],
      [
        "policy",
        '[[rule]]\nmcpName = "mail"\ntoolName = "send"\ndecision = "ask_user"\npriority = 500\n\n[[rule]]\ntoolName = "run_shell_command"\ndecision = "ask_user"\npriority = 500\n',
      ],
    ]);
  });

  test("Claude Code asks by a rule of its own", () => {
    expect(
      JSON.parse(
        makeFix(findExporter("claude-code")!, planOf(source, { remove: ["mail/send"], how: "ask" })).files[0]!.after,
      ),
    ).toEqual({ permissions: { ask: ["mcp__mail__send"] } });
  });

  test("Cline, Roo and Kiro ask when a tool is no longer on the list of those that run unasked", () => {
    for (const [id, key] of [
      ["cline", "autoApprove"],
      ["roo", "alwaysAllow"],
      ["amazon-q", "autoApprove"],
    ] as const) {
      expect(
        JSON.parse(
          after(id, JSON.stringify({ mcpServers: { mail: { command: "x", [key]: ["read", "send"] } } }), {
            remove: ["mail/send"],
            how: "ask",
          })[0]!,
        ).mcpServers.mail[key],
      ).toEqual(["read"]);
    }
  });

  test("VS Code takes the network from a server that is blocked, and offers the rest by an agent where tools are hidden", () => {
    const text = '{ "servers": { "mail": { "type": "stdio", "command": "x" } } }';
    expect(JSON.parse(after("vscode", text, { remove: ["mail/send"], how: "block" })[0]!).servers.mail).toEqual({
      type: "stdio",
      command: "x",
      sandboxEnabled: true,
      sandbox: { network: { allowedDomains: [] } },
    });
    expect(after("vscode", text, { remove: ["mail/send"] })).toEqual([
      expect.stringContaining('tools: ["mail/read", "web/*"]'),
    ]);
  });

  test("gates become what the client has for them", () => {
    const gated = {
      ...source,
      gates: [
        { on: "mail/send", kind: "approval" as const },
        { on: "mail", kind: "no-network" as const },
      ],
    };
    const files = fixOf("vscode", '{ "servers": { "mail": { "command": "x" } } }', {}, gated).files;
    expect(files.map(({ role }) => role)).toEqual(["config", "settings"]);
    expect(JSON.parse(files[1]!.after)).toEqual({ "chat.tools.eligibleForAutoApproval": { send: false } });
  });
});

describe("what has no key is said:", () => {
  test("tools by hand, the server's own switches, what is no tool, and another host's tools", () => {
    const { files, steps } = fixOf("cursor", '{ "mcpServers": { "mail": { "command": "x" } } }', {
      remove: ["mail/send", "mail/inbox", "host:gemini-cli/run_shell_command"],
    });
    const said = JSON.stringify(steps);
    expect(files).toEqual([]);
    expect(said).toContain("Cursor has no key");
    expect(said).toContain("--tools=read");
    expect(said).toContain("mail/inbox");
    expect(said).toContain("own tools of another application (gemini-cli)");
  });

  test.each(EXPORTERS.map(({ id }) => id))("%s tells something for every effect, without a file of the user", (id) => {
    for (const how of ["hide", "block", "ask"] as const) {
      const fix = describeFix(source, { remove: ["mail/send", "web"], how }, id)!;
      expect(fix.problems).toEqual([]);
      const silent = how !== "hide" && findExporter(id)!.keys[how] === null;
      expect(silent || fix.files.length + fix.steps.length > 0).toBe(true);
      for (const { text } of fix.steps) expect(text).toMatch(/[.:]$/);
    }
    expect(findExporter(id)!.apart.text).toMatch(/[.:]$/);
  });

  test("a client that is not known has nothing to be told", () => {
    expect(describeFix(source, {}, "chatgpt")).toBeUndefined();
  });
});

describe("names that want to be something else stay names:", () => {
  const hostile = 'a"], "x": ["\n[mcp_servers.evil]\ncommand = "sh" # \u202e';
  const from: PlanSource = {
    name: "s",
    servers: [
      {
        name: "mail",
        tools: [
          { id: "1", name: hostile },
          { id: "2", name: "ok" },
        ],
      },
    ],
  };
  test.each([
    ["codex", '[mcp_servers.mail]\ncommand = "x"\n'],
    ["roo", '{ "mcpServers": { "mail": { "command": "x" } } }'],
    ["gemini-cli", '{ "mcpServers": { "mail": { "command": "x" } } }'],
    ["opencode", '{ "mcp": { "mail": { "type": "local", "command": ["x"] } } }'],
    ["zed", '{ "context_servers": { "mail": { "command": "x" } } }'],
  ])("%s", (id, text) => {
    const { files, problems } = fixOf(id, text, { remove: ["1"] }, from);
    expect(problems).toEqual([]);
    expect(files).toHaveLength(1);
    expect(files[0]!.after).not.toMatch(/^\[mcp_servers\.evil\]/m);
  });
});

test("every exporter is a file of its own, named by its id", () => {
  const files = readdirSync(new URL("../../../lib/core/exporters/", import.meta.url))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replace(/\.ts$/, ""));
  expect(
    files
      .filter((file) => !["define", "entries", "index", "plan", "plan-schema", "server-flags"].includes(file))
      .toSorted(),
  ).toEqual(EXPORTERS.map(({ id }) => id).toSorted());
});
