import { withRemarks } from "@/lib/core/annotations/examine";
import type { Approval } from "@/lib/core/model/approval";
import type { Change } from "@/lib/core/model/change";
import type { Opinion } from "@/lib/core/model/opinion";
import type { Server } from "@/lib/core/model/server";
import type { Session, SessionSpec } from "@/lib/core/model/session";
import { SnapshotSchema, type Snapshot } from "@/lib/core/model/snapshot";
import type { Override } from "@/lib/core/model/verdict";
import type { PolicyRules } from "@/lib/core/policy-file/form";
import { govern } from "@/lib/core/policy-file/objections";
import { composeSession } from "@/lib/core/session/compose";
import type { Classify } from "@/lib/core/session/classify";
import type { ListedServer } from "@/lib/core/session/compose-server";
import { rememberedClassify } from "./remembered-classify";

/** All that a session is judged by and from, fit to be handed to a thread: listings are the text that is kept of them. */
export type Opening = {
  spec: SessionSpec;
  /** Its servers in their order. */
  servers: readonly { server: Server; body?: string; unlistedReason?: string }[];
  overrides: readonly Override[];
  opinions: readonly Opinion[];
  rules: PolicyRules;
  /** What of the followed rules cannot be read. */
  unread: readonly string[];
  held: HeldText;
};

/** The decisions on servers, and by the server's name the approved listing and what changed since. */
export type HeldText = {
  approvals: readonly Approval[];
  /** `YYYY-MM-DD`. */
  today: string;
  since: ReadonlyMap<string, { digest: string; changes: readonly Change[] }>;
};

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

/** What changed since a listing was approved, asked by its digest. */
export function withChanges({ approvals, today, since }: HeldText): Parameters<typeof govern>[2] {
  return {
    approvals,
    today,
    changesSince: (name, digest) => (since.get(name)?.digest === digest ? since.get(name)!.changes : undefined),
  };
}
