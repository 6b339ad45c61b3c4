import { remarksOf } from "@/lib/core/annotations/examine";
import { composeSession, type Listed } from "@/lib/core/session/compose";
import type { Change } from "@/lib/core/model/change";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findApprovals } from "@/lib/store/approvals";
import { govern, type Held } from "@/lib/core/policy-file/objections";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { newestSnapshots, snapshotsAt, type StoredSnapshot } from "@/lib/store/snapshots";
import { driftOf } from "./approved-listing";
import { rememberedClassify } from "./remembered-classify";
import { rulesInForce, sayUnread } from "./rules-in-force";

/**
 * Turns kept sessions into judged ones by what is known now, or with the tools as they were known at a moment (ISO 8601). A
 * server that was deleted, or not listed by then, stays in sight as unlisted.
 */
export async function openSessions(specs: readonly SessionSpec[], moment?: string): Promise<Session[]> {
  return (await openAll(specs, moment)).map(({ session }) => session);
}

type Opened = { session: Session; snapshots: ReadonlyMap<string, Snapshot> };

async function openAll(specs: readonly SessionSpec[], moment?: string): Promise<Opened[]> {
  const [servers, snapshots, overrides, opinions, rules] = await Promise.all([
    findServers(),
    moment === undefined ? newestSnapshots() : snapshotsAt(moment),
    findOverrides(),
    findCountedOpinions(),
    rulesInForce(),
  ]);
  const known = new Map(servers.map((server) => [server.name, server]));
  const listed = (name: string): Listed => {
    const server = known.get(name);
    if (!server)
      return {
        server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
        unlistedReason: "It is not registered here any more.",
      };
    return {
      server,
      snapshot: snapshots.get(server.id),
      unlistedReason: moment === undefined ? server.problem?.message : "It was not listed yet at that moment.",
    };
  };
  const held = await approvalsHeld(
    rules.governance.approval.required
      ? servers.filter((server) => specs.some((spec) => spec.servers.includes(server.name)))
      : [],
    snapshots,
  );
  return specs.map((spec) => {
    const offers = spec.servers.map(listed);
    const composed = {
      ...composeSession(spec, offers, overrides, opinions, rememberedClassify),
      ...(rules.policies.length > 0 && { policies: rules.policies }),
    };
    return {
      session: govern(composed, rules.governance, held, sayUnread(rules)),
      snapshots: new Map(
        offers.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : [])),
      ),
    };
  });
}

/** The decisions on all servers, and for these ones what changed since they were approved. */
async function approvalsHeld(
  servers: readonly StoredServer[],
  snapshots: ReadonlyMap<string, StoredSnapshot>,
): Promise<Held> {
  const today = new Date().toISOString().slice(0, 10);
  const approvals = await findApprovals();
  const since = new Map<string, { digest: string; changes: readonly Change[] }>();
  for (const server of servers) {
    const snapshot = snapshots.get(server.id);
    if (!snapshot || !approvals.some((one) => one.server === server.name)) continue;
    const { baseline, changes } = await driftOf(server, snapshot, approvals, today);
    if (baseline?.kind === "approved") since.set(server.name, { digest: baseline.row.digest, changes });
  }
  return {
    approvals,
    today,
    changesSince: (name, digest) => (since.get(name)?.digest === digest ? since.get(name)!.changes : undefined),
  };
}

export async function openSession(spec: SessionSpec, moment?: string): Promise<Session> {
  const [session] = await openSessions([spec], moment);
  return session!;
}

/** A session as a report is made of it: with what the rules find in the texts and hints of its tools. */
export async function openForReport(spec: SessionSpec): Promise<Session> {
  const [opened] = await openAll([spec]);
  return { ...opened!.session, remarks: remarksOf(opened!.session, opened!.snapshots) };
}
