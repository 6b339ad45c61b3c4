import { isRecord } from "../text/is-record";
import { NEW_SESSION, type GuardDecision, type GuardState } from "./decide";
import { PAST, strange } from "./find-tool";
import type { Keyed } from "./memory";
import { hear } from "./remember/hear";
import { keepRemotes } from "./remember/own-records";
import { Writing } from "./remember/writing";
import type { GuardRules } from "./rules";
import { isTouched, touch } from "./state";

const KEPT_SCHEMA = "trefoil-guard-session/1";

/** A call that was asked about and has not returned. */
type Pending = Pick<GuardDecision, "answer" | "examined">;

/** What is stored of a session between events, in a file of its own. `key` makes its digests meaningless in any other session. */
export type KeptSession = {
  schema: typeof KEPT_SCHEMA;
  key: string;
  state: GuardState;
  pending: Record<string, Pending>;
};

/** A session in which nothing has happened yet. */
export const newSession = (key: string): KeptSession => ({ schema: KEPT_SCHEMA, key, state: NEW_SESSION, pending: {} });

/** A session that begins in a project with these remotes. Only its beginning tells: later they may be what an agent made of them. */
export function beginSession(key: string, keyed: Keyed, remotes: readonly string[]): KeptSession {
  const writing = new Writing(NEW_SESSION.memory, keyed);
  keepRemotes(writing, remotes);
  return { ...newSession(key), state: { ...NEW_SESSION, memory: writing.now } };
}

/** A session whose past is not known: anything may have been read in it, and anybody's words. */
export function unknownPast(key: string, rules: Pick<GuardRules, "settings">): KeptSession {
  const { touched, memory } = NEW_SESSION;
  return {
    ...newSession(key),
    state: { touched: touch(touched, strange(PAST), rules.settings), memory: { ...memory, full: true } },
  };
}

/** The same session after the user wrote a text. */
export function heard(kept: KeptSession, text: string, keyed: Keyed): KeptSession {
  return { ...kept, state: { ...kept.state, memory: hear(kept.state.memory, text, keyed) } };
}

const MOST_PENDING = 64;

/** A call that was decided on waits for its return. Of many that never return only the last are kept. */
export function withPending(kept: KeptSession, key: string, { answer, examined }: GuardDecision): KeptSession {
  const others = Object.entries(kept.pending).filter(([one]) => one !== key);
  // What a person reads of it is for the question only.
  const told = examined && { ...examined, shown: undefined, place: undefined };
  return {
    ...kept,
    pending: Object.fromEntries([...others.slice(-MOST_PENDING + 1), [key, { answer, examined: told }]]),
  };
}

/** Whether a value that was read from a file is a kept session. */
export function isKept(value: unknown): value is KeptSession {
  if (
    !isRecord(value) ||
    value["schema"] !== KEPT_SCHEMA ||
    typeof value["key"] !== "string" ||
    !isRecord(value["pending"])
  )
    return false;
  const { state } = value;
  if (!isRecord(state) || !isTouched(state["touched"]) || !isRecord(state["memory"])) return false;
  const { memory } = state;
  return (
    [
      "heard",
      "brought",
      "links",
      "own",
      "confirmed",
      "sources",
      "authors",
      "foreign",
      "pages",
      "inPlay",
      "turnedTo",
    ].every((part) => isRecord(memory[part])) &&
    typeof memory["spent"] === "number" &&
    typeof memory["full"] === "boolean"
  );
}
