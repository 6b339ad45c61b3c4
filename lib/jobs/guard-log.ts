import { GUARD_CLIENTS } from "@/lib/core/guard/clients";
import {
  countingBatches,
  GUARDED,
  readGuardNote,
  verifyGuardLog,
  type GuardLogVerdict,
  type GuardNote,
} from "@/lib/core/guard/audited";
import { isQuestion, type LogEntry } from "@/lib/core/guard/log";
import { env } from "@/lib/env";
import { logFiles, stretchFrom } from "@/lib/guard/log-files";
import { placeIn } from "@/lib/guard/place";
import { logFault } from "@/lib/log";
import { appendAudit } from "@/lib/store/audit";
import { readAuditOf } from "@/lib/store/read-audit";

/** The most bytes of a guard's log that one entry of the audit log covers. */
const MOST = 4_000_000;
/** Milliseconds between two checks for what the hooks wrote. */
const LOOK = 5 * 60_000;

const KEY = Symbol.for("trefoil.guard-log");
const home = () =>
  ((globalThis as { [KEY]?: { timer?: NodeJS.Timeout; last: Promise<unknown> } })[KEY] ??= { last: Promise.resolve() });

/** Takes over what the guard's hooks write, for as long as the app runs; what they wrote before is taken over at once. */
export function watchGuardLogs(): void {
  if (home().timer) return;
  const look = () =>
    void takeOverGuardLogs().catch((error: unknown) =>
      logFault("The guard’s log could not be taken over; it is tried again soon", error),
    );
  const timer = setInterval(look, LOOK);
  timer.unref();
  home().timer = timer;
  look();
}

/**
 * Writes into the audit log, by digest, what has come to the guard's logs since the last time. What was taken over is known from the audit
 * log itself. Where that no longer stands in the guard's log the audit log is told so first, and all of it is taken over anew. One at a
 * time.
 */
export function takeOverGuardLogs(): Promise<void> {
  const next = home()
    .last.catch(() => undefined)
    .then(async () => {
      for (const { id } of GUARD_CLIENTS) await takeOver(id);
    });
  home().last = next;
  return next;
}

async function takeOver(client: string): Promise<void> {
  const notes = await notesOf(client);
  const { folder } = placeIn(env.data, client);
  const files = await logFiles(folder);
  if (notes.length === 0 && files.length === 0) return;
  // A hook may have begun a new file meanwhile: what was read then belongs to another, and the next look sees it right.
  const isStill = async () => namesOf(await logFiles(folder)) === namesOf(files);
  const known = countingBatches(notes);
  const now = known.length === 0 ? undefined : await verifyGuardLog(client, sinceFault(notes), files);
  const fault = now?.faults[0];
  if (fault !== undefined && !(await isStill())) return;
  if (fault !== undefined)
    await appendAudit({ by: "Trefoil", kind: GUARDED, subject: client, detail: { fault: allOf(now!.faults) } });
  for (const { file, log, part } of files) {
    const ends = fault === undefined ? known.filter(({ batch }) => batch.log === log).map(({ batch }) => batch.to) : [];
    for (let from = Math.max(0, ...ends); ;) {
      const stretch = await stretchFrom(file, from, MOST);
      if (!stretch) break;
      if (!(await isStill())) return;
      const { to, sha256, entries } = stretch;
      await appendAudit({
        by: "Trefoil",
        kind: GUARDED,
        subject: client,
        detail: { log, part, from, to, sha256, ...countsOf(entries) },
      });
      from = to;
    }
  }
}

const namesOf = (files: readonly { file: string; log: string }[]): string =>
  files.map(({ file, log }) => `${file} ${log}`).join("\n");

const sinceFault = (notes: readonly GuardNote[]): readonly GuardNote[] =>
  notes.slice(notes.findLastIndex((note) => "fault" in note) + 1);

const allOf = (faults: readonly string[]): string =>
  faults.length === 1 ? faults[0]! : `${faults[0]} ${faults.length - 1} more of what was taken over is concerned.`;

function countsOf(entries: readonly LogEntry[]): Record<string, string | number> {
  const calls = entries.filter(({ event }) => event === "decided");
  return {
    entries: entries.length,
    sessions: new Set(entries.map(({ session }) => session).filter((one) => one !== "")).size,
    calls: calls.length,
    asked: calls.filter(isQuestion).length,
    refused: calls.filter(({ answer }) => answer === "deny").length,
    approved: entries.filter(({ event }) => event === "approved").length,
    first: entries[0]?.at ?? "",
    last: entries.at(-1)?.at ?? "",
  };
}

async function notesOf(client: string): Promise<GuardNote[]> {
  return (await readAuditOf(GUARDED, client)).flatMap((entry) => readGuardNote(entry) ?? []);
}

/** For each client whose log was taken over: whether it still is what it was then. */
export async function verifyGuardLogs(): Promise<GuardLogVerdict[]> {
  const verdicts: GuardLogVerdict[] = [];
  for (const { id } of GUARD_CLIENTS) {
    const notes = await notesOf(id);
    if (notes.length > 0) verdicts.push(await verifyGuardLog(id, notes, await logFiles(placeIn(env.data, id).folder)));
  }
  return verdicts;
}
