import type { Level } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { Session, SessionTool, Stance } from "../model/session";
import { hold, view } from "./held";
import { BIT, maskOf, unionOf } from "./mask";
import { minimalServerSets } from "./minimal-server-sets";
import { byText } from "../text/order";
import { levelOf } from "./verdict";

/** One change: the tools of a server that hold a leg go, and what is left then. */
export type FixStep = {
  server: string;
  leg: Leg;
  /** Ids of the tools. */
  remove: string[];
  /** How many sets of servers are lethal before and after, exactly. */
  before: bigint;
  after: bigint;
  /** Some of those that are left, smallest first. */
  left: string[][];
};

const MOST_STEPS = 8;
const SHOWN = 3;

/**
 * Changes one after the other, each the one that ends the most lethal sets of servers for each tool that it costs, until nothing is
 * lethal or further steps would be as long as a cut. The host's own tools are left alone: they are a baseline of their own. It is a
 * way to go, not the smallest one; the exact cuts are told beside it.
 */
export function planSteps(session: Session, stance: Stance, most = MOST_STEPS): FixStep[] {
  const steps: FixStep[] = [];
  const gone = new Set<string>();
  const own = session.servers.filter((server) => !server.off && !server.builtIn);
  const held = own.map((server) => ({ name: server.name, tools: server.tools.filter((tool) => !tool.off) }));
  const count = () => countSets(held, gone, stance);
  let now = count();
  while (now.count > 0n && steps.length < most) {
    const best = candidates(held, gone, stance)
      .map((one) => ({ ...one, after: countSets(held, new Set([...gone, ...one.remove]), stance, 0).count }))
      .filter(({ after }) => after < now.count)
      .sort((a, b) => byGain(a, b, now.count))[0];
    if (!best) break;
    best.remove.forEach((id) => gone.add(id));
    const next = count();
    steps.push({ ...best, before: now.count, after: next.count, left: next.sets });
    now = next;
  }
  return steps;
}

type Owned = { name: string; tools: readonly SessionTool[] };
type Candidate = { server: string; leg: Leg; remove: string[]; after: bigint };

function candidates(held: readonly Owned[], gone: ReadonlySet<string>, stance: Stance): Omit<Candidate, "after">[] {
  return held.flatMap(({ name, tools }) =>
    LEGS.flatMap((leg) => {
      const remove = tools
        .filter((tool) => !gone.has(tool.id) && (maskOf(tool.classification, stance) & BIT[leg]) !== 0)
        .map(({ id }) => id);
      return remove.length > 0 ? [{ server: name, leg, remove }] : [];
    }),
  );
}

/** More sets ended per tool first, compared as fractions; then fewer tools, then by name. */
function byGain(a: Candidate, b: Candidate, now: bigint): number {
  const [one, other] = [(now - a.after) * BigInt(b.remove.length), (now - b.after) * BigInt(a.remove.length)];
  if (one !== other) return one > other ? -1 : 1;
  return a.remove.length - b.remove.length || byText(a.server, b.server) || LEGS.indexOf(a.leg) - LEGS.indexOf(b.leg);
}

function countSets(held: readonly Owned[], gone: ReadonlySet<string>, stance: Stance, shown = SHOWN) {
  const servers = [...held].sort((a, b) => byText(a.name, b.name));
  const serverMasks = Uint8Array.from(servers, ({ tools }) =>
    tools.reduce((mask, tool) => (gone.has(tool.id) ? mask : mask | maskOf(tool.classification, stance)), 0),
  );
  return minimalServerSets({ servers, serverMasks }, undefined, shown);
}

/** How a session stands without its servers, and without its host. */
export type Baseline = {
  host: string;
  /** Level of the host alone, and of the servers alone. */
  alone: Level;
  servers: Level;
  /** How many servers add each leg, possible ones included. */
  adds: Record<Leg, number>;
};

/** Undefined when no host with tools of its own is part of the session. */
export function baselineOf(session: Session): Baseline | undefined {
  const host = session.servers.find((server) => server.builtIn && !server.off);
  if (!host) return undefined;
  const levelWith = (servers: Session["servers"]): Level => {
    const held = hold({ ...session, servers });
    return levelOf(unionOf(view(held, "cautious").counts), unionOf(view(held, "plain").counts));
  };
  const others = session.servers.filter((server) => !server.builtIn && !server.off);
  const holders = (leg: Leg) =>
    others.filter(({ tools }) =>
      tools.some((tool) => !tool.off && (maskOf(tool.classification, "cautious") & BIT[leg]) !== 0),
    ).length;
  return {
    host: host.name,
    alone: levelWith([host]),
    servers: levelWith(others),
    adds: { private: holders("private"), untrusted: holders("untrusted"), egress: holders("egress") },
  };
}
