import { withRemarks } from "@/lib/core/annotations/examine";
import type { Session } from "@/lib/core/model/session";
import { SnapshotSchema, type Snapshot } from "@/lib/core/model/snapshot";
import { govern } from "@/lib/core/policy-file/objections";
import { composeSession } from "@/lib/core/session/compose";
import type { ListedServer } from "@/lib/core/session/compose-server";
import type { Classify } from "@/lib/core/session/judge-as-tools";
import { withChanges, type Opening } from "./opening";
import { rememberedClassify } from "./remembered-classify";

export const readListingText = (body: string): Snapshot => SnapshotSchema.parse(JSON.parse(body));

/** Judges a session with all its evidence and schemas; with another `classify`, as that judges. */
export function openHere(opening: Opening, classify: Classify = rememberedClassify): Session {
  return judged(opening, listedOf(opening), classify);
}

/** The same as a report is made of it: with what the rules find in the texts and hints of its tools. */
export function openForReport(opening: Opening): Session {
  const listed = listedOf(opening);
  const session = judged(opening, listed);
  const snapshots = new Map(
    listed.flatMap(({ server, snapshot }) => (snapshot ? [[server.name, snapshot] as const] : [])),
  );
  const bytes = new Map(
    opening.servers.map(({ server, body = "" }) => [server.name, Buffer.byteLength(body)] as const),
  );
  return withRemarks(session, snapshots, bytes);
}

function listedOf({ servers }: Opening): ListedServer[] {
  return servers.map(({ server, body, unlistedReason }) => ({
    server,
    snapshot: body === undefined ? undefined : readListingText(body),
    unlistedReason,
  }));
}

function judged(
  { spec, overrides, opinions, rules, unread, held }: Opening,
  listed: readonly ListedServer[],
  classify: Classify = rememberedClassify,
): Session {
  const composed = composeSession(spec, listed, overrides, opinions, classify);
  const session = { ...composed, ...(rules.policies.length > 0 && { policies: rules.policies }) };
  return govern(session, rules.governance, withChanges(held), unread);
}
