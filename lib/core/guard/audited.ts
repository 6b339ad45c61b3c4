import * as z from "zod";

/** The kind of the audit log's entries about a guard's log. */
export const GUARDED = "guarded";

/** What the audit log records about a stretch of a guard's log: its position, digest and counts, none of its content. */
export const GuardBatchSchema = z.object({
  /** SHA-256 of the first line of the file, by which it is known wherever it lies, and its number. */
  log: z.string(),
  part: z.number().int().nonnegative(),
  /** Bytes: where the stretch begins and ends. */
  from: z.number().int().nonnegative(),
  to: z.number().int().positive(),
  /** SHA-256 of its bytes. */
  sha256: z.string(),
});
export type GuardBatch = z.infer<typeof GuardBatchSchema>;

/** An entry of the audit log about a guard's log: a stretch of it, or what was found wrong with what was taken over before. */
export type GuardNote = { seq: number; client: string } & ({ batch: GuardBatch } | { fault: string });

/** Reads such an entry; undefined when it is another one. */
export function readGuardNote(entry: {
  seq: number;
  kind: string;
  subject: string;
  detail: unknown;
}): GuardNote | undefined {
  if (entry.kind !== GUARDED) return undefined;
  const { seq, subject: client } = entry;
  const batch = GuardBatchSchema.safeParse(entry.detail);
  if (batch.success) return { seq, client, batch: batch.data };
  const fault = z.object({ fault: z.string() }).safeParse(entry.detail);
  return fault.success ? { seq, client, fault: fault.data.fault } : undefined;
}

/** A file of the guard's log as it is now. */
export type LogFile = {
  log: string;
  part: number;
  size: number;
  /** SHA-256 of the bytes from one place to another. */
  digestOf: (from: number, to: number) => Promise<string>;
};

/** Whether one client's log is unchanged since it was recorded in the audit log. `gone`: stretches in files that rotation has replaced. */
export type GuardLogVerdict = { client: string; batches: number; intact: number; gone: number; faults: string[] };

/** The stretches that still count: those after the last fault, since the whole log was recorded again then. */
export function countingBatches(notes: readonly GuardNote[]): { seq: number; batch: GuardBatch }[] {
  const last = notes.findLastIndex((note) => "fault" in note);
  return notes.slice(last + 1).flatMap((note) => ("batch" in note ? [{ seq: note.seq, batch: note.batch }] : []));
}

/** Compares the recorded stretches of one client's log, in order, with its current files. */
export async function verifyGuardLog(
  client: string,
  notes: readonly GuardNote[],
  files: readonly LogFile[],
): Promise<GuardLogVerdict> {
  const faults = notes.flatMap((note) => ("fault" in note ? [`Entry ${note.seq}: ${note.fault}`] : []));
  const counting = countingBatches(notes);
  let intact = 0;
  let gone = 0;
  for (const { seq, batch } of counting) {
    const state = await stateOf(batch, files);
    if (state === "intact") intact++;
    else if (state === "gone") gone++;
    else faults.push(`${SAYS[state]} It was taken over in entry ${seq}.`);
  }
  return { client, batches: counting.length, intact, gone, faults };
}

type State = "intact" | "gone" | "shortened" | "changed" | "removed" | "anew";

const SAYS: Record<Exclude<State, "intact" | "gone">, string> = {
  shortened: "The guard’s log was shortened.",
  changed: "The guard’s log was changed.",
  removed: "The guard’s log was removed.",
  anew: "The guard’s log was written anew.",
};

async function stateOf(batch: GuardBatch, files: readonly LogFile[]): Promise<State> {
  const file = files.find(({ log }) => log === batch.log);
  if (file) {
    if (file.size < batch.to) return "shortened";
    return (await file.digestOf(batch.from, batch.to)) === batch.sha256 ? "intact" : "changed";
  }
  const newest = Math.max(-1, ...files.map(({ part }) => part));
  // A file goes in its turn when there is the second one after it.
  if (newest >= batch.part + 2) return "gone";
  return newest > batch.part || files.length === 0 ? "removed" : "anew";
}

/** The verdict on one client's log, as lines of text. */
export function sayGuardLog({ client, batches, intact, gone, faults }: GuardLogVerdict): string[] {
  const said = faults.map((fault) => `✖ ${client}: ${fault}`);
  if (intact + gone < batches || batches === 0) return said;
  const taken = `${client}: the guard’s log is as it was taken over, in ${intact} ${intact === 1 ? "stretch" : "stretches"}`;
  return [
    ...said,
    `✔ ${taken}${gone > 0 ? `; ${gone} older ${gone === 1 ? "one is" : "ones are"} no longer kept` : ""}.`,
  ];
}
