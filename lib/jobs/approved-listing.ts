import { renewalOf, type Renewal } from "@/lib/core/drift/renewal";
import { decisionsOn } from "@/lib/core/governance/approvals";
import type { Approval } from "@/lib/core/model/approval";
import type { Change } from "@/lib/core/model/change";
import type { Governance } from "@/lib/core/model/governance";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { findApprovals } from "@/lib/store/approvals";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { findHistories, type HistoryRow } from "@/lib/store/snapshots/history";
import { getSnapshot } from "@/lib/store/snapshots/snapshots";
import { readListings } from "@/lib/store/snapshots/listings";
import { runHeavy } from "./heavy/run";
import { serversAtAGlance } from "./judged/at-a-glance";
import { rulesInForce } from "./rules-in-force";

/** What the newest listing is compared with: the one that was approved; else the one before it; a first listing with nothing. */
export type ListingBaseline = { kind: "approved" | "previous"; row: HistoryRow };

/** How a server's newest listing compares with what was approved. */
export type ServerDrift = {
  serverId: string;
  name: string;
  renewal: Renewal;
  baseline?: ListingBaseline;
  changes: Change[];
};

/** A server whose approval is no longer valid, with its legs by its newest listing; absent while they are not known. */
export type BrokenApproval = ServerDrift & { legs?: PerLeg<VerdictWord> };

/** Compared listings, by the ids and last sightings of their rows; old pairs go first. */
const known = new Map<string, Change[]>();
const MOST = 500;

/** What changed from one stored listing to another; remembered, since pages ask again and again. */
export async function changesOf(server: StoredServer, from: string, to: string): Promise<Change[] | undefined> {
  if (from === to) return [];
  const key = [from, to, server.trust === undefined, JSON.stringify(server.transport)].join("\n");
  const found = known.get(key);
  if (found) return found;
  const bodies = await readListings([from, to]);
  const [before, after] = [bodies.get(from), bodies.get(to)];
  if (before === undefined || after === undefined) return undefined;
  const changes = await runHeavy("changes", { server, before, after });
  known.set(key, changes);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
  return changes;
}

/**
 * How a listed server stands.
 * @param lines its history, the newest listing first
 * @param asks what is asked of approvals, when not what is in force
 */
async function driftBy(
  server: StoredServer,
  lines: readonly HistoryRow[],
  approvals: readonly Approval[],
  today: string,
  asks: Governance["approval"],
): Promise<ServerDrift> {
  const newest = lines[0]!;
  const [decision] = decisionsOn(approvals, server.name).sort((a, b) => (a.at < b.at ? 1 : -1));
  const approved = decision?.decision === "approved" ? lineOfDigest(lines, decision.digest, decision.at) : undefined;
  const previous = approved ? undefined : lines[1];
  const baseline: ListingBaseline | undefined = approved
    ? { kind: "approved", row: approved }
    : previous && { kind: "previous", row: previous };
  const changes = baseline ? await changesOf(server, baseline.row.id, newest.id) : [];
  // Which tool has which digest is asked only of what changed.
  const tools = approved && changes && changes.length > 0 ? (await getSnapshot(server.id, newest.id))!.tools : [];
  const renewal = renewalOf({
    server: server.name,
    approvals,
    now: { digest: newest.digest, tools },
    changes: approved ? changes : undefined,
    asks,
    today,
  });
  return { serverId: server.id, name: server.name, renewal, changes: changes ?? [], ...(baseline && { baseline }) };
}

/** The listing with this digest that was in force at a moment, else the newest with it. */
function lineOfDigest(lines: readonly HistoryRow[], digest: string, moment: string): HistoryRow | undefined {
  return (
    lines.find((line) => line.digest === digest && line.since <= moment) ?? lines.find((line) => line.digest === digest)
  );
}

/** How one server stands; undefined when it was never listed. */
export async function driftOf(
  server: StoredServer,
  approvals: readonly Approval[],
  today: string,
  asks?: Governance["approval"],
): Promise<ServerDrift | undefined> {
  const lines = (await findHistories([server.id])).get(server.id);
  return lines && driftBy(server, lines, approvals, today, asks ?? (await rulesInForce()).governance.approval);
}

/** How all these servers stand that were listed, by their ids. */
export async function driftOfAll(servers: readonly StoredServer[], today: string): Promise<Map<string, ServerDrift>> {
  const [approvals, { governance }, histories] = await Promise.all([
    findApprovals(),
    rulesInForce(),
    findHistories(servers.map(({ id }) => id)),
  ]);
  const drifts = new Map<string, ServerDrift>();
  for (const server of servers) {
    const lines = histories.get(server.id);
    if (lines) drifts.set(server.id, await driftBy(server, lines, approvals, today, governance.approval));
  }
  return drifts;
}

/** Whether the approvals of these servers still hold, by server id. Only servers that somebody decided on are compared and returned. */
export async function renewalsOf(servers: readonly StoredServer[], today: string): Promise<Map<string, ServerDrift>> {
  const decided = new Set((await findApprovals()).map(({ server }) => server));
  return driftOfAll(
    servers.filter(({ name }) => decided.has(name)),
    today,
  );
}

/** The same for the servers of these names, as a session asks: only those whose approval holds no longer. */
export async function brokenApprovals(names?: readonly string[]): Promise<BrokenApproval[]> {
  const servers = await findServers();
  const wanted = names && new Set(names);
  const asked = servers.filter(({ name }) => wanted?.has(name) ?? true);
  const renewals = await renewalsOf(asked, new Date().toISOString().slice(0, 10));
  const broken = [...renewals.values()].filter(({ renewal: { state } }) => state !== "never" && state !== "approved");
  if (broken.length === 0) return [];
  const legs = new Map((await serversAtAGlance()).map(({ id, summary }) => [id, summary?.legs]));
  return broken.map((one) => ({ ...one, legs: legs.get(one.serverId) }));
}
