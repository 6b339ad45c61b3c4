import "server-only";
import { handoverNotes } from "../../core/governance/key-handover";
import { TransportSchema, type Server } from "../../core/model/server";
import { appendTo, checkKey } from "../audit";
import { onPostgresql } from "../client";
import type { Prisma } from "../generated/client";
import { emptyJournal, fromText } from "../rows";
import { inOrder } from "../transaction";
import { readRows } from "./read";
import { columnsOf, rowsOf, TABLE_NAMES, TABLES, type TableName } from "./tables";

type Tx = Prisma.TransactionClient;

/** What a new sealing key does with what the one before did; see `lib/secrets`. */
export type Resealer = {
  signer: NonNullable<Parameters<typeof appendTo>[2]>;
  reseal(sealed: string): string | undefined;
  redigest(
    server: Pick<Server, "transport">,
    sealed: Record<string, string>,
  ): { before: string; after: string } | undefined;
  isKept(): boolean;
};

/** Values that were sealed anew, and those that the key before did not open either, which stay as they are. */
export type Resealed = { values: number; unopened: number; agreements: number };

/** The new key's file is gone: another replacement came in between. */
export class AnotherReplacement extends Error {}

/**
 * Seals every kept value with another key, in one transaction that nobody writes beside, and hands the audit log over to it. From then on whoever
 * has opened the key before can write nothing. Agreements to present entries go along; one to an earlier entry has to be given again.
 */
export async function resealEverything(next: Resealer): Promise<Resealed> {
  const resealed = await inOrder(async (tx) => {
    await checkKey(tx);
    const names = TABLE_NAMES.filter((name) => TABLES[name].sealed);
    if (onPostgresql)
      await tx.$executeRawUnsafe(
        `LOCK TABLE ${names.map((name) => `"${name}"`).join(", ")} IN SHARE ROW EXCLUSIVE MODE`,
      );
    const done: Resealed = { values: 0, unopened: 0, agreements: await redigestConsents(tx, next) };
    for (const name of names) await resealTable(tx, name, next, done);
    const { byOld, byNew } = handoverNotes(next.signer.key, done.values);
    await appendTo(tx, [byOld]);
    await appendTo(tx, [byNew], next.signer);
    if (!next.isKept()) throw new AnotherReplacement();
    return done;
  });
  await emptyJournal();
  return resealed;
}

async function resealTable(tx: Tx, name: TableName, next: Resealer, done: Resealed): Promise<void> {
  const { key, sealed = [] } = TABLES[name];
  const columns = columnsOf(name);
  for await (const values of readRows(tx, name)) {
    const row = Object.fromEntries(columns.map((column, at) => [column, values[at]]));
    const data: Record<string, string> = {};
    for (const column of sealed) {
      const text = row[column];
      if (typeof text !== "string" || text === "") continue;
      const anew = next.reseal(text);
      if (anew === undefined) done.unopened += 1;
      else data[column] = anew;
    }
    if (Object.keys(data).length === 0) continue;
    done.values += Object.keys(data).length;
    const where = Object.fromEntries(key.map((column) => [column, row[column]]));
    await rowsOf(tx, name).updateMany({ where, data });
  }
}

/** Agreements are known by keyed digests of the entry and its values. */
async function redigestConsents(tx: Tx, next: Resealer): Promise<number> {
  let agreements = 0;
  const servers = await tx.server.findMany({
    where: { consents: { some: {} } },
    select: { id: true, transport: true, secrets: { select: { place: true, sealed: true } } },
  });
  for (const { id, transport, secrets } of servers) {
    const sealed = Object.fromEntries(secrets.map((one) => [one.place, one.sealed]));
    const digests = next.redigest({ transport: fromText(TransportSchema, transport) }, sealed);
    if (!digests) continue;
    const { count } = await tx.consent.updateMany({
      where: { serverId: id, digest: digests.before },
      data: { digest: digests.after },
    });
    agreements += count;
  }
  return agreements;
}
