import { composeSession, type Listed } from "@/lib/core/compose-session";
import type { Session, SessionSpec } from "@/lib/core/model/session";
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
  const [servers, snapshots, overrides, opinions, policies] = await Promise.all([findServers(), moment === undefined ? newestSnapshots() : snapshotsAt(moment), findOverrides(), findCountedOpinions(), findPolicies()]);
  const known = new Map(servers.map((server) => [server.name, server]));
  const listed = (name: string): Listed => {
    const server = known.get(name);
    if (!server) return { server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] }, unlistedReason: "It is not registered here any more." };
    return { server, snapshot: snapshots.get(server.id), unlistedReason: moment === undefined ? server.problem?.message : "It was not listed yet at that moment." };
  };
  return specs.map((spec) => ({ ...composeSession(spec, spec.servers.map(listed), overrides, opinions, rememberedClassify), ...(policies.length > 0 && { policies }) }));
}

export async function openSession(spec: SessionSpec, moment?: string): Promise<Session> {
  const [session] = await openSessions([spec], moment);
  return session!;
}
