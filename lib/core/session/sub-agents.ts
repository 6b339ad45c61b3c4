import { hold, view } from "../analysis/held";
import { judgeSession } from "../analysis/verdict";
import { spelledForClaude } from "../importers/reading/read-rules";
import type { Level } from "../model/analysis";
import type { ComponentKind } from "../model/component";
import { LEGS, type Leg } from "../model/leg";
import type { Session, SessionServer, SessionTool } from "../model/session";
import { matchesPattern } from "../text/pattern";
import { applySwitches, switchesOf } from "./switches";

/** A sub-agent as a session of its own: the tools of the whole session that its file leaves it. */
export type SubAgent = {
  /** Name of the member of the session that is its file. */
  member: string;
  /** Whether it neither names nor removes tools, so that it holds what the session holds. */
  inherits: boolean;
  /** The tools that it has, among those that are on in the session. */
  tools: number;
  of: number;
  level: Level;
  legs: readonly Leg[];
  /** Names of its file that no tool of the session has. */
  unknown: readonly string[];
  /** The session with only its tools. */
  session: Session;
};

/** Words that clients use for groups of their own tools, and the names of hosts' tools that they mean. */
const ALIASES: Record<string, readonly string[]> = {
  execute: ["Bash", "run_in_terminal", "run_terminal_cmd", "shell", "run_shell_command", "terminal"],
  shell: ["Bash", "run_in_terminal", "run_terminal_cmd", "shell", "run_shell_command", "terminal"],
  bash: ["Bash"],
  read: ["Read", "read_file", "readFile"],
  edit: ["Edit", "Write", "NotebookEdit", "edit_file", "write_file", "replace"],
  write: ["Write", "write_file"],
  search: ["Grep", "Glob", "search_file_content", "glob", "grep", "codebase_search"],
  web: ["WebFetch", "WebSearch", "web_fetch", "google_web_search", "web_search", "fetch"],
  webfetch: ["WebFetch"],
  agent: ["Agent"],
  task: ["Agent"],
  Task: ["Agent"],
};

/** What also applies within a sub-agent: hooks, what plugins run, and rules. Skills, commands and texts are those of the whole session. */
const WITHIN: ReadonlySet<ComponentKind> = new Set(["hooks", "plugin", "permissions"]);

/** Every sub-agent of a session whose file is on. */
export function subAgentsOf(session: Session): SubAgent[] {
  return session.servers
    .filter(({ component, off }) => component?.kind === "agent" && !off)
    .map((member) => narrow(session, member));
}

function narrow(session: Session, { name, component }: SessionServer): SubAgent {
  const { tools: only, withoutTools = [] } = component!;
  const off = new Set(switchesOf(session).off);
  for (const member of session.servers)
    if (member.component && member.name !== name && !WITHIN.has(member.component.kind)) off.add(member.name);
  const offered = session.servers.filter((server) => !server.component && !server.off);
  const met = new Set<string>();
  let of = 0;
  let has = 0;
  for (const server of offered)
    for (const tool of server.tools) {
      if (tool.channel || tool.off) continue;
      of += 1;
      const named =
        only === undefined || only.filter((one) => isNamed(one, server, tool)).map((one) => met.add(one)).length > 0;
      if (named && !withoutTools.some((one) => isNamed(one, server, tool))) has += 1;
      else off.add(tool.id);
    }
  const narrowed = applySwitches(session, { off, host: session.host });
  const held = hold(narrowed);
  const { level, legs } = judgeSession(narrowed, { cautious: view(held, "cautious"), plain: view(held, "plain") });
  return {
    member: name,
    inherits: only === undefined && withoutTools.length === 0,
    tools: has,
    of,
    level,
    legs: LEGS.filter((leg) => legs[leg] !== "no"),
    unknown: (only ?? []).filter((one) => !met.has(one)),
    session: { ...narrowed, name: component!.title },
  };
}

/** Whether a name in an agent's file means a tool, in any of the ways in which clients write it. */
function isNamed(word: string, server: SessionServer, { tool }: SessionTool): boolean {
  const bare = word.split("(", 1)[0]!;
  if (server.builtIn) return matchesPattern(tool.name, bare) || (ALIASES[bare] ?? []).includes(tool.name);
  const entry = server.origin?.entry ?? server.name;
  const spelled = spelledForClaude(entry);
  const forms = [
    `mcp__${spelled}__${spelledForClaude(tool.name)}`,
    `mcp_${entry}_${tool.name}`,
    `${entry}/${tool.name}`,
    `@${entry}/${tool.name}`,
    `${entry}_${tool.name}`,
  ];
  return (
    bare === `mcp__${spelled}` ||
    bare === `@${entry}` ||
    bare === entry ||
    forms.some((form) => matchesPattern(form, bare))
  );
}
