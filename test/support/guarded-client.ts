import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const TREFOIL = fileURLToPath(new URL("../../lib/boot/trefoil.mjs", import.meta.url));

type Tool = { name: string; description: string; inputSchema: object };
export type Toolset = { servers: { name: string; tools: Tool[] }[] };

/** A server of strangers' words, and one that is a way out. */
export const TWO_SERVERS: Toolset = {
  servers: [
    {
      name: "issues",
      tools: [
        {
          name: "get_issue",
          description: "Gets an issue of a public repository, as anybody wrote it.",
          inputSchema: {
            type: "object",
            properties: { owner: { type: "string" }, repo: { type: "string" }, number: { type: "number" } },
          },
        },
      ],
    },
    {
      name: "web",
      tools: [
        {
          name: "fetch_page",
          description: "Fetches a web page by its address.",
          inputSchema: { type: "object", properties: { url: { type: "string" } } },
        },
      ],
    },
  ],
};

export type HookDecision = { decision: "allow" | "ask" | "deny"; reason: string };

/** What a hook of Claude Code answered; nothing is no objection. */
export function understood(stdout: string): HookDecision {
  if (stdout === "") return { decision: "allow", reason: "" };
  const { hookSpecificOutput: said } = JSON.parse(stdout) as {
    hookSpecificOutput: { permissionDecision: HookDecision["decision"]; permissionDecisionReason: string };
  };
  return { decision: said.permissionDecision, reason: said.permissionDecisionReason };
}

/** What Claude Code tells with each event. */
export const COMMON = { cwd: "/home/ada/app", permission_mode: "default", transcript_path: "" };

/** A call as Claude Code tells of it. */
export const callOf = (name: string, input: object, id: string): object => ({
  tool_name: name,
  tool_input: input,
  tool_use_id: id,
});

/** A home with settings of Claude Code and a toolset, in which the guard is installed, and the client that starts its hooks. */
export class GuardedClient {
  readonly home = mkdtempSync(path.join(tmpdir(), "trefoil-guard-"));
  readonly settings = path.join(this.home, ".claude", "settings.json");
  readonly data: string;
  private calls = 0;

  constructor({ data, tools = TWO_SERVERS, settings }: { data?: string; tools?: Toolset; settings?: string } = {}) {
    this.data = data ?? path.join(this.home, "data");
    mkdirSync(path.dirname(this.settings));
    if (settings !== undefined) writeFileSync(this.settings, settings);
    writeFileSync(path.join(this.home, "tools.json"), JSON.stringify(tools));
    this.trefoil("lock", "--toolset", "tools.json", "--host", "claude-code");
    this.trefoil("guard", "install", "--client", "claude-code", "--yes");
  }

  get env(): NodeJS.ProcessEnv {
    return { ...process.env, HOME: this.home, TREFOIL_DATA: this.data };
  }

  /** Where the guard keeps its rules, sessions and log. */
  get folder(): string {
    return path.join(this.data, "guard", "claude-code");
  }

  /** Runs the command line, which has to succeed. */
  trefoil(...args: string[]): { stdout: string; stderr: string } {
    const done = spawnSync(process.execPath, [TREFOIL, ...args], { cwd: this.home, env: this.env, encoding: "utf8" });
    assert.equal(done.status, 0, done.stderr);
    return done;
  }

  /** The command that the settings name, as Claude Code starts it. */
  commandOf(event: string): [string, ...string[]] {
    const read = JSON.parse(
      readFileSync(this.settings, "utf8")
        .replace(/\/\/.*$/gm, "")
        .replace(/,(\s*\})/g, "$1"),
    ) as { hooks: Record<string, { hooks: { command: string; args: string[] }[] }[]> };
    const hook = read.hooks[event]!.at(-1)!.hooks[0]!;
    return [hook.command, ...hook.args];
  }

  /** Sends one event to the installed program. */
  tell(session: string, event: string, more: object): HookDecision {
    const [command, ...args] = this.commandOf(event);
    const input = JSON.stringify({ ...COMMON, session_id: session, hook_event_name: event, ...more });
    const done = spawnSync(command, args, { input, encoding: "utf8", env: this.env, cwd: this.home });
    assert.deepEqual([done.status, done.stderr], [0, ""]);
    return understood(done.stdout);
  }

  /** A whole call: asked, made unless it is refused, returned. A person lets pass what is asked about. */
  make(session: string, name: string, input: object, result: unknown): HookDecision {
    const call = callOf(name, input, String(++this.calls));
    const said = this.tell(session, "PreToolUse", call);
    if (said.decision !== "deny") this.tell(session, "PostToolUse", { ...call, tool_response: result });
    return said;
  }

  remove(): void {
    rmSync(this.home, { recursive: true, force: true });
  }
}
