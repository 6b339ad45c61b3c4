import "server-only";
import { ServerRecordSchema, type ServerRecord } from "../core/model/server-record";
import { whoActs } from "../who";
import { audited, type Note } from "./audit";
import { database } from "./client";
import type { ServerRecord as RecordRow } from "./generated/client";

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
      const { server, tool = "", reviewOn = null, ...rest } = ServerRecordSchema.parse(record);
      const row = { server, tool, reviewOn, ...rest };
      await tx.serverRecord.upsert({ where: { server_tool: { server, tool } }, create: row, update: row });
    }
  });
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
