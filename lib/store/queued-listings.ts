import "server-only";
import { database } from "./client";
import type { Prisma } from "./generated/client";
import { now } from "./rows";
import { together } from "./transaction";

/** A listing that was asked for and has not ended. `attempts` counts the launches of the app in which it began. */
export type QueuedListing = { serverId: string; anonymous: boolean; attempts: number; scheduled: boolean };

/** What asks for a listing. One of the automatic re-scan names the plan that it was due by, and the one that takes its place. */
export type ListingRequest = {
  serverId: string;
  anonymous: boolean;
  plan?: { due: string; nextAt: string | undefined; lastAt: string };
};

const COLUMNS = { serverId: true, anonymous: true, attempts: true, scheduled: true } as const;

export async function findQueuedListings(): Promise<QueuedListing[]> {
  return database.queuedListing.findMany({ orderBy: { at: "asc" }, select: COLUMNS });
}

export async function getQueuedListing(serverId: string): Promise<QueuedListing | null> {
  return database.queuedListing.findUnique({ where: { serverId }, select: COLUMNS });
}

/**
 * Writes a listing down with the plan that caused it, and with what `also` does: all or nothing. What is due is begun once, whoever else looks
 * at the same plan at the same time.
 * @param also may say that it is not to be; then nothing is written
 * @returns whether it was written down
 */
export async function putQueuedListing(
  { serverId, anonymous, plan }: ListingRequest,
  also: (tx: Prisma.TransactionClient) => Promise<boolean> = async () => true,
): Promise<boolean> {
  const refused = new Error("not to be");
  return together(async (tx) => {
    if (plan) {
      const { due, nextAt = null, lastAt } = plan;
      const { count } = await tx.relisting.updateMany({
        where: { serverId, nextAt: due },
        data: { nextAt, lastAt, blocked: null },
      });
      if (count === 0) return false;
    }
    const row = { anonymous, scheduled: plan !== undefined };
    await tx.queuedListing.upsert({
      where: { serverId },
      create: { serverId, ...row, at: now() },
      update: plan ? row : { anonymous },
    });
    if (!(await also(tx))) throw refused;
    return true;
  }).catch((error: unknown) => {
    if (error === refused) return false;
    throw error;
  });
}

/** Counts a begin before anything runs, so that a server which takes the app down with it is not begun for ever. */
export async function countAttempt(serverId: string): Promise<void> {
  await database.queuedListing.updateMany({ where: { serverId }, data: { attempts: { increment: 1 } } });
}

/** Takes that back: it was cut short in good order. */
export async function uncountAttempt(serverId: string): Promise<void> {
  await database.queuedListing.updateMany({
    where: { serverId, attempts: { gt: 0 } },
    data: { attempts: { decrement: 1 } },
  });
}

export async function deleteQueuedListing(
  serverId: string,
  tx: Pick<Prisma.TransactionClient, "queuedListing"> = database,
): Promise<void> {
  await tx.queuedListing.deleteMany({ where: { serverId } });
}
