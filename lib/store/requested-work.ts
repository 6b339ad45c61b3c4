import "server-only";
import { database } from "./client";
import type { Prisma, RequestedWork as Row } from "./generated/client";
import { now } from "./rows";

/** Work that a request waits for. `copy` is the one that works on it; `tries` counts those that began. */
export type RequestedWork = Pick<Row, "id" | "job" | "kind" | "input" | "copy" | "tries">;

/** How it ended: with what it gives, as JSON can hold it, or with why it failed, in words. */
export type Ended = { done: unknown } | { failed: string };

const COLUMNS = { id: true, job: true, kind: true, input: true, copy: true, tries: true } as const;

export async function addRequestedWork(
  tx: Prisma.TransactionClient,
  work: Pick<Row, "id" | "job" | "kind" | "input">,
): Promise<void> {
  await tx.requestedWork.create({ data: { ...work, createdAt: now() } });
}

/** Has a copy begin with it; null when somebody else has, or nobody waits any more. */
export async function claimRequestedWork(job: string, copy: number): Promise<RequestedWork | null> {
  const { count } = await database.requestedWork.updateMany({
    where: { job, copy: null, outcome: null },
    data: { copy, tries: { increment: 1 } },
  });
  return count === 0 ? null : database.requestedWork.findUnique({ where: { job }, select: COLUMNS });
}

/** Writes down how it ended; nothing happens when it is another copy's by now. */
export async function endRequestedWork({ job, copy }: Pick<Row, "job" | "copy">, ended: Ended): Promise<void> {
  await database.requestedWork.updateMany({
    where: { job, copy, outcome: null },
    data: { outcome: JSON.stringify(ended) },
  });
}

/** Takes how it ended, and forgets it. Undefined while it goes on. */
export async function takeEnded(id: string): Promise<Ended | undefined> {
  const row = await database.requestedWork.findUnique({ where: { id }, select: { outcome: true } });
  if (!row) return { failed: "What was asked for was forgotten meanwhile. Ask again." };
  if (row.outcome === null) return undefined;
  await database.requestedWork.deleteMany({ where: { id } });
  return JSON.parse(row.outcome) as Ended;
}

/** What has not ended. */
export async function findOpenWork(): Promise<Omit<RequestedWork, "input">[]> {
  const { input: _input, ...columns } = COLUMNS;
  return database.requestedWork.findMany({ where: { outcome: null }, select: columns });
}

/** Gives it to nobody, under another job; false when it is not as it was seen any more. */
export async function reopenRequestedWork(
  tx: Prisma.TransactionClient,
  { job, copy }: Pick<Row, "job" | "copy">,
  next: string,
): Promise<boolean> {
  const { count } = await tx.requestedWork.updateMany({
    where: { job, copy, outcome: null },
    data: { job: next, copy: null },
  });
  return count > 0;
}

/** Forgets what was asked for before then: whoever asked has left. */
export async function forgetRequestedWork(before: string): Promise<void> {
  await database.requestedWork.deleteMany({ where: { createdAt: { lt: before } } });
}
