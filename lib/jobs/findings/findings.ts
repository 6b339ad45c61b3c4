import { rowOf, type FindingRow } from "@/lib/core/findings/filter";
import type { FindingRecord } from "@/lib/core/model/finding-record";
import { findFindings } from "@/lib/store/findings";
import { findSessions } from "@/lib/store/sessions";
import { failedSessions, judgeAnew, judgeFindings, judgingEnded, judgingNow, type Judging } from "./judge";
import { staleSessions } from "./stale";
import { today } from "./today";

/** Milliseconds that a page waits for sessions that are judged again, when it can show what was so before. */
const PATIENCE = 250;

/**
 * The current findings of all saved sessions, or of one. Sessions that were judged today and have not changed since are not judged again.
 */
export async function findingsNow(sessionId?: string): Promise<FindingRecord[]> {
  for (const { spec, key } of await staleSessions(sessionId)) await judgeAnew(spec, key);
  return findFindings(sessionId);
}

/** All of them as they were judged last, at once; what is not up to date is judged meanwhile. */
export async function findingsSoon(): Promise<{ rows: FindingRow[]; judging: Judging | null; failed: number }> {
  await judgeFindings();
  const ended = judgingEnded();
  if (ended) await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  // Before the rows are read: what ends meanwhile may come too late for them, and the page asks again as long as any is judged.
  const judging = judgingNow();
  return { rows: await asRows(await findFindings()), judging, failed: failedSessions() };
}

/** All of them as of today, however long that takes. */
export async function allRows(): Promise<FindingRow[]> {
  return asRows(await findingsNow());
}

async function asRows(records: readonly FindingRecord[]): Promise<FindingRow[]> {
  const names = new Map((await findSessions()).map(({ id, name }) => [id, name]));
  return records.map((record) => rowOf(record, names.get(record.sessionId) ?? "", today()));
}
