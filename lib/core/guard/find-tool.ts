import { isRecord } from "../text/is-record";
import type { GuardedTool, GuardRules } from "./rules";
import { WORST_BROUGHT } from "./state";

/** A tool as a client names it, with its server if the name distinguishes it. */
export type Named = { name: string; server?: string };

/** Clients replace characters that are not allowed in a tool name by an underscore. */
const plain = (name: string): string => name.replace(/[^a-zA-Z0-9_-]/g, "_");

/**
 * The tool that a client's name means; undefined when no tool has that name, or several do. The same spellings as in recorded runs:
 * `mcp__server__tool`, `mcp_server_tool`, `server__tool`, `server_tool`, `server-tool`, `server.tool`, `server/tool`; a name alone is one of the
 * client's own tools before it is another's.
 */
export function findTool(tools: readonly GuardedTool[], { name, server }: Named): GuardedTool | undefined {
  const full = tools.filter((tool) => hasFullName(tool, name, server));
  if (full.length > 0) return only(full);
  if (server !== undefined) return undefined;
  const bare = tools.filter((tool) => tool.name === name);
  return only(bare.filter(({ builtIn }) => builtIn)) ?? (bare.some(({ builtIn }) => builtIn) ? undefined : only(bare));
}

const only = (found: readonly GuardedTool[]): GuardedTool | undefined => (found.length === 1 ? found[0] : undefined);

function hasFullName(tool: GuardedTool, said: string, server: string | undefined): boolean {
  if (server !== undefined) {
    const isServer = tool.server === server || plain(tool.server) === plain(server);
    return isServer && (tool.name === said || plain(tool.name) === plain(said) || hasFullName(tool, said, undefined));
  }
  if (tool.id === said || said === `${tool.server}.${tool.name}`) return true;
  // Most tools of a session end otherwise: no spelling of them has to be made.
  const name = plain(tool.name);
  if (!said.endsWith(name)) return false;
  const from = plain(tool.server);
  const before = said.slice(0, said.length - name.length);
  return (
    before === `mcp__${from}__` ||
    before === `mcp_${from}_` ||
    before === `${from}__` ||
    before === `${from}_` ||
    before === `${from}-` ||
    (before.startsWith("mcp__plugin_") && before.endsWith(`_${from}__`))
  );
}

/** The server in the lock that the name of an unknown tool refers to. */
export function findServer(
  tools: readonly Pick<GuardedTool, "server" | "builtIn">[],
  { name, server }: Named,
): string | undefined {
  const servers = [...new Set(tools.filter(({ builtIn }) => !builtIn).map((tool) => tool.server))];
  if (server !== undefined) return servers.find((one) => one === server || plain(one) === plain(server));
  return servers
    .filter((one) => beginnings(plain(one)).some((start) => name.startsWith(start)) || name.startsWith(`${one}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const beginnings = (from: string): string[] => [`mcp__${from}__`, `mcp_${from}_`, `${from}__`, `${from}.`];

/** The placeholder for calls of a session that the guard did not see. */
export const PAST = "what ran before";

/** The placeholder for a tool that is not in the lock: it may have read anything. */
export const strange = (name: string): GuardedTool => ({
  id: name,
  server: "",
  name,
  bits: WORST_BROUGHT,
  sure: 0,
  label: { sensitivity: "user", untrusted: true },
});

/** The tool that a call actually reaches. */
export type ReachedTool = { tool: GuardedTool; args: unknown };

/**
 * Of a call of a tool about tools what it calls, when that can be read in the arguments; several when it is told to call several. Else
 * the call itself, which counts as the worst that it can reach.
 */
export function targetsOf(rules: GuardRules, call: ReachedTool): ReachedTool[] {
  const { calls } = call.tool;
  if (!calls?.tool) return [call];
  const names = valuesAt(call.args, calls.tool);
  if (names.length > MOST_CALLS) return [call];
  const servers = calls.server === undefined ? [] : valuesAt(call.args, calls.server);
  const inner = calls.arguments === undefined ? [] : valuesAt(call.args, calls.arguments);
  const found = names.map((name, at) => {
    const tool = typeof name === "string" ? named(rules.tools, name, servers[at] ?? servers[0]) : undefined;
    return tool && !tool.calls ? { tool, args: parsed(inner[at] ?? inner[0]) } : undefined;
  });
  return names.length > 0 && found.every((one) => one !== undefined) ? found : [call];
}

/** `server:tool`, as some gateways write it, is cut at the first colon. */
function named(tools: readonly GuardedTool[], name: string, server: unknown): GuardedTool | undefined {
  const colon = name.indexOf(":");
  if (typeof server === "string") return findTool(tools, { name, server });
  return (
    findTool(tools, { name }) ??
    (colon > 0 ? findTool(tools, { name: name.slice(colon + 1), server: name.slice(0, colon) }) : undefined)
  );
}

/** The most calls that one call may contain; one that contains more counts as the worst call it could make. */
const MOST_CALLS = 50;

/** The values at a path; of a list on the way those of each item, of which one more than may be is read. */
function valuesAt(args: unknown, path: string): unknown[] {
  return path.split(".").reduce<unknown[]>(
    (values, step) =>
      values
        .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
        .slice(0, MOST_CALLS + 1)
        .flatMap((value) => (isRecord(value) && Object.hasOwn(value, step) ? [value[step]] : [])),
    [args],
  );
}

function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value);
  } catch {
    return { text: value };
  }
}
