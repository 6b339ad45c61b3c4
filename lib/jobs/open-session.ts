import { remarksOf } from "@/lib/core/annotations/examine";
import { composeSession, type Listed } from "@/lib/core/compose-session";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { findCountedOpinions } from "@/lib/store/opinions";
import { findOverrides } from "@/lib/store/overrides";
import { findPolicies } from "@/lib/store/policies";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots, snapshotsAt } from "@/lib/store/snapshots";
import { rememberedClassify } from "./remembered-classify";

/**
 * Turns kept sessions into judged ones by what is known now, or with the tools as they were known at a moment (ISO 8601). A
 * server that was deleted, or not listed by then, stays in sight as unlisted.
 */
export async function openSessions(specs: readonly SessionSpec[], moment?: string): Promise<Session[]> {
  return (await openAll(specs, moment)).map(({ session }) => session);
}

type Opened = { session: Session; snapshots: ReadonlyMap<string, Snapshot> };

async function openAll(specs: readonly SessionSpec[], moment?: string): Promise<Opened[]> {
  const [servers, snapshots, overrides, opinions, policies] = await Promise.all([findServers(), moment === undefined ? newestSnapshots() : snapshotsAt(moment), findOverrides(), findCountedOpinions(), findPolicies()]);
  const known = new Map(servers.map((server) => [server.name, server]));
  const listed = (name: string): Listed => {
    const server = known.get(name);
    if (!server) return { server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, unlistedReason: "It is not registered here any more." };
    return { server, snapshot: snapshots.get(server.id), unlistedReason: moment === undefined ? server.problem?.message : "It was not listed yet at that moment." };
  };
  return specs.map((spec) => {
    const offers = spec.servers.map(listed);
    return {
      session: { ...composeSession(spec, offers, overrides, opinions, rememberedClassify), ...(policies.length > 0 && { policies }) },
      snapshots: new Map(offers.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : []))),
    };
  });
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
