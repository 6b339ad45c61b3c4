import "server-only";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "../../boot/data-folder.mjs";
import { migrate } from "../../boot/migrate.mjs";
import { database, onPostgresql } from "../client";
import { connectEmbedded } from "../embedded";
import type { Prisma, PrismaClient } from "../generated/client";
import type { Reader } from "./tables";

/** Milliseconds: a transaction that reads or writes all there is takes as long as it takes. */
export const AS_LONG_AS_IT_TAKES = { maxWait: 60_000, timeout: 24 * 3_600_000 };

/**
 * Reads everything as it is at one moment, while others write. In PostgreSQL this is a transaction; of the embedded database a copy is made,
 * checked, and brought up to date, so that the database itself is not even that much changed. Whoever writes does not wait for either.
 * @param folder data folder
 * @param migrations of the embedded database
 */
export async function atOneMoment<T>(
  folder: string,
  migrations: string,
  read: (database: Reader) => Promise<T>,
): Promise<T> {
  if (!onPostgresql) return withCopy(folder, migrations, read);
  return database.$transaction(async (tx) => {
    await tx.$executeRaw`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`;
    return read(tx);
  }, AS_LONG_AS_IT_TAKES);
}

async function withCopy<T>(folder: string, migrations: string, read: (database: Reader) => Promise<T>): Promise<T> {
  forgetLeftCopies(folder);
  const own = mkdtempSync(path.join(folder, `copy-${process.pid}-`));
  let copy: PrismaClient | undefined;
  try {
    await copyTo(folder, path.join(own, "trefoil.db"));
    await migrate(own, migrations);
    copy = connectEmbedded(own);
    await check(copy);
    return await read(copy);
  } finally {
    await copy?.$disconnect();
    rmSync(own, { recursive: true, force: true });
  }
}

/** By a connection of its own: nothing that others do on theirs waits for it, or ends with it. */
async function copyTo(folder: string, file: string): Promise<void> {
  const db = await new PrismaLibSql({ url: databaseUrl(folder), timeout: 10_000 }).connect();
  try {
    await db.executeScript(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
  } finally {
    await db.dispose();
  }
}

/** What a process that was killed left. A copy is named by its process. */
function forgetLeftCopies(folder: string): void {
  for (const name of readdirSync(folder)) {
    const process = /^copy-(\d{1,10})-/.exec(name)?.[1];
    if (process !== undefined && !isRunning(Number(process)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function check(copy: Pick<Prisma.TransactionClient, "$queryRawUnsafe">): Promise<void> {
  const [row] = await copy.$queryRawUnsafe<Record<string, unknown>[]>("PRAGMA integrity_check(1)");
  if (Object.values(row ?? {})[0] !== "ok") throw new Error("database disk image is malformed");
}
