import { joinServers } from "@/lib/core/session/join-servers";
import { unlistedServer } from "@/lib/core/session/unlisted-server";
import type { Change } from "@/lib/core/model/change";
import type { Governance } from "@/lib/core/model/governance";
import type { Server } from "@/lib/core/model/server";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findApprovals } from "@/lib/store/approvals";
import { govern } from "@/lib/core/policy-file/objections";
import { findServers, type StoredServer } from "@/lib/store/servers";
import { listingsAt } from "@/lib/store/snapshots/moments";
import { newestListings, readListings } from "@/lib/store/snapshots/listings";
import { renewalsOf, type ServerDrift } from "./approved-listing";
import { withChanges, type HeldText, type Opening } from "./heavy/opening";
import { runHeavy } from "./heavy/run";
import { judgedServers } from "./judged/servers";
import { rulesInForce, sayUnread } from "./rules-in-force";

/**
 * Turns kept sessions into judged ones by what is known now, for whatever needs no schema and no evidence: the servers come as they were
 * judged last, and only those of which something changed since are judged again. A server that was deleted stays in sight as unlisted.
 */
export async function openJudged(specs: readonly SessionSpec[]): Promise<Session[]> {
  const names = new Set(specs.flatMap((spec) => spec.servers));
  const [judged, registered, rules] = await Promise.all([judgedServers([...names]), findServers(), rulesInForce()]);
  const held = withChanges(await approvalsHeld(names, registered, rules.governance.approval));
  return specs.map((spec) => {
    const servers = spec.servers.map((name) => judged.get(name) ?? unlistedServer(notRegistered(name), GONE));
    const session = { ...joinServers(spec, servers), ...(rules.policies.length > 0 && { policies: rules.policies }) };
    return govern(session, rules.governance, held, sayUnread(rules));
  });
}

const GONE = "It is not registered here any more.";
const notRegistered = (name: string): Server => ({
  name,
  transport: { kind: "given" },
  disabled: false,
  hiddenTools: [],
});

/** One session in the same way, as known now or with the tools as they were known at a moment (ISO 8601). */
export async function openSlim(spec: SessionSpec, moment?: string): Promise<Session> {
  if (moment === undefined) return (await openJudged([spec]))[0]!;
  return runHeavy("slim", await openingOf(spec, moment));
}

export async function openingOf(spec: SessionSpec, moment?: string): Promise<Opening> {
  return (await openingsOf([spec], moment))[0]!;
}

/**
 * What sessions are judged by and from, for a thread that judges them with all their evidence and schemas: as known now, or with the tools as
 * they were known at a moment. A server that was not listed by then stays in sight as unlisted. The text of a listing is held once for all.
 */
export async function openingsOf(specs: readonly SessionSpec[], moment?: string): Promise<Opening[]> {
  const [registered, listings, overrides, opinions, { file, ...rules }] = await Promise.all([
    findServers(),
    moment === undefined ? newestListings() : listingsAt(moment),
    findOverrides(),
    findCountedOpinions(),
    rulesInForce(),
  ]);
  const known = new Map(registered.map((server) => [server.name, server]));
  const names = new Set(specs.flatMap((spec) => spec.servers));
  const bodies = await readListings([...names].flatMap((name) => listings.get(known.get(name)?.id ?? "")?.id ?? []));
  const listed = (name: string): Opening["servers"][number] => {
    const server = known.get(name);
    if (!server) return { server: notRegistered(name), unlistedReason: GONE };
    return {
      server,
      body: bodies.get(listings.get(server.id)?.id ?? ""),
      unlistedReason: moment === undefined ? server.problem?.message : "It was not listed yet at that moment.",
    };
  };
  const held = await approvalsHeld(names, registered, rules.governance.approval);
  const common = { overrides, opinions, rules, unread: sayUnread({ file }), held };
  return specs.map((spec) => ({ spec, servers: spec.servers.map(listed), ...common }));
}

/** The decisions on all servers, and for those of these names what changed since they were approved, where approvals are asked for. */
async function approvalsHeld(
  names: ReadonlySet<string>,
  servers: readonly StoredServer[],
  asks: Governance["approval"],
): Promise<HeldText> {
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
  return { approvals, today, since };
}
