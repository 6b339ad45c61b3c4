import "server-only";
import * as z from "zod";
import { WorseningSchema, type Worsening } from "../core/model/worsening";
import { database } from "./client";
import { fromText, now } from "./rows";

/** How many lines are kept; the oldest go first. */
const MOST = 500;

/** What became worse and has not been looked at yet, the newest first. */
export async function findWorsenings(take: number): Promise<Worsening[]> {
  const rows = await database.worsening.findMany({
    where: { seenAt: null },
    orderBy: [{ at: "desc" }, { id: "asc" }],
    take,
  });
  return rows.map(({ items, ownShareId, ...row }) =>
    WorseningSchema.parse({ ...row, items: fromText(z.array(z.string()), items), ownShareId: ownShareId ?? undefined }),
  );
}

export async function countWorsenings(): Promise<number> {
  return database.worsening.count({ where: { seenAt: null } });
}

export async function addWorsenings(worsenings: readonly Omit<Worsening, "id">[]): Promise<void> {
  if (worsenings.length === 0) return;
  await database.worsening.createMany({
    data: worsenings.map(({ items, ...row }) => ({ ...row, items: JSON.stringify(items) })),
  });
  const beyond = await database.worsening.findMany({
    orderBy: { at: "desc" },
    skip: MOST,
    take: 200,
    select: { id: true },
  });
  if (beyond.length > 0) await database.worsening.deleteMany({ where: { id: { in: beyond.map((one) => one.id) } } });
}

/** Marks some of them as seen. */
export async function markSeen(ids: readonly string[]): Promise<void> {
  await database.worsening.updateMany({ where: { id: { in: [...ids] } }, data: { seenAt: now() } });
}
