import "server-only";
import * as z from "zod";
import { audited } from "./audit";
import { database } from "./client";
import { fromText, now } from "./rows";
import type { Start as StartRow } from "./generated/client";

/** One start of a command: what ran, who had agreed to it, and how it ended. */
export type Start = Omit<StartRow, "argv"> & { argv: string[] };

/** How many lines of the log are kept; the oldest go first. */
const MOST = 5_000;

export type StartSearch = { serverId?: string; skip?: number; take: number };

/** The newest first. */
export async function findStarts({ serverId, skip = 0, take }: StartSearch): Promise<Start[]> {
  const rows = await database.start.findMany({
    where: serverId ? { serverId } : {},
    orderBy: [{ at: "desc" }, { id: "desc" }],
    skip,
    take,
  });
  return rows.map((row) => ({ ...row, argv: fromText(z.array(z.string()), row.argv) }));
}

export async function countStarts(serverId?: string): Promise<number> {
  return database.start.count({ where: serverId ? { serverId } : {} });
}

/** Writes a start down, in the audit log too; answers the line's id, for its end. */
export async function addStart({ argv, ...columns }: Omit<Start, "id" | "at" | "endedAt" | "ending">): Promise<string> {
  const { id } = await audited(async (tx, write) => {
    const { server, digest, agreedAt, agreedBy, isolated } = columns;
    write({ kind: "started", subject: server, detail: { argv, entry: digest, agreedAt, agreedBy, isolated } });
    return tx.start.create({ data: { ...columns, argv: JSON.stringify(argv), at: now() } });
  });
  const beyond = await database.start.findMany({
    orderBy: { at: "desc" },
    skip: MOST,
    take: 100,
    select: { id: true },
  });
  if (beyond.length > 0) await database.start.deleteMany({ where: { id: { in: beyond.map((one) => one.id) } } });
  return id;
}

export async function endStart(id: string, ending: string): Promise<void> {
  await database.start.updateMany({ where: { id }, data: { endedAt: now(), ending } });
}

/** Commands that ran when the app itself was cut off were ended by its watchdog; nobody saw when. */
export async function settleInterruptedStarts(): Promise<void> {
  await database.start.updateMany({ where: { ending: null }, data: { ending: "ended with Trefoil itself" } });
}

/** The same of one server, whose copy of the app has ended. */
export async function endStartsOf(serverId: string): Promise<void> {
  await database.start.updateMany({ where: { serverId, ending: null }, data: { ending: "ended with Trefoil itself" } });
}

export async function deleteStarts(): Promise<void> {
  await audited(async (tx, write) => {
    const { count } = await tx.start.deleteMany();
    write({ kind: "deleted", subject: "the log of starts", detail: { lines: count } });
  });
}
