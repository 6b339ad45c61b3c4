import type { LoggedEntry } from "../model/review";
import { nameOf } from "../text/chain";

/** The digest that the next entry names as its predecessor. */
export function headOf(log: readonly LoggedEntry[]): string {
  const last = log.at(-1);
  return last ? nameOf(last.entry) : "";
}

/**
 * The entries that form an unbroken chain, and how many do not. After something was removed, changed or moved, no later entry belongs to the chain.
 */
export function followChain(entries: readonly LoggedEntry[]): { log: LoggedEntry[]; refused: number } {
  const log: LoggedEntry[] = [];
  let head = "";
  for (const logged of entries) {
    if (logged.entry.prev !== head) continue;
    log.push(logged);
    head = nameOf(logged.entry);
  }
  return { log, refused: entries.length - log.length };
}
