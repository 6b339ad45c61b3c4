import type { Keyed, Memory } from "../memory";
import { isLeftOpen } from "../remember/heard";
import type { GuardedTool } from "../rules";

/** What a call sends to. */
export const DESTINATION_KINDS = [
  "mail address",
  "web address",
  "place or person",
  "number",
  "command",
  "page",
  "everybody",
  "unnamed",
  "fixed",
] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** The worst first. */
export const PROVENANCES = ["carrying", "brought", "back", "unknown", "followed", "chosen"] as const;

/**
 * How a destination came about. `chosen`: by the user, an administrator, a person who was asked, or the user's own records; `followed`: a
 * link of the open web, opened as it stood; `brought` with what strangers write; `unknown`; `back` to where strangers read, after something
 * private was read elsewhere; `carrying`: an address with more in it than was ever written or brought.
 */
export type Provenance = (typeof PROVENANCES)[number];

export type Examined = {
  provenance: Provenance;
  kind: DestinationKind;
  /** It as a person reads it; only for the person who is asked, never kept. */
  shown?: string;
  /** What an administrator would allow to let it pass without a question; never kept as a text either. */
  place?: string;
  /** A changed address of a stranger: nothing that a task needs looks like it. */
  plain?: true;
  /** An address that the user did not write, and called by its name, or the agent turned to by itself: opened, and told no more. */
  named?: true;
  /** Bits told by following a link. */
  bits?: number;
  /** Digests that are confirmed when a person lets the call pass. */
  confirms: string[];
};

/** What a call is examined by. `allowed`: hosts, addresses and names that an administrator allows. */
export type Asking = { memory: Memory; keyed: Keyed; allowed: readonly string[] };
export type Call = { tool: GuardedTool; args: unknown };

/** A destination that nothing speaks against. */
export const CHOSEN = (kind: DestinationKind): Examined => ({ provenance: "chosen", kind, confirms: [] });

/** The worst of several destinations; a person who lets the call pass confirms all of them. */
export function worst(all: readonly Examined[]): Examined {
  const [first] = all.toSorted((a, b) => PROVENANCES.indexOf(a.provenance) - PROVENANCES.indexOf(b.provenance));
  return { ...first!, confirms: all.flatMap(({ confirms }) => confirms) };
}

/** Whether a digest is known to be the user's choice: said with something to send, found in own records (of anybody in them, where no address was written), or confirmed. */
export function isChosen(keys: readonly string[], { memory, keyed }: Asking, heard = 2): boolean {
  return keys.some((key) => {
    const digest = keyed(key);
    return (
      (memory.heard[digest] ?? 0) >= heard ||
      (memory.own[digest] ?? 0) >= (isLeftOpen(memory) ? 1 : 2) ||
      memory.confirmed[digest] !== undefined
    );
  });
}
