import { verdictOf } from "@/lib/core/analysis/analyse";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import type { Session, SessionServer, SessionSpec } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { findServers } from "@/lib/store/servers";
import { getSnapshot } from "@/lib/store/snapshots/snapshots";
import { rowAt, type HistoryRow } from "@/lib/store/snapshots/history";
import { openSlim } from "./open-session";

/** A server of a session as it was known at a moment; without a listing if none was stored by then. */
type ServerThen = {
  server: SessionServer;
  serverId?: string;
  seen?: { row: HistoryRow; next?: HistoryRow; snapshot: Snapshot };
};

/** A session as it was known at a moment: with its switches and the rules of today, and the tools of then. */
export type SessionThen = { session: Session; verdict: SessionVerdict; servers: ServerThen[] };

export async function sessionAt(spec: SessionSpec, moment: string): Promise<SessionThen> {
  const [session, registered] = await Promise.all([openSlim(spec, moment), findServers()]);
  const ids = new Map(registered.map(({ id, name }) => [name, id]));
  const servers: ServerThen[] = [];
  for (const server of session.servers) {
    if (server.builtIn) continue;
    const serverId = ids.get(server.name);
    const found = serverId === undefined ? null : await rowAt(serverId, moment);
    const snapshot = found && serverId !== undefined ? await getSnapshot(serverId, found.row.id) : null;
    servers.push({
      server: snapshot ? withDefinitions(server, snapshot) : server,
      ...(serverId !== undefined && { serverId }),
      ...(found && snapshot && { seen: { ...found, snapshot } }),
    });
  }
  return { session, verdict: verdictOf(session), servers };
}

/** With whole definitions in the place of what lists show of them. */
function withDefinitions(server: SessionServer, { tools }: Snapshot): SessionServer {
  return { ...server, tools: server.tools.map((one, at) => (one.channel ? one : { ...one, tool: tools[at]!.tool })) };
}

/** The same, closed for keeping: what the model saw, word for word, and what it came to. */
export function momentFile(moment: string, { session, verdict, servers }: SessionThen) {
  return {
    schema: "trefoil-moment/1",
    at: moment,
    session: { name: session.name, host: session.host },
    verdict: { level: verdict.level, legs: verdict.legs, incomplete: verdict.incomplete },
    servers: servers.map(({ server, seen }) => ({
      name: server.name,
      state: server.state,
      ...(server.off && { off: true }),
      ...(server.reason && { reason: server.reason }),
      ...(seen && {
        listedSo: { from: seen.row.since, to: seen.row.at, ...(seen.next && { otherwiseFrom: seen.next.since }) },
      }),
      verdicts: server.tools.map(({ id, off, classification }) => ({
        id,
        ...(off && { off: true }),
        private: classification.private.verdict,
        untrusted: classification.untrusted.verdict,
        egress: classification.egress.verdict,
      })),
      ...(seen && { listing: withoutIds(seen.snapshot) }),
    })),
  };
}

function withoutIds(snapshot: Snapshot): Snapshot {
  const { id: _id, serverId: _serverId, ...listing } = snapshot as Snapshot & { id?: string; serverId?: string };
  return listing;
}
