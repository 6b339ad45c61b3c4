import { findDrift, type Drift } from "@/lib/core/drift/session-drift";
import { whatCame, whatIsWorse } from "@/lib/core/drift/worse";
import { openLock } from "@/lib/core/lock/lock";
import type { Session } from "@/lib/core/model/session";
import type { Worsening } from "@/lib/core/model/worsening";
import { findOwnShares, type OwnShare } from "@/lib/store/own-shares";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import type { StoredServer } from "@/lib/store/servers";
import { addWorsenings } from "@/lib/store/worsenings";
import { MAP, mapDrift } from "./map-drift";
import { openSessions } from "./open-session";

/** The saved sessions that hold a server, and the shares of them and of the map of all servers, as they stand. */
export type Dependents = { specs: StoredSession[]; before: Session[]; shares: { own: OwnShare; drift: Drift }[] };

export async function lookAtDependents(serverName: string): Promise<Dependents> {
  const specs = (await findSessions()).filter(({ servers }) => servers.includes(serverName));
  const before = await openSessions(specs);
  const at = new Map(specs.map(({ id }, index) => [id, before[index]!]));
  const shares: Dependents["shares"] = [];
  for (const own of await findOwnShares()) {
    const drift = await driftNow(own, at);
    if (drift) shares.push({ own, drift });
  }
  return { specs, before, shares };
}

/** The shares of the map of all servers alone. */
export async function lookAtSharedMaps(): Promise<Dependents> {
  const shares: Dependents["shares"] = [];
  for (const own of await findOwnShares()) if (own.sessionId === MAP) shares.push({ own, drift: await mapDrift(own) });
  return { specs: [], before: [], shares };
}

/** What became of a share; nothing when it is of a session that does not hold the server. */
async function driftNow(own: OwnShare, sessions: ReadonlyMap<string, Session>): Promise<Drift | undefined> {
  if (own.sessionId === MAP) return mapDrift(own);
  const session = sessions.get(own.sessionId);
  return session && findDrift(openLock(own.lock), session);
}

/** Judges them again after a new listing of the server, and keeps what became worse until somebody has looked at it. */
export async function reevaluate(
  server: StoredServer,
  { specs, before, shares }: Dependents,
  at: string,
): Promise<void> {
  if (specs.length === 0 && shares.length === 0) return;
  const after = await openSessions(specs);
  const sessions = specs.flatMap((spec, index): Omit<Worsening, "id">[] => {
    const drift = findDrift(before[index]!, after[index]!);
    const items = whatIsWorse(drift);
    return items.length === 0
      ? []
      : [
          {
            at,
            serverId: server.id,
            sessionId: spec.id,
            name: spec.name,
            before: drift.level.before,
            after: drift.level.after,
            items,
          },
        ];
  });
  const now = new Map(specs.map(({ id }, index) => [id, after[index]!]));
  const stale: Omit<Worsening, "id">[] = [];
  for (const { own, drift: was } of shares) {
    const drift = (await driftNow(own, now))!;
    const items = whatCame(was, drift);
    if (items.length === 0) continue;
    const { before, after: level } = drift.level;
    const sessionId = own.sessionId === MAP ? null : own.sessionId;
    const told = { at, serverId: server.id, sessionId, ownShareId: own.id, name: own.name };
    stale.push({ ...told, before, after: level, items });
  }
  await addWorsenings([...sessions, ...stale]);
}
