import { BIT, legsIn, maskOf } from "../analysis/mask";
import type { Analysis } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { Session, SessionServer, SessionTool, Stance } from "../model/session";

/**
 * What belongs to something that was picked in any view (`tool:…`, `server:…`, `leg:…`, `mask:…` a combination of legs,
 * `set:…` a minimal server set by its index): its tools and servers, and its marks in pictures.
 */
export type Selection = {
  of: string;
  tools: ReadonlySet<string>;
  servers: ReadonlySet<string>;
  marks: ReadonlySet<string>;
};

type Placed = { server: SessionServer; tool: SessionTool; mask: number };

/** What is picked: tools, the names of their servers, which minimal sets are meant, and the leg when it is one. */
type Picked = {
  placed: readonly Placed[];
  names: readonly string[];
  inSets: (set: readonly string[], at: number) => boolean;
  leg?: Leg;
};

/** Undefined when what was picked is not in the session (any more). A leg or a combination is held by what is switched on. */
export function select(session: Session, analysis: Analysis, stance: Stance, of: string): Selection | undefined {
  const sets = analysis.minimalServerSets[stance];
  const all = session.servers.flatMap((server) =>
    server.tools.map((tool): Placed => ({ server, tool, mask: maskOf(tool.classification, stance) })),
  );
  const picked = find(session, all, sets, of);
  if (!picked) return undefined;
  const { placed, inSets, leg } = picked;
  const servers = new Set(picked.names);
  const held = placed.filter(isOn);
  const legs = leg ? [leg] : legsIn(placed.reduce((union, { mask }) => union | mask, 0));
  const marks = [
    of,
    ...placed.map(({ tool }) => `tool:${tool.id}`),
    ...[...servers].map((server) => `server:${server}`),
    ...legs.map((one) => `leg:${one}`),
    ...held.map(({ mask }) => `mask:${mask}`),
    ...sets.flatMap((set, at) => (inSets(set, at) ? [`set:${at}`] : [])),
  ];
  return { of, tools: new Set(placed.map(({ tool }) => tool.id)), servers, marks: new Set(marks) };
}

const isOn = ({ server, tool }: Placed): boolean => !server.off && !tool.off;
const serversOf = (placed: readonly Placed[]): string[] => placed.map(({ server }) => server.name);

function find(
  session: Session,
  all: readonly Placed[],
  sets: readonly (readonly string[])[],
  of: string,
): Picked | undefined {
  const [kind, name] = [of.slice(0, of.indexOf(":")), of.slice(of.indexOf(":") + 1)];
  switch (kind) {
    case "tool": {
      const placed = all.filter(({ tool }) => tool.id === name);
      if (placed.length === 0) return undefined;
      const lends = (set: readonly string[]) =>
        placed.some(({ server, mask }) => mask !== 0 && set.includes(server.name));
      return { placed, names: serversOf(placed), inSets: lends };
    }
    case "server": {
      if (!session.servers.some((server) => server.name === name)) return undefined;
      const placed = all.filter(({ server }) => server.name === name);
      return { placed, names: [name], inSets: (set) => set.includes(name) };
    }
    case "leg": {
      const leg = LEGS.find((one) => one === name);
      if (!leg) return undefined;
      const placed = all.filter((one) => isOn(one) && (one.mask & BIT[leg]) !== 0);
      return { placed, names: serversOf(placed), inSets: () => true, leg };
    }
    case "mask": {
      if (!/^[0-7]$/.test(name)) return undefined;
      const placed = all.filter((one) => isOn(one) && one.mask === Number(name));
      return {
        placed,
        names: serversOf(placed),
        inSets: (set) => placed.some(({ server }) => set.includes(server.name)),
      };
    }
    case "set": {
      const members = sets[Number(name)];
      if (!members) return undefined;
      const placed = all.filter((one) => isOn(one) && one.mask !== 0 && members.includes(one.server.name));
      return { placed, names: members, inSets: (_, at) => at === Number(name) };
    }
    default:
      return undefined;
  }
}
