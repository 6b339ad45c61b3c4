import type { Sensitivity } from "./labels";

/** A result with its own label and where it came from: the index of the call, the tool, its server. */
export type CarriedResult = { at: number; call: string; server: string; sensitivity: Sensitivity; untrusted: boolean };

/** The first call with which a server brought something in, by its index in the order of the calls. */
export type FirstCall = { server: string; at: number };

/** What a client knows about a session under each rule. */
export type ClientKnowledge = {
  /** Escalate: the highest sensitivity so far. */
  level: Sensitivity;
  /** Union: the sensitivities seen, as bits by their index in the list, and whether anything untrusted came in. */
  seen: number;
  untrusted: boolean;
  /** Accumulate: how many of the results, in order, have come so far. */
  results: number;
};
