import type { Drift } from "@/lib/core/drift/session-drift";
import { whatCame, whatIsWorse } from "@/lib/core/drift/worse";
import type { Worsening } from "@/lib/core/model/worsening";
import { findOwnShares, type OwnShare } from "@/lib/store/own-shares";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import type { StoredServer } from "@/lib/store/servers";
import { addWorsenings } from "@/lib/store/worsenings";
import type { Opening } from "./heavy/opening";
import { runHeavy } from "./heavy/run";
import { openingsOf } from "./open-session";

/** A saved session that holds a server, and the shares of it, as they stand. */
export type Dependent = { spec: StoredSession; before: Opening; shares: OwnShare[]; drifts: Drift[] };

export async function lookAtDependents(serverName: string): Promise<Dependent[]> {
  const specs = (await findSessions()).filter(({ servers }) => servers.includes(serverName));
  if (specs.length === 0) return [];
  const [own, openings] = await Promise.all([findOwnShares(), openingsOf(specs)]);
  const dependents: Dependent[] = [];
  for (const [index, spec] of specs.entries()) {
    const before = openings[index]!;
    const shares = own.filter(({ sessionId }) => sessionId === spec.id);
    dependents.push({ spec, before, shares, drifts: await driftsOf(before, shares) });
  }
  return dependents;
}

/** Judges them again after a new listing of the server, and keeps what became worse until somebody has looked at it. */
export async function reevaluate(server: StoredServer, dependents: readonly Dependent[], at: string): Promise<void> {
  const worsenings: Omit<Worsening, "id">[] = [];
  if (dependents.length === 0) return;
  const openings = await openingsOf(dependents.map(({ spec }) => spec));
  for (const [place, { spec, before, shares, drifts }] of dependents.entries()) {
    const after = openings[place]!;
    const common = { at, serverId: server.id, sessionId: spec.id };
    const drift = await runHeavy("drift", { before, after });
    const items = whatIsWorse(drift);
    if (items.length > 0) worsenings.push({ ...common, name: spec.name, ...levels(drift), items });
    const now = await driftsOf(after, shares);
    shares.forEach((own, index) => {
      const came = whatCame(drifts[index]!, now[index]!);
      if (came.length > 0)
        worsenings.push({ ...common, ownShareId: own.id, name: own.name, ...levels(now[index]!), items: came });
    });
  }
  await addWorsenings(worsenings);
}

const levels = ({ level }: Drift) => ({ before: level.before, after: level.after });

const driftsOf = async (opening: Opening, shares: readonly OwnShare[]): Promise<Drift[]> =>
  shares.length === 0 ? [] : runHeavy("drifts", { opening, locks: shares.map(({ lock }) => lock) });
