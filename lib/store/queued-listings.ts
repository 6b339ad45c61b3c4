import "server-only";
import { database } from "./client";
import { now } from "./rows";

/** A listing that was asked for and has not ended. `attempts` counts the launches of the app in which it began. */
export type QueuedListing = { serverId: string; anonymous: boolean; attempts: number };

export async function findQueuedListings(): Promise<QueuedListing[]> {
  return database.queuedListing.findMany({
    orderBy: { at: "asc" },
    select: { serverId: true, anonymous: true, attempts: true },
  });
}

export async function putQueuedListing(serverId: string, anonymous: boolean): Promise<void> {
  await database.queuedListing.upsert({
    where: { serverId },
    create: { serverId, anonymous, at: now() },
    update: { anonymous },
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

export async function deleteQueuedListing(serverId: string): Promise<void> {
  await database.queuedListing.deleteMany({ where: { serverId } });
}
