import "server-only";
import { RememberedSchema, type Remembered } from "../core/reports/remembered";
import { database } from "./client";
import { fromText, toText } from "./rows";

/** The last report of a session, and the one before it that differs. */
export async function getLastReports(sessionId: string): Promise<{ last: Remembered; before?: Remembered } | null> {
  const row = await database.lastReport.findUnique({ where: { sessionId } });
  return row && { last: fromText(RememberedSchema, row.last), before: fromText(RememberedSchema, row.before) };
}

export async function putLastReport(
  sessionId: string,
  last: Remembered,
  before: Remembered | undefined,
): Promise<void> {
  const columns = { last: JSON.stringify(last), before: toText(before) };
  await database.lastReport.upsert({ where: { sessionId }, create: { sessionId, ...columns }, update: columns });
}
