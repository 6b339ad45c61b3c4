import type { Drift } from "@/lib/core/drift/drift";
import { whatCame, whatIsWorse } from "@/lib/core/drift/worse";
import type { Worsening } from "@/lib/core/model/worsening";
import { findOwnShares, type OwnShare } from "@/lib/store/own-shares";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import type { StoredServer } from "@/lib/store/servers";
import { addWorsenings } from "@/lib/store/worsenings";
import type { Opening } from "./heavy/opening";
import { runHeavy } from "./heavy/run";
import { MAP, mapDrift } from "./map-drift";
import { openingsOf } from "./open-session";

/** A share, with what has changed since it was made. */
type Shared = { own: OwnShare; drift: Drift };
/** A saved session that holds a server, and the shares of it, as they stand. */
type Dependent = { spec: StoredSession; before: Opening; shares: Shared[] };
/** All of them, with the shares of the map of all servers. */
export type Dependents = { sessions: Dependent[]; maps: Shared[] };

export async function lookAtDependents(serverName: string): Promise<Dependents> {
  const specs = (await findSessions()).filter(({ servers }) => servers.includes(serverName));
  const [shares, openings, { maps }] = await Promise.all([findOwnShares(), openingsOf(specs), lookAtSharedMaps()]);
  const sessions: Dependent[] = [];
  for (const [at, spec] of specs.entries()) {
    const before = openings[at]!;
    const own = shares.filter(({ sessionId }) => sessionId === spec.id);
    const drifts = await driftsOf(before, own);
    sessions.push({ spec, before, shares: own.map((one, nth) => ({ own: one, drift: drifts[nth]! })) });
  }
  return { sessions, maps };
}

/** The shares of the map of all servers alone. */
export async function lookAtSharedMaps(): Promise<Dependents> {
  const maps: Shared[] = [];
  for (const own of await findOwnShares()) if (own.sessionId === MAP) maps.push({ own, drift: await mapDrift(own) });
  return { sessions: [], maps };
}

/** Judges them again after a new listing of the server, and stores what became worse until somebody has looked at it. */
export async function reevaluate(server: StoredServer, { sessions, maps }: Dependents, at: string): Promise<void> {
  if (sessions.length === 0 && maps.length === 0) return;
  const worsenings: Omit<Worsening, "id">[] = [];
  const tell = (about: Pick<Worsening, "sessionId" | "ownShareId" | "name">, { level }: Drift, items: string[]) => {
    const { before, after } = level;
    if (items.length > 0) worsenings.push({ at, serverId: server.id, ...about, before, after, items });
  };
  const openings = await openingsOf(sessions.map(({ spec }) => spec));
  for (const [nth, { spec, before, shares }] of sessions.entries()) {
    const after = openings[nth]!;
    const drift = await runHeavy("drift", { before, after });
    tell({ sessionId: spec.id, name: spec.name }, drift, whatIsWorse(drift));
    const now = await driftsOf(
      after,
      shares.map(({ own }) => own),
    );
    shares.forEach(({ own, drift: was }, index) =>
      tell({ sessionId: spec.id, ownShareId: own.id, name: own.name }, now[index]!, whatCame(was, now[index]!)),
    );
  }
  for (const { own, drift: was } of maps) {
    const now = await mapDrift(own);
    tell({ sessionId: null, ownShareId: own.id, name: own.name }, now, whatCame(was, now));
  }
  await addWorsenings(worsenings);
}

const driftsOf = async (opening: Opening, shares: readonly OwnShare[]): Promise<Drift[]> =>
  shares.length === 0 ? [] : runHeavy("drifts", { opening, locks: shares.map(({ lock }) => lock) });
