import { findDrift, type Drift } from "@/lib/core/drift/session-drift";
import { whatCame, whatIsWorse } from "@/lib/core/drift/worse";
import { openLock } from "@/lib/core/lock/lock";
import type { Session } from "@/lib/core/model/session";
import type { Worsening } from "@/lib/core/model/worsening";
import { findOwnShares, type OwnShare } from "@/lib/store/own-shares";
import { findSessions, type StoredSession } from "@/lib/store/sessions";
import type { StoredServer } from "@/lib/store/servers";
import { addWorsenings } from "@/lib/store/worsenings";
import { openSessions } from "./open-session";

/** The saved sessions that hold a server, and the shares of them, as they stand. */
export type Dependents = { specs: StoredSession[]; before: Session[]; shares: { own: OwnShare; drift: Drift }[] };

export async function lookAtDependents(serverName: string): Promise<Dependents> {
  const specs = (await findSessions()).filter(({ servers }) => servers.includes(serverName));
  if (specs.length === 0) return { specs, before: [], shares: [] };
  const before = await openSessions(specs);
  const at = new Map(specs.map(({ id }, index) => [id, before[index]!]));
  const shares = (await findOwnShares()).flatMap((own) =>
    at.has(own.sessionId) ? [{ own, drift: findDrift(openLock(own.lock), at.get(own.sessionId)!) }] : [],
  );
  return { specs, before, shares };
}

/** Judges them again after a new listing of the server, and keeps what became worse until somebody has looked at it. */
export async function reevaluate(
  server: StoredServer,
  { specs, before, shares }: Dependents,
  at: string,
): Promise<void> {
  if (specs.length === 0) return;
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
  const stale = shares.flatMap(({ own, drift: was }): Omit<Worsening, "id">[] => {
    const drift = findDrift(openLock(own.lock), now.get(own.sessionId)!);
    const items = whatCame(was, drift);
    return items.length === 0
      ? []
      : [
          {
            at,
            serverId: server.id,
            sessionId: own.sessionId,
            ownShareId: own.id,
            name: own.name,
            before: drift.level.before,
            after: drift.level.after,
            items,
          },
        ];
  });
  await addWorsenings([...sessions, ...stale]);
}
