import { hostname } from "node:os";
import { addressProblem, placeOf, withoutAddress } from "@/lib/boot/database-address.mjs";
import { sayDatabaseProblem } from "@/lib/boot/database-problem.mjs";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import { StepFailed } from "@/lib/boot/project.mjs";
import type { Content } from "@/lib/core/backup/lines";
import { env } from "@/lib/env";
import { atOneMoment } from "@/lib/store/backup/consistent";
import { anotherStore, findArrivals, NotEmpty, type FilledDatabase } from "@/lib/store/backup/fill";
import { readRows } from "@/lib/store/backup/read";
import { columnsOf, type Reader, type TableName } from "@/lib/store/backup/tables";
import { contentOf, sumContent, tablesTaken, type DataPart } from "./content";
import { DataProblem } from "./problem";
import { EMBEDDED_MIGRATIONS, openOwnData, POSTGRESQL_MIGRATIONS } from "./store-ready";
import { contentName, takeIn } from "./take-in";

/** An agreement to start a command, or to call an address, holds for the computer on which it was given. */
const STAYS: TableName[] = ["Consent"];

export type Moved = { content: Content; place: string; was: "moved" | "there already" };

/**
 * Puts all that the embedded database holds into an empty PostgreSQL database, all or nothing, and leaves the embedded one as it is. Where it was
 * cut short after all was kept, it finds that out.
 * @param address with its password, which is never told
 */
export async function move(address: string): Promise<Moved> {
  if (env.database !== undefined)
    throw new DataProblem(
      "A move goes from the data folder to PostgreSQL: leave DATABASE_URL out, which names where to move from.",
    );
  const wrong = addressProblem(address);
  if (wrong) throw new DataProblem(named(wrong));
  await openOwnData();
  try {
    await openPostgresql(address, POSTGRESQL_MIGRATIONS);
    const target = anotherStore(address);
    try {
      return await atOneMoment(env.data, EMBEDDED_MIGRATIONS, (source) => moveAll(source, target, placeOf(address)));
    } finally {
      await target.client.$disconnect();
    }
  } catch (error) {
    throw told(error, address);
  }
}

async function moveAll(source: Reader, target: FilledDatabase, place: string): Promise<Moved> {
  try {
    const arrival = { did: "moved from an embedded database", from: `${env.data} on ${hostname()}` };
    return { content: await takeIn(target, partsOf(source), arrival), place, was: "moved" };
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error;
    const content = await contentOf(source, tablesTaken(STAYS));
    const arrivals = await findArrivals(target);
    if (arrivals.some((one) => one.content === contentName(content))) return { content, place, was: "there already" };
    throw new DataProblem(
      arrivals.length > 0
        ? `The database ${place} holds data that was put there on ${arrivals.at(-1)!.at}, and what is in ${env.data} now is not the same. Name an empty database.`
        : `The database ${place} holds data already, with which a move would mix it. Name an empty database.`,
    );
  }
}

async function* partsOf(source: Reader): AsyncGenerator<DataPart, Content> {
  const sum = sumContent();
  for (const table of tablesTaken(STAYS)) {
    sum.open(table);
    yield { table, columns: columnsOf(table) };
    for await (const row of readRows(source, table)) {
      sum.add(row);
      yield { row };
    }
  }
  return sum.content();
}

/** Whatever a driver says may hold the address. */
function told(error: unknown, address: string): Error {
  if (error instanceof DataProblem) return error;
  if (error instanceof StepFailed) return new DataProblem(named(error.message));
  const said = sayDatabaseProblem(error, address);
  return new DataProblem(
    said
      ? named(said)
      : `The move failed, and nothing was kept: ${withoutAddress(String((error as Error).message), address)}`,
  );
}

/** The start names the database by a variable, the move by its option. */
const named = (words: string): string => words.replaceAll("DATABASE_URL", "--to");
