import { remarksOf } from "@/lib/core/annotations/examine";
import { composeServer, composeSession, joinServers, type Listed } from "@/lib/core/session/compose";
import type { Change } from "@/lib/core/model/change";
import type { Governance } from "@/lib/core/model/governance";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findApprovals } from "@/lib/store/approvals";
import { govern, type Held } from "@/lib/core/policy-file/objections";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { newestSnapshots, snapshotsAt } from "@/lib/store/snapshots";
import { renewalsOf, type ServerDrift } from "./approved-listing";
import { judgedServers } from "./judged-servers";
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

/**
 * The same by what is known now, for whatever needs no schema and no evidence: the servers come as they were judged last, and only those
 * of which something changed since are judged again.
 */
export async function openJudged(specs: readonly SessionSpec[]): Promise<Session[]> {
  const names = new Set(specs.flatMap((spec) => spec.servers));
  const [judged, registered, rules] = await Promise.all([judgedServers([...names]), findServers(), rulesInForce()]);
  const held = await approvalsHeld(names, registered, rules.governance.approval);
  return specs.map((spec) => {
    const servers = spec.servers.map((name) => judged.get(name) ?? composeServer(notRegistered(name)));
    const session = { ...joinServers(spec, servers), ...(rules.policies.length > 0 && { policies: rules.policies }) };
    return govern(session, rules.governance, held, sayUnread(rules));
  });
}

const notRegistered = (name: string): Listed => ({
  server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
  unlistedReason: "It is not registered here any more.",
});

/** One session for whatever needs no schema and no evidence, as known now or at a moment. */
export async function openSlim(spec: SessionSpec, moment?: string): Promise<Session> {
  const [session] = moment === undefined ? await openJudged([spec]) : await openSessions([spec], moment);
  return session!;
}

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
    if (!server) return notRegistered(name);
    return {
      server,
      snapshot: snapshots.get(server.id),
      unlistedReason: moment === undefined ? server.problem?.message : "It was not listed yet at that moment.",
    };
  };
  const names = new Set(specs.flatMap((spec) => spec.servers));
  const held = await approvalsHeld(names, servers, rules.governance.approval);
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

/** The decisions on all servers, and for those of these names what changed since they were approved, where approvals are asked for. */
async function approvalsHeld(
  names: ReadonlySet<string>,
  servers: readonly StoredServer[],
  asks: Governance["approval"],
): Promise<Held> {
  const today = new Date().toISOString().slice(0, 10);
  const approvals = await findApprovals();
  const drifts = asks.required
    ? await renewalsOf(
        servers.filter(({ name }) => names.has(name)),
        today,
      )
    : new Map<string, ServerDrift>();
  const since = new Map<string, { digest: string; changes: readonly Change[] }>();
  for (const { name, baseline, changes } of drifts.values())
    if (baseline?.kind === "approved") since.set(name, { digest: baseline.row.digest, changes });
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
