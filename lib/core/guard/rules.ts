import type { LockedCalls } from "../model/lock";
import type { Stance } from "../model/session";
import type { Sensitivity, ToolLabel } from "../propagation/labels";
import type { SpreadRule } from "../propagation/rules";
import type { Bits, Enforced } from "./policy";

export const JUDGED_SCHEMA = "trefoil-guard/1";

/** A tool as the guard needs it: what it can do, read cautiously (`bits`) and plainly (`sure`), and its labels. */
export type GuardedTool = {
  id: string;
  server: string;
  name: string;
  builtIn?: true;
  bits: Bits;
  sure: Bits;
  label: ToolLabel;
  /** It reaches one fixed receiver or insiders at most, and changes nothing there: what it is told is a question to whoever runs it. */
  asksOnly?: true;
  /** It calls tools that its arguments name. */
  calls?: LockedCalls;
  /** It makes something in a place of the user's own; what it is told reaches others only where they are named as guests. */
  guests?: true;
  /** It reads the open web, and nothing of the user's for certain. */
  openWeb?: true;
};

/** What stands for a call that must not simply pass. */
export type StopAnswer = "ask" | "deny";

export type GuardSettings = {
  stance: Stance;
  /** What decides: the policies, or one of the walk's rules alone. */
  rule: "policies" | SpreadRule;
  /** From which sensitivity on a result counts as sensitive, for the walk's rules. */
  threshold: Sensitivity;
  /** Whether a destination that the user chose lets a call pass. */
  provenance: boolean;
  /** For a call that completes a policy. */
  completing: StopAnswer;
  /** For a tool that is not in the lock; `allow` is for comparisons with the walk. */
  unknown: StopAnswer | "allow";
  /** For whatever is broken: state, lock, input. */
  broken: StopAnswer;
  /** Destinations that an administrator allows: `host`, `*.host`, `@mail.domain`, `name@mail.domain`, `#channel`, `owner/repository`. */
  allowed: readonly string[];
};

export const DEFAULT_SETTINGS: GuardSettings = {
  stance: "cautious",
  rule: "policies",
  threshold: "user",
  provenance: true,
  completing: "ask",
  unknown: "ask",
  broken: "ask",
  allowed: [],
};

/** All that the guard has to know of a session, judged beforehand: nothing is classified while an agent waits. */
export type GuardRules = {
  schema: typeof JUDGED_SCHEMA;
  session: string;
  host: string;
  /** Digest of the lock that it was made from, hex SHA-256. */
  lock: string;
  /** Digests of the snapshots that the lock holds, by server. */
  snapshots: readonly (readonly [server: string, digest: string])[];
  settings: GuardSettings;
  /** Under which the log digests destinations, the same over all sessions, so that it can tell how often one brought a question. */
  key: string;
  policies: readonly Enforced[];
  tools: readonly GuardedTool[];
};
