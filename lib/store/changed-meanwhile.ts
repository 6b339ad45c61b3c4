import "server-only";
import * as z from "zod";
import type { AuditKind } from "../core/model/audit";
import type { AuditReader } from "./read-audit";
import { fromText } from "./rows";

/** How many of the newest entries about something are looked through for the change that was in the way. */
const LOOKED_THROUGH = 100;

/** How many former names of something are followed. */
const RENAMED_AT_MOST = 3;

const DetailSchema = z.looseObject({
  before: z.string().optional(),
  user: z.string().optional(),
  changed: z.array(z.string()).optional(),
  leg: z.string().optional(),
  id: z.string().optional(),
});

/** An edit was based on something that others have changed since it was shown. Nothing was saved; the message says who changed what, and when. */
export class ChangedMeanwhile extends Error {}

/**
 * Finds out who was quicker, from the audit log.
 * @param what the thing in words, as “the name of this server”
 * @param about the kind and subject of the entries that tell of its changes
 * @param only where entries tell of several parts or things: the part, the leg or the id that it was about
 * @returns what to throw
 */
export async function changedMeanwhile(
  tx: AuditReader,
  what: string,
  about: { kind: AuditKind; subject?: string },
  only: { part?: string; leg?: string; id?: string } = {},
): Promise<ChangedMeanwhile> {
  const last = await lastChange(tx, about, only);
  const who = last ? `${last.user ?? last.by} changed` : "somebody changed";
  const when = last ? ` on ${last.at.slice(0, 10)} at ${last.at.slice(11, 16)} UTC` : "";
  return new ChangedMeanwhile(
    `Not saved: ${who} ${what}${when}, after this page was opened. Reload the page, then make your change again.`,
  );
}

async function lastChange(
  tx: AuditReader,
  about: { kind: AuditKind; subject?: string },
  only: { part?: string; leg?: string; id?: string },
  renamed = 0,
): Promise<{ by: string; at: string; user?: string } | undefined> {
  const rows = await tx.auditEntry.findMany({ where: about, orderBy: { seq: "desc" }, take: LOOKED_THROUGH });
  const entries = rows.map(({ by, at, detail }) => ({ by, at, ...fromText(DetailSchema, detail) }));
  const found = entries.find(
    ({ changed, leg, id }) =>
      (only.part === undefined || changed?.includes(only.part)) &&
      (only.leg === undefined || only.leg === leg) &&
      (only.id === undefined || only.id === id),
  );
  const before = entries.find((entry) => entry.before !== undefined)?.before;
  if (found || before === undefined || renamed === RENAMED_AT_MOST) return found;
  return lastChange(tx, { ...about, subject: before }, only, renamed + 1);
}
