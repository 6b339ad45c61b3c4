import { holdsFor, standsOn } from "../analysis/approvals";
import { spelledForClaude } from "../importers/reading/read-rules";
import type { Component, PermissionRule } from "../model/component";
import { EVERYTHING, type Gate } from "../model/gate";
import type { SessionServer, SessionTool } from "../model/session";
import { matchesPattern } from "../text/pattern";
import { COMPONENT_WORDS } from "../model/component";

type Effect = PermissionRule["effect"];
/** The effect of the rules on a tool, and the member of the session behind it. */
export type Ruling = { effect: Effect; rule: PermissionRule; by: SessionServer };

/** How many controls rules make at most: a copy for others holds no more. Fewer controls only make the verdict more careful. */
const MOST_ASKED = 150;

const STRICTNESS: Record<Effect, number> = { hide: 3, block: 2, ask: 1, allow: 0 };

/**
 * What the permission rules and advance approvals of a session say about its tools and components. Only members that are on count, and only
 * those whose clients include the host. A rule for some calls only decides nothing.
 */
export function rulingsOf(
  servers: readonly SessionServer[],
  host: string,
):
  | {
      onTool: (server: SessionServer, tool: string) => Ruling | undefined;
      onComponent: (name: string) => Ruling | undefined;
    }
  | undefined {
  const sources = servers.filter(
    (one) => one.component && !one.off && one.component.rules.length > 0 && loads(one.component, host),
  );
  if (sources.length === 0) return undefined;
  const strictest = (rulings: readonly (Ruling | undefined)[]): Ruling | undefined =>
    rulings.reduce(
      (best, one) => (one && (!best || STRICTNESS[one.effect] > STRICTNESS[best.effect]) ? one : best),
      undefined,
    );
  const about = new Map<SessionServer, readonly (readonly PermissionRule[])[]>();
  return {
    onTool(server, tool) {
      let rules = about.get(server);
      if (!rules)
        about.set(server, (rules = sources.map((by) => by.component!.rules.filter((rule) => isAbout(rule, server)))));
      return strictest(
        sources.map((by, at) =>
          settle(
            by,
            rules[at]!.filter((rule) => fits(rule, tool)),
          ),
        ),
      );
    },
    onComponent: (name) =>
      strictest(
        sources.map((by) =>
          settle(
            by,
            by.component!.rules.filter(
              ({ on, scope }) => "component" in on && scope === undefined && matchesPattern(name, on.component),
            ),
          ),
        ),
      ),
  };
}

/** A component that was read outside of any client's folder counts for every host. */
export const loads = ({ clients }: Component, host: string): boolean =>
  host === "none" || clients.length === 0 || clients.includes(host);

function settle(by: SessionServer, rules: readonly PermissionRule[]): Ruling | undefined {
  const { order } = by.component!;
  const decisive =
    order === "first"
      ? rules[0]
      : order === "last"
        ? rules.at(-1)
        : rules.reduce<PermissionRule | undefined>(
            (best, rule) => (!best || STRICTNESS[rule.effect] > STRICTNESS[best.effect] ? rule : best),
            undefined,
          );
  return decisive && { effect: decisive.effect, rule: decisive, by };
}

function isAbout({ on, scope }: PermissionRule, { name, builtIn, origin, component }: SessionServer): boolean {
  if (scope !== undefined || component) return false;
  if ("own" in on) return builtIn === true;
  if (!("server" in on) || builtIn) return false;
  const entry = origin?.entry ?? name;
  return matchesPattern(entry, on.server) || matchesPattern(spelledForClaude(entry), on.server);
}

function fits({ on }: PermissionRule, tool: string): boolean {
  if ("own" in on) return matchesPattern(tool, on.own);
  if (!("server" in on)) return false;
  return on.tool === undefined || matchesPattern(tool, on.tool) || matchesPattern(spelledForClaude(tool), on.tool);
}

/** Tools that the rules remove are marked like those of the config's own lists: off unless a person switches them on. Members that no rule is about stay the same objects. */
export function hideByRules(servers: readonly SessionServer[], host: string): readonly SessionServer[] {
  const rulings = rulingsOf(servers, host);
  if (!rulings) return servers;
  return servers.map((server) => {
    if (server.component)
      return rulings.onComponent(server.name)?.effect === "hide" ? { ...server, off: true } : server;
    const gone = server.tools.map(
      (tool) =>
        !tool.channel && STRICTNESS[rulings.onTool(server, tool.tool.name)?.effect ?? "allow"] >= STRICTNESS.block,
    );
    if (!gone.includes(true)) return server;
    return { ...server, tools: server.tools.map((tool, at) => (gone[at] ? { ...tool, hiddenByConfig: true } : tool)) };
  });
}

/** Rules that ask, as controls, and the controls that a person set up less the tools whose calls a rule approves in advance. */
export function gatesInForce(servers: readonly SessionServer[], host: string, own: readonly Gate[]): Gate[] {
  const rulings = rulingsOf(servers, host);
  if (!rulings) return [...own];
  const asked: Gate[] = [];
  const approved: SessionTool[] = [];
  for (const server of servers) {
    if (server.component) continue;
    const tools = server.tools.filter((tool) => !tool.channel);
    const said = tools.map((tool) => rulings.onTool(server, tool.tool.name));
    approved.push(...tools.filter((_, at) => said[at]?.effect === "allow"));
    const whole = tools.length > 0 && said.every((one) => one?.effect === "ask") ? said[0] : undefined;
    if (whole) asked.push(asGate(server.name, whole));
    else said.forEach((one, at) => one?.effect === "ask" && asked.push(asGate(tools[at]!.id, one)));
  }
  const all = servers.flatMap((server) => (server.component ? [] : server.tools.filter((tool) => !tool.channel)));
  const lifted = own.map((gate): Gate => {
    const except =
      gate.kind === "approval"
        ? approved.filter((tool) => standsOn(gate, tool) && holdsFor(gate, tool)).map(({ id }) => id)
        : [];
    if (except.length === 0) return gate;
    const whole = all.filter((tool) => standsOn(gate, tool)).length === except.length;
    return { ...gate, except: whole ? [EVERYTHING] : except };
  });
  return [...lifted, ...asked.slice(0, MOST_ASKED)];
}

function asGate(on: string, { rule, by }: Ruling): Gate {
  const { kind, title } = by.component!;
  return {
    on,
    kind: "approval",
    note: `${COMPONENT_WORDS[kind]}, ${title}: ask ${rule.words}`.slice(0, 500),
    from: by.name,
  };
}
