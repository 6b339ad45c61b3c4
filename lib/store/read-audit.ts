import "server-only";
import * as z from "zod";
import type { StoredAuditEntry } from "../core/governance/audit-file";
import type { AuditHead, AuditKind } from "../core/model/audit";
import { database } from "./client";
import type { Prisma } from "./generated/client";
import { containing, fromText } from "./rows";

/** A database, or a transaction in it, with an audit log. */
export type AuditReader = Pick<Prisma.TransactionClient, "auditEntry">;

/** Where the log ends; number 0 when it is empty. */
export async function auditHead(within: AuditReader = database): Promise<AuditHead> {
  const { seq, digest } = await signedHead(within);
  return { seq, digest };
}

/** The same with the key that signed the last entry; without one when the log is empty. */
export async function signedHead(tx: AuditReader): Promise<AuditHead & { key?: string }> {
  return (
    (await tx.auditEntry.findFirst({
      orderBy: { seq: "desc" },
      select: { seq: true, digest: true, key: true },
    })) ?? { seq: 0, digest: "" }
  );
}

/** Entries that every report or export adds: an anchor passes over them, so that asking twice gives the same bytes. */
const HANDING_OUT: AuditKind[] = ["reported", "exported"];

/** The head that reports and exports name, so that a log that was cut off or written anew later can be told by them. */
export async function auditAnchor(): Promise<AuditHead | undefined> {
  return (
    (await database.auditEntry.findFirst({
      where: { kind: { notIn: HANDING_OUT } },
      orderBy: { seq: "desc" },
      select: { seq: true, digest: true },
    })) ?? undefined
  );
}

/** Which entries to return: of a kind, about something (part of the name is enough), on a day (UTC, `YYYY-MM-DD`). */
type AuditSearch = { kind?: AuditKind; subject?: string; day?: string };

/** The entries that a search finds, the newest first. */
export async function findAudit(
  search: AuditSearch,
  { skip = 0, take }: { skip?: number; take: number },
): Promise<StoredAuditEntry[]> {
  return database.auditEntry.findMany({ where: asked(search), orderBy: { seq: "desc" }, skip, take });
}

/** How many entries a search finds. */
export async function countAudit(search: AuditSearch): Promise<number> {
  return database.auditEntry.count({ where: asked(search) });
}

function asked({ kind, subject, day }: AuditSearch): Prisma.AuditEntryWhereInput {
  return {
    ...(kind ? { kind } : {}),
    ...(subject ? { subject: containing(subject) } : {}),
    ...(day ? { at: { startsWith: day } } : {}),
  };
}

/** The log in its order, from after an entry on, at most so many entries. */
export async function readAudit(
  after: number,
  take: number,
  within: AuditReader = database,
): Promise<StoredAuditEntry[]> {
  return within.auditEntry.findMany({ where: { seq: { gt: after } }, orderBy: { seq: "asc" }, take });
}

/** All entries of one kind about one thing, in their order, with their details. */
export async function readAuditOf(
  kind: AuditKind,
  subject: string,
): Promise<{ seq: number; kind: string; subject: string; detail: unknown }[]> {
  const rows = await database.auditEntry.findMany({
    where: { kind, subject },
    orderBy: { seq: "asc" },
    select: { seq: true, kind: true, subject: true, detail: true },
  });
  return rows.map((row) => ({ ...row, detail: fromText(z.unknown(), row.detail) }));
}
