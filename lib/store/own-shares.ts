import "server-only";
import * as z from "zod";
import { LockSchema, type Lock } from "../core/model/lock";
import { audited } from "./audit";
import { database } from "./client";
import { fromText, now } from "./rows";
import type { OwnShare as OwnRow } from "./generated/client";

/** What this user shared. Key and owner's secret are sealed: only `lib/secrets` opens them. */
export type OwnShare = {
  id: string;
  sessionId: string;
  name: string;
  /** Origin of the relay that stores it; empty when this Trefoil does. */
  relay: string;
  shareId: string;
  sealedKey: string;
  sealedOwner: string;
  /** The session as it was when it was shared. */
  lock: Lock;
  snapshot: string;
  ruleset: string;
  /** For whom each link is. */
  labels: Record<string, string>;
  createdAt: string;
};

const LabelsSchema = z.record(z.string(), z.string());

function toShare(row: OwnRow): OwnShare {
  return { ...row, lock: fromText(LockSchema, row.lock), labels: fromText(LabelsSchema, row.labels) };
}

/** Newest first. */
export async function findOwnShares(): Promise<OwnShare[]> {
  return (await database.ownShare.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }] })).map(toShare);
}

export async function getOwnShare(id: string): Promise<OwnShare | null> {
  const row = await database.ownShare.findUnique({ where: { id } });
  return row && toShare(row);
}

export async function addOwnShare({ lock, labels, ...share }: Omit<OwnShare, "id" | "createdAt">): Promise<OwnShare> {
  return audited(async (tx, write) => {
    const { name, relay, snapshot, ruleset } = share;
    write({
      kind: "shared",
      subject: name,
      detail: { did: "shared", keptBy: relay || "this Trefoil", snapshot, ruleset, level: lock.level },
    });
    return toShare(
      await tx.ownShare.create({
        data: { ...share, lock: JSON.stringify(lock), labels: JSON.stringify(labels), createdAt: now() },
      }),
    );
  });
}

export async function labelLink(id: string, linkId: string, label: string): Promise<void> {
  await audited(async (tx, write) => {
    const row = await tx.ownShare.findUnique({ where: { id } });
    if (!row) return;
    write({ kind: "shared", subject: row.name, detail: { did: "link made", link: linkId, for: label } });
    await tx.ownShare.update({
      where: { id },
      data: { labels: JSON.stringify({ ...toShare(row).labels, [linkId]: label }) },
    });
  });
}

export async function deleteOwnShare(id: string): Promise<void> {
  await audited(async (tx, write) => {
    const known = await tx.ownShare.findUnique({ where: { id }, select: { name: true, snapshot: true } });
    if (!known) return;
    write({ kind: "shared", subject: known.name, detail: { did: "withdrawn", snapshot: known.snapshot } });
    await tx.ownShare.delete({ where: { id } });
  });
}
