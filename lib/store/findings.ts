import "server-only";
import * as z from "zod";
import { FindingRecordSchema, type FindingRecord } from "../core/model/finding-record";
import type { Acceptance } from "../core/model/review";
import { audited, type Note } from "./audit";
import { database } from "./client";
import type { Finding as Row } from "./generated/client";
import { fromText } from "./rows";
import { together } from "./transaction";

const NamesSchema = z.array(z.string());

/** All findings of saved sessions, or of one. */
export async function findFindings(sessionId?: string): Promise<FindingRecord[]> {
  const rows = await database.finding.findMany({
    where: sessionId === undefined ? { sessionId: { in: await sessionIds() } } : { sessionId },
    orderBy: [{ sessionId: "asc" }, { fingerprint: "asc" }],
  });
  return rows.map(findingOf);
}

/** The servers that open lethal findings are about, each set once. */
export async function findLethalServers(): Promise<string[][]> {
  const rows = await database.finding.findMany({
    where: { ended: null, sessionId: { in: await sessionIds() }, legs: { not: "[]" } },
    select: { servers: true },
    distinct: ["servers"],
  });
  return rows.map(({ servers }) => fromText(NamesSchema, servers));
}

/** By what the findings of each session were told last. */
export async function findingsKeys(): Promise<Map<string, string>> {
  const rows = await database.findingsOf.findMany();
  return new Map(rows.map(({ sessionId, key }) => [sessionId, key]));
}

/** Keeps how the findings of a session stand now. What people decided about them is left as it is. */
export async function putFindings(sessionId: string, key: string, records: readonly FindingRecord[]): Promise<void> {
  await together(async (tx) => {
    for (const record of records) {
      const { fingerprint, rule, message, severity, confirmed, firstSeen, lastSeen, ended } = record;
      const [servers, tools, legs] = [record.servers, record.tools, record.legs].map((list) => JSON.stringify(list));
      const told = {
        rule,
        message,
        servers: servers!,
        tools: tools!,
        legs: legs!,
        severity,
        confirmed,
        lastSeen,
        ended,
      };
      await tx.finding.upsert({
        where: { sessionId_fingerprint: { sessionId, fingerprint } },
        create: { sessionId, fingerprint, firstSeen, ...told },
        update: told,
      });
    }
    await tx.findingsOf.upsert({ where: { sessionId }, create: { sessionId, key }, update: { key } });
  });
}

/** What people may say of findings. `null` takes it back. */
export type FindingChange = {
  accepted?: FindingRecord["accepted"];
  owner?: string | null;
  due?: string | null;
};
export type FindingId = Pick<FindingRecord, "sessionId" | "fingerprint">;

/** Changes many, all or none, each with an entry of the audit log; one that is not known is passed over. Gives how many were changed. */
export async function changeFindings(ids: readonly FindingId[], change: FindingChange): Promise<number> {
  return audited(async (tx, write) => {
    let changed = 0;
    for (const { sessionId, fingerprint } of ids) {
      const where = { sessionId_fingerprint: { sessionId, fingerprint } };
      const known = await tx.finding.findUnique({ where });
      if (!known) continue;
      const session = await tx.session.findUnique({ where: { id: sessionId }, select: { name: true } });
      write({
        ...noteOf(change),
        subject: session?.name ?? sessionId,
        detail: { ...noteOf(change).detail, fingerprint },
      });
      const { accepted, ...rest } = change;
      await tx.finding.update({
        where,
        data: {
          ...rest,
          ...(accepted !== undefined && {
            acceptedBy: accepted?.owner ?? null,
            acceptedReason: accepted?.reason ?? null,
            acceptedUntil: accepted?.until ?? null,
            acceptedAt: accepted?.at ?? null,
          }),
        },
      });
      changed++;
    }
    return changed;
  });
}

/** What was accepted of a session, also what has ended since, as `trefoil scan --accepted` takes it. */
export async function findAcceptances(sessionId: string): Promise<Acceptance[]> {
  return (await findFindings(sessionId)).flatMap(({ fingerprint, message, accepted }) =>
    accepted ? [{ fingerprint, finding: message.slice(0, 600), ...accepted }] : [],
  );
}

function noteOf({ accepted, owner, due }: FindingChange): Omit<Note, "subject"> {
  if (accepted)
    return {
      kind: "approved",
      by: accepted.owner,
      detail: { did: "finding accepted", until: accepted.until, reason: accepted.reason },
    };
  if (accepted === null) return { kind: "approved", detail: { did: "finding opened again" } };
  return {
    kind: "recorded",
    detail: { did: "finding given to somebody", owner: owner ?? "nobody", due: due ?? "no day" },
  };
}

/** Findings of a deleted session are left out. */
async function sessionIds(): Promise<string[]> {
  return (await database.session.findMany({ select: { id: true } })).map(({ id }) => id);
}

/** Also for whoever changes findings within a transaction that does more. */
export function findingOf({ acceptedBy, acceptedReason, acceptedUntil, acceptedAt, ...row }: Row): FindingRecord {
  return FindingRecordSchema.parse({
    ...row,
    servers: fromText(NamesSchema, row.servers),
    tools: fromText(NamesSchema, row.tools),
    legs: fromText(NamesSchema, row.legs),
    accepted:
      acceptedUntil === null
        ? null
        : { owner: acceptedBy ?? "", reason: acceptedReason ?? "", until: acceptedUntil, at: acceptedAt ?? "" },
  });
}
