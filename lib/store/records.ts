import "server-only";
import { ServerRecordSchema, type ServerRecord } from "../core/model/server-record";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import type { Prisma, ServerRecord as RecordRow } from "./generated/client";

function toRecord({ tool, reviewOn, ...row }: RecordRow): ServerRecord {
  return ServerRecordSchema.parse({ ...row, tool: tool || undefined, reviewOn: reviewOn ?? undefined });
}

/** What is recorded about a server and its tools, or about all of them, by name. */
export async function findRecords(server?: string): Promise<ServerRecord[]> {
  const rows = await database.serverRecord.findMany({
    where: server === undefined ? {} : { server },
    orderBy: [{ server: "asc" }, { tool: "asc" }],
  });
  return rows.map(toRecord);
}

/**
 * Keeps records and writes them down in the audit log, all or none. One on the same server or tool takes the place of the older.
 * @param from where they were read, when they were not written here
 */
export async function putRecords(records: readonly ServerRecord[], from?: string): Promise<void> {
  await audited(async (tx, write) => {
    for (const record of records) {
      write(noteOf(record, from));
      await put(tx, record);
    }
  });
}

/**
 * Keeps what a person wrote in the place of what was there.
 * @param seen when the record was written that the person saw; null when there was none
 * @throws {ChangedMeanwhile} when it is another one by now
 */
export async function putRecord(record: ServerRecord, seen: string | null): Promise<void> {
  const { server, tool = "" } = record;
  await audited(async (tx, write) => {
    const known = await tx.serverRecord.findUnique({ where: { server_tool: { server, tool } } });
    const note = noteOf(record);
    if ((known?.at ?? null) !== seen)
      throw await changedMeanwhile(tx, "this record", { kind: "recorded", subject: note.subject });
    write(note);
    await put(tx, record);
  });
}

async function put(tx: Prisma.TransactionClient, record: ServerRecord): Promise<void> {
  const { server, tool = "", reviewOn = null, ...rest } = ServerRecordSchema.parse(record);
  const row = { server, tool, reviewOn, ...rest };
  await tx.serverRecord.upsert({ where: { server_tool: { server, tool } }, create: row, update: row });
}

function noteOf(
  { server, tool, owner, trust, trustReason, reviewOn, notes, by, at }: ServerRecord,
  from?: string,
): Note {
  const detail = {
    user: whoActs(),
    owner,
    trust,
    trustReason,
    ...(reviewOn ? { reviewOn } : {}),
    notes,
    ...(from ? { from, saidBy: by, saidAt: at } : {}),
  };
  return {
    ...(from ? {} : { by }),
    kind: "recorded",
    subject: tool === undefined ? server : `${server}/${tool}`,
    detail,
  };
}
