import "server-only";
import { hasEnded, type CaptureJob, type CaptureProgress } from "../core/model/capture-job";
import type { Problem } from "../core/model/snapshot";
import { database } from "./client";
import type { ListingState as Row, Prisma } from "./generated/client";

/** How far a listing is, and the problem of one that failed. */
export type Reached = CaptureProgress & { problem?: Problem };

/** A listing as all copies see it. `copy` is the one that works on it, until nothing of it is left. */
export type ListingState = Pick<
  Row,
  "serverId" | "job" | "round" | "copy" | "again" | "askedAt" | "fromAt" | "toAt"
> & {
  reached: Reached;
};

const ENDED = ["done", "failed", "cancelled"];
const OPEN: Prisma.ListingStateWhereInput = { phase: { notIn: ENDED } };
const WAITING: Reached = { phase: "waiting", page: 0, read: 0, tools: 0 };

function toState({ phase: _phase, progress, ...row }: Row): ListingState {
  return { ...row, reached: JSON.parse(progress) as Reached };
}

const columnsOf = (reached: Reached) => ({ phase: reached.phase, progress: JSON.stringify(reached) });

/** As pages show it. Copies whose clocks differ must not make a listing end before it began. */
export function asJob({ serverId, round, again, reached, ...at }: ListingState): CaptureJob {
  const until = at.toAt === null ? Date.now() : Date.parse(at.toAt);
  const since = (moment: string) => Math.max(0, until - Date.parse(moment));
  const elapsed = at.fromAt === null ? 0 : since(at.fromAt);
  return { serverId, round, ...reached, elapsed, sinceAsked: since(at.askedAt), ...(again && { again }) };
}

export const isOpen = (state: ListingState): boolean => !hasEnded(asJob(state));

export async function findListingStates(): Promise<ListingState[]> {
  return (await database.listingState.findMany({ orderBy: { askedAt: "asc" } })).map(toState);
}

export async function getListingState(serverId: string): Promise<ListingState | null> {
  const row = await database.listingState.findUnique({ where: { serverId } });
  return row && toState(row);
}

/** Writes a new listing down, unless one of this server is under way. What begins while others run belongs to them; else a new round begins. */
export async function openListing(tx: Prisma.TransactionClient, serverId: string, job: string): Promise<boolean> {
  const rounds = { _max: { round: true } } as const;
  if ((await tx.listingState.count({ where: { serverId, OR: [OPEN, { copy: { not: null } }] } })) > 0) return false;
  const open = (await tx.listingState.aggregate({ where: OPEN, ...rounds }))._max.round;
  const round = open ?? ((await tx.listingState.aggregate(rounds))._max.round ?? 0) + 1;
  const row = { job, round, copy: null, again: false, askedAt: new Date().toISOString(), fromAt: null, toAt: null };
  const data = { ...row, ...columnsOf(WAITING) };
  await tx.listingState.upsert({ where: { serverId }, create: { serverId, ...data }, update: data });
  return true;
}

/** Has a copy begin with the listing of a job; null when it was cancelled, or another job stands for it by now. */
export async function claimListing(job: string, copy: number): Promise<string | null> {
  const reached: Reached = { ...WAITING, phase: "starting" };
  const { count } = await database.listingState.updateMany({
    where: { job, copy: null, phase: "waiting" },
    data: { copy, fromAt: new Date().toISOString(), ...columnsOf(reached) },
  });
  return count === 0 ? null : (await database.listingState.findFirstOrThrow({ where: { job } })).serverId;
}

/** Writes down how far a copy is; false when the listing is no longer its own. */
export async function reachListing(job: string, copy: number, reached: Reached): Promise<boolean> {
  const toAt = ENDED.includes(reached.phase) ? new Date().toISOString() : null;
  const where = { job, copy, ...OPEN };
  return (await database.listingState.updateMany({ where, data: { toAt, ...columnsOf(reached) } })).count > 0;
}

/** Nothing of it is left at a copy. */
export async function leaveListing(job: string, copy: number | null): Promise<void> {
  await database.listingState.updateMany({ where: { job, copy }, data: { copy: null } });
}

/** Ends it for everybody; false when it had ended. A copy that works on it is to be told. */
export async function endListing(
  tx: Prisma.TransactionClient,
  serverId: string,
  end: Pick<Reached, "phase" | "problem">,
): Promise<boolean> {
  const data = { toAt: new Date().toISOString(), ...columnsOf({ ...WAITING, ...end }) };
  return (await tx.listingState.updateMany({ where: { serverId, ...OPEN }, data })).count > 0;
}

/** Has another job stand for it, which any copy may take; false when it was not as it is said to be. */
export async function reopenListing(
  tx: Prisma.TransactionClient,
  { job, copy }: Pick<ListingState, "job" | "copy">,
  next: { job: string; again: boolean },
): Promise<boolean> {
  const data = { ...next, copy: null, fromAt: null, toAt: null, ...columnsOf(WAITING) };
  return (await tx.listingState.updateMany({ where: { job, copy, ...OPEN }, data })).count > 0;
}

export async function deleteListingState(serverId: string): Promise<void> {
  await database.listingState.deleteMany({ where: { serverId } });
}
