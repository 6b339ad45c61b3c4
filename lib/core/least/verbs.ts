import { DELETES } from "../classification/lexicon/deletion";
import type { Classification } from "../model/verdict";

/** What tools do to a resource, in people's categories: the columns under which a server's tools are shown. */
export const VERBS = ["find", "read", "create", "change", "delete", "send", "run", "other"] as const;
export type Verb = (typeof VERBS)[number];

/** The actions of the ontology under the verb that a person would file them under. */
const FILED: Readonly<Record<Exclude<Verb, "other">, string>> = {
  find: "list search count",
  read: "read watch check analyse extract fetch download compute think wait help",
  create: "create generate upload import schedule",
  change: "update move save control manage commit login",
  delete: "delete",
  send: "send publish invite pay",
  run: "execute browse deploy",
};

const VERB_OF = new Map(
  Object.entries(FILED).flatMap(([verb, actions]) =>
    actions.split(" ").map((action): [string, Verb] => [action, verb as Verb]),
  ),
);

export function verbOfAction(action: string | undefined): Verb {
  return (action === undefined ? undefined : VERB_OF.get(action)) ?? "other";
}

const VERB_OF_METHOD: Readonly<Record<string, Verb>> = {
  GET: "read",
  HEAD: "read",
  OPTIONS: "read",
  SELECT: "read",
  POST: "create",
  INSERT: "create",
  PUT: "change",
  PATCH: "change",
  UPDATE: "change",
  DELETE: "delete",
  TRUNCATE: "delete",
  DROP: "delete",
};

/** For an HTTP method or an SQL statement. */
export function verbOfMethod(word: string): Verb {
  return VERB_OF_METHOD[word] ?? "other";
}

/** Verbs at the beginning of names that the ontology lacks, or has as something else. */
const OPENERS: Readonly<Record<Exclude<Verb, "other" | "send">, string>> = {
  find: "explore aggregate",
  read: "guide reference take",
  create: "prepare draft",
  change: "enhance emulate transition convert use finalize finalise undo reschedule",
  delete: DELETES.join(" "),
  run: "orchestrate",
};

const VERB_OF_OPENER = new Map(
  Object.entries(OPENERS).flatMap(([verb, words]) =>
    words.split(" ").map((word): [string, Verb] => [word, verb as Verb]),
  ),
);

export function verbOfOpener(word: string): Verb | undefined {
  return VERB_OF_OPENER.get(word);
}

/** What a call may leave behind: nothing, something more, or something less. */
export const KINDS = ["reading", "writing", "destroying"] as const;
export type CallKind = (typeof KINDS)[number];

export function kindOf({ writes, destructive }: Pick<Classification, "writes" | "destructive">): CallKind {
  return destructive ? "destroying" : writes ? "writing" : "reading";
}
