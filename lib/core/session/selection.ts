import { BIT, legsIn, maskOf } from "../analysis/mask";
import type { Analysis } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { Session, SessionServer, SessionTool, Stance } from "../model/session";

/**
 * What belongs to something that was picked in any view (`tool:…`, `server:…`, `leg:…`, `mask:…` a combination of legs,
 * `set:…` a minimal server set by its place): the tools and servers that stand for it, and the marks that do in pictures.
 */
export type Selection = {
  of: string;
  tools: ReadonlySet<string>;
  servers: ReadonlySet<string>;
  marks: ReadonlySet<string>;
};

type Placed = { server: SessionServer; tool: SessionTool; mask: number };

/** Undefined when what was picked is not in the session (any more). A leg or a combination is held by what is switched on. */
export function select(session: Session, analysis: Analysis, stance: Stance, of: string): Selection | undefined {
  const [kind, name] = [of.slice(0, of.indexOf(":")), of.slice(of.indexOf(":") + 1)];
  const sets = analysis.minimalServerSets[stance];
  const all = session.servers.flatMap((server) =>
    server.tools.map((tool): Placed => ({ server, tool, mask: maskOf(tool.classification, stance) })),
  );
  const on = all.filter(({ server, tool }) => !server.off && !tool.off);

  const selected = (
    placed: readonly Placed[],
    names: readonly string[],
    inSets: (set: readonly string[], at: number) => boolean,
    alone?: Leg,
  ): Selection => {
    const servers = new Set(names);
    const held = placed.filter(({ server, tool }) => !server.off && !tool.off);
    const legs = alone ? [alone] : legsIn(placed.reduce((union, { mask }) => union | mask, 0));
    const marks = [
      of,
      ...placed.map(({ tool }) => `tool:${tool.id}`),
      ...[...servers].map((server) => `server:${server}`),
      ...legs.map((leg) => `leg:${leg}`),
      ...held.map(({ mask }) => `mask:${mask}`),
      ...sets.flatMap((set, at) => (inSets(set, at) ? [`set:${at}`] : [])),
    ];
    return { of, tools: new Set(placed.map(({ tool }) => tool.id)), servers, marks: new Set(marks) };
  };
  const serversOf = (placed: readonly Placed[]): string[] => placed.map(({ server }) => server.name);

  switch (kind) {
    case "tool": {
      const placed = all.filter(({ tool }) => tool.id === name);
      return placed.length === 0
        ? undefined
        : selected(placed, serversOf(placed), (set) =>
            placed.some(({ server, mask }) => mask !== 0 && set.includes(server.name)),
          );
    }
    case "server":
      return session.servers.some((server) => server.name === name)
        ? selected(
            all.filter(({ server }) => server.name === name),
            [name],
            (set) => set.includes(name),
          )
        : undefined;
    case "leg": {
      const leg = LEGS.find((one) => one === name);
      if (!leg) return undefined;
      const placed = on.filter(({ mask }) => (mask & BIT[leg]) !== 0);
      return selected(placed, serversOf(placed), () => true, leg);
    }
    case "mask": {
      const placed = on.filter(({ mask }) => mask === Number(name));
      return /^[0-7]$/.test(name)
        ? selected(placed, serversOf(placed), (set) => placed.some(({ server }) => set.includes(server.name)))
        : undefined;
    }
    case "set": {
      const members = sets[Number(name)];
      return (
        members &&
        selected(
          on.filter(({ server, mask }) => mask !== 0 && members.includes(server.name)),
          members,
          (_, at) => at === Number(name),
        )
      );
    }
    default:
      return undefined;
  }
}
