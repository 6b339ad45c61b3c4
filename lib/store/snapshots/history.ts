import "server-only";
import * as z from "zod";
import type { EffectCounts } from "../../core/drift/effects";
import { ChangeEffectSchema, type ChangeEffect } from "../../core/model/change";
import { database } from "../client";
import { fromText } from "../rows";

/** One line of a server's history: what it offered from `since` to when it was last seen so, `at`. Without effects where nobody counted. */
export type HistoryRow = { id: string; since: string; at: string; digest: string; effects?: EffectCounts };

const EffectsSchema = z.partialRecord(ChangeEffectSchema, z.number());
const LINE = { id: true, since: true, at: true, digest: true, effects: true } as const;
const toRow = ({
  effects,
  since,
  at,
  ...row
}: {
  id: string;
  since: string;
  at: string;
  digest: string;
  effects: string | null;
}): HistoryRow => ({ ...row, at, since: since || at, effects: fromText(EffectsSchema, effects) });
const asked = (serverId: string, effect?: ChangeEffect) => ({
  serverId,
  ...(effect ? { effects: { contains: `"${effect}"` } } : {}),
});

/** The lines of a server's history, the newest first; with `effect` only those that changed something with it. */
export async function findHistory(
  serverId: string,
  { skip = 0, take, effect }: { skip?: number; take: number; effect?: ChangeEffect },
): Promise<HistoryRow[]> {
  return (
    await database.snapshot.findMany({
      where: asked(serverId, effect),
      orderBy: [{ since: "desc" }, { at: "desc" }],
      select: LINE,
      skip,
      take,
    })
  ).map(toRow);
}

/** How many lines a server's history has; with `effect` only those that changed something with it. */
export async function countHistory(serverId: string, effect?: ChangeEffect): Promise<number> {
  return database.snapshot.count({ where: asked(serverId, effect) });
}

/** The line before another one in a server's history. */
export async function rowBefore(
  serverId: string,
  { id, since }: Pick<HistoryRow, "id" | "since">,
): Promise<HistoryRow | null> {
  const row = await database.snapshot.findFirst({
    where: { serverId, since: { lte: since }, id: { not: id } },
    orderBy: { since: "desc" },
    select: LINE,
  });
  return row && toRow(row);
}

/** The line that a server's history holds for a moment, and the one that followed it. Null before the first listing. */
export async function rowAt(serverId: string, moment: string): Promise<{ row: HistoryRow; next?: HistoryRow } | null> {
  const row = await database.snapshot.findFirst({
    where: { serverId, since: { lte: moment } },
    orderBy: { since: "desc" },
    select: LINE,
  });
  if (!row) return null;
  const next = await database.snapshot.findFirst({
    where: { serverId, since: { gt: moment } },
    orderBy: { since: "asc" },
    select: LINE,
  });
  return { row: toRow(row), ...(next && { next: toRow(next) }) };
}

/** All lines of these servers' histories, the newest listing first; by server id. */
export async function findHistories(serverIds: readonly string[]): Promise<Map<string, HistoryRow[]>> {
  const rows = await database.snapshot.findMany({
    where: { serverId: { in: [...serverIds] } },
    orderBy: [{ at: "desc" }],
    select: { ...LINE, serverId: true },
  });
  const histories = new Map<string, HistoryRow[]>();
  for (const { serverId, ...row } of rows) {
    const lines = histories.get(serverId);
    if (lines) lines.push(toRow(row));
    else histories.set(serverId, [toRow(row)]);
  }
  return histories;
}
