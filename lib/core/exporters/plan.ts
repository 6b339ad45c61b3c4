import type { Gate } from "../model/gate";
import type { Report } from "../model/report";
import type { Session } from "../model/session";
import type { PlannedEffect, SessionPlan, PlannedServer } from "./define";

/** What a plan is made from: a session or a report, as far as it matters. */
export type PlanSource = {
  name: string;
  /** Id of the host, `none` without one. */
  host?: string;
  servers: readonly {
    name: string;
    entry?: string;
    builtIn?: boolean;
    off?: boolean;
    reach?: string;
    tools: readonly {
      id: string;
      name: string;
      off?: boolean;
      /** Whether it is not a tool but a resource, a prompt or an app. */ channel?: boolean;
    }[];
  }[];
  gates?: readonly Gate[];
};

export type Wish = {
  /** Ids of tools and names of servers that have to go, besides what is off. */
  remove?: readonly string[];
  /** Ids of the tools of one part of a split: everything else goes. */
  keep?: readonly string[];
  /** What happens to the tools that go. */
  how?: PlannedEffect;
  wholeServers?: boolean;
};

/** Skills, agents and rules have files of their own, and controls that come from such files are there already. */
export function fromSession({ name, host, servers, gates }: Session): PlanSource {
  return {
    name,
    host,
    gates: gates?.filter(({ from }) => from === undefined),
    servers: servers
      .filter(({ component }) => !component)
      .map((server) => ({
        name: server.name,
        entry: server.origin?.entry,
        builtIn: server.builtIn,
        off: server.off,
        reach: server.reach?.words,
        tools: server.tools.map(({ id, tool, off, channel }) => ({
          id,
          name: tool.name,
          off,
          channel: channel !== undefined,
        })),
      })),
  };
}

export function fromReport({ session, servers, tools }: Report): PlanSource {
  return {
    name: session.name,
    host: session.host,
    servers: servers
      .filter(({ component }) => !component)
      .map((server) => ({
        ...server,
        reach: server.reach?.words,
        tools: tools
          .filter((tool) => tool.server === server.name)
          .map(({ id, tool, off }) => ({ id, name: tool, off })),
      })),
  };
}

/** A session with the desired change, in the names of the config. Two tools with one name on one server go together: no client distinguishes them. */
export function planOf(
  source: PlanSource,
  { remove = [], keep, how = "hide", wholeServers = false }: Wish = {},
): SessionPlan {
  const gone = new Set(remove);
  const kept = keep && new Set(keep);
  const gates = source.gates ?? [];
  const isOut = (tool: { id: string; off?: boolean }): boolean =>
    kept ? !kept.has(tool.id) : tool.off === true || gone.has(tool.id);
  const beside: string[] = [];
  const builtIn = { hide: [] as string[], ask: [] as string[], ways: [] as string[] };
  const servers = source.servers.flatMap((server): PlannedServer[] => {
    const own = server.tools.filter((tool) => !tool.channel);
    const names = [...new Set(own.map((tool) => tool.name))];
    const off = server.off === true || gone.has(server.name) || (kept !== undefined && server.tools.every(isOut));
    const out = [...new Set(own.filter(isOut).map((tool) => tool.name))];
    const gated = (kinds: readonly Gate["kind"][]) => gates.filter((gate) => kinds.includes(gate.kind));
    const asked = own
      .filter((tool) => !isOut(tool) && gated(["approval"]).some(({ on }) => on === server.name || on === tool.id))
      .map((tool) => tool.name);
    const about = (kind: Gate["kind"]) =>
      gated([kind]).some(({ on }) => on === server.name || server.tools.some((tool) => tool.id === on));
    const ask = [...new Set([...(how === "ask" ? out : []), ...asked])].filter(
      (name) => how === "ask" || !out.includes(name),
    );
    const channels = server.tools.filter((tool) => tool.channel && gone.has(tool.id));
    if (!server.builtIn) beside.push(...channels.map((tool) => tool.id));
    else {
      builtIn.ways.push(...channels.map((tool) => tool.name));
      builtIn.hide.push(...(off ? names : how === "ask" ? [] : out));
      builtIn.ask.push(...(off ? [] : ask));
      return [];
    }
    const network = about("no-network") ? ("none" as const) : about("destinations") ? ("listed" as const) : undefined;
    return [
      {
        name: server.entry ?? server.name,
        key: server.name,
        off,
        tools: names,
        hide: how === "hide" ? out : [],
        block: how === "block" ? out : [],
        ask,
        ...(network && { network }),
        reach: server.reach ?? "",
      },
    ];
  });
  return {
    name: source.name,
    servers,
    host: source.host ?? "none",
    builtIn,
    beside,
    strict: kept !== undefined,
    wholeServers,
  };
}
