import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PERMISSION_READERS, readPermissions } from "@/lib/core/permissions";

const json = (value: unknown) => JSON.stringify(value);
const rulesOf = (file: string, text: string) =>
  readPermissions(file, text)!.rules.map(({ effect, on, scope }) => {
    const subject = "own" in on ? on.own : "component" in on ? on.component : `${on.server}/${on.tool ?? "*"}`;
    return `${effect} ${subject}${scope === undefined ? "" : ` for ${scope}`}`;
  });

test("every reader is in the registry, and each finds its own files", () => {
  const files = readdirSync(path.join(import.meta.dirname, "../../../lib/core/permissions"))
    .map((name) => name.replace(/\.ts$/, ""))
    .filter((name) => name !== "define" && name !== "index");
  expect(PERMISSION_READERS.map(({ id }) => id).sort()).toEqual(files.sort());
  for (const { fileName, inProject } of PERMISSION_READERS)
    for (const place of inProject) expect(`work/${place.replace("*", "a")}`).toMatch(fileName);
});

describe("Claude Code", () => {
  const FILE = "home/.claude/settings.json";
  test("a deny without a scope hides, with one it blocks; ask and allow are read as they are", () => {
    const text = json({
      permissions: {
        deny: ["WebFetch", "Bash(*)", "Read(~/.ssh/**)", "mcp__mail", "mcp__web__fetch", "Skill(tidy)"],
        ask: ["Bash(git push *)", "mcp__git__push"],
        allow: ["mcp__git__*", "mcp__*__read", "Edit"],
      },
      disabledMcpjsonServers: ["old"],
    });
    expect(rulesOf(FILE, text)).toEqual([
      "hide WebFetch",
      "hide Bash",
      "block Read for ~/.ssh/**",
      "hide mail/*",
      "hide web/fetch",
      "hide skill:tidy",
      "ask Bash for git push *",
      "ask git/push",
      "allow git/*",
      "allow Edit",
      "hide old/*",
    ]);
  });

  test("says what rules with a scope, the mode and the sandbox do not do", () => {
    const { remarks, rules } = readPermissions(
      FILE,
      json({
        permissions: { deny: ["Bash(curl *)", "Write(/etc/**)"], defaultMode: "bypassPermissions" },
        sandbox: { enabled: true },
      }),
    )!;
    expect(remarks.join(" ")).toContain("fragile");
    expect(remarks.join(" ")).toContain("Rules on paths of Write are never consulted");
    expect(remarks.join(" ")).toContain("run without it where it is not available");
    expect(rules.at(-1)).toMatchObject({ effect: "allow", on: { own: "*" } });
  });
});

test("Cursor’s lists approve, and hide nothing", () => {
  expect(
    rulesOf(
      ".cursor/permissions.json",
      '{ "mcpAllowlist": ["git:status", "docs:*"], /* a */ "terminalAllowlist": ["ls"], }',
    ),
  ).toEqual(["allow git/status", "allow docs/*", "allow run_terminal_cmd for ls"]);
  expect(
    rulesOf(
      "x/.cursor/cli.json",
      json({ permissions: { deny: ["Shell(rm)", "Mcp(mail:send)"], allow: ["Shell(*)"] } }),
    ),
  ).toEqual(["block run_terminal_cmd for rm", "block mail/send", "allow run_terminal_cmd"]);
});

test("Gemini’s policies: the highest priority first, with a pattern only for some calls", () => {
  const text = `
[[rule]]
mcpName = "mail"
decision = "allow"
priority = 10
[[rule]]
mcpName = "mail"
toolName = ["send", "forward"]
decision = "ask_user"
priority = 90
[[rule]]
toolName = "run_shell_command"
decision = "deny"
argsPattern = "rm"
`;
  expect(rulesOf("h/.gemini/policies/a.toml", text)).toEqual([
    "ask mail/send",
    "ask mail/forward",
    "allow mail/*",
    'block run_shell_command for argsPattern = "rm"',
  ]);
});

test("Codex: the mode of a tool before that of its server", () => {
  const text = `
approval_policy = "never"
[mcp_servers.git]
command = "git-mcp"
default_tools_approval_mode = "approve"
[mcp_servers.git.tools.push]
approval_mode = "prompt"
`;
  expect(rulesOf("h/.codex/config.toml", text)).toEqual(["ask git/push", "allow git/*"]);
  expect(readPermissions("h/.codex/config.toml", text)!.remarks).toEqual([
    "The approval policy “never” asks for nothing.",
  ]);
});

test("opencode: by tool, with patterns, the last one that fits", () => {
  const text = json({
    permission: { "*": "ask", bash: { "*": "ask", "git *": "allow" }, git_push: "deny", skill: { "tidy*": "deny" } },
  });
  expect(rulesOf("opencode.json", text)).toEqual([
    "ask */*",
    "ask bash",
    "allow bash for git *",
    "hide git/push",
    "hide skill:tidy*",
  ]);
  expect(readPermissions("opencode.json", text)!.order).toBe("last");
});

test("VS Code, Zed, Amazon Q and approvals beside servers", () => {
  expect(
    rulesOf(
      ".vscode/settings.json",
      json({ "chat.tools.eligibleForAutoApproval": { "git/push": false, fetch: true } }),
    ),
  ).toEqual(["ask git/push"]);
  expect(
    rulesOf(
      ".zed/settings.json",
      json({
        agent: {
          tool_permissions: { tools: { "mcp:git:push": { default: "deny" }, terminal: { default: "confirm" } } },
        },
      }),
    ),
  ).toEqual(["block git/push", "ask terminal"]);
  expect(rulesOf(".kiro/agents/a.json", json({ allowedTools: ["@git", "@mail/read", "fs_read"] }))).toEqual([
    "allow git/*",
    "allow mail/read",
    "allow fs_read",
  ]);
  expect(
    rulesOf(
      ".roo/mcp.json",
      json({ mcpServers: { git: { command: "g", alwaysAllow: ["status"] }, web: { url: "x", trust: true } } }),
    ),
  ).toEqual(["allow git/status", "allow web/*"]);
});

test.each([
  [".claude/settings.json", "{ broken"],
  [".claude/settings.json", "[]"],
  [".claude/settings.json", '{"permissions":{"deny":"all","allow":[1,null,""]}}'],
  ["h/.codex/config.toml", "a = "],
  ["opencode.json", '{"permission":{"bash":7}}'],
  ["other.json", '{"permissions":{"deny":["Bash"]}}'],
])("%s with %s gives no rules and no error", (file, text) => {
  expect(readPermissions(file, text)?.rules ?? []).toEqual([]);
});
