import type { LoggedEntry, ReviewEntry } from "../model/review";
import { digestOf } from "../text/digest";

/** What the next entry names as its predecessor. */
export function headOf(log: readonly LoggedEntry[]): string {
  const last = log.at(-1);
  return last ? digestOf(last.entry) : "";
}

/** Digest by which other entries name this one. */
export function nameOf(entry: ReviewEntry): string {
  return digestOf(entry);
}

/**
 * The entries that follow one from the other, and how many do not. When something was taken out, changed or moved, all
 * that came after it no longer follows.
 */
export function followChain(entries: readonly LoggedEntry[]): { log: LoggedEntry[]; refused: number } {
  const log: LoggedEntry[] = [];
  let head = "";
  for (const logged of entries) {
    if (logged.entry.prev !== head) continue;
    log.push(logged);
    head = digestOf(logged.entry);
  }
  return { log, refused: entries.length - log.length };
}
