import type { Action } from "../lexicon/actions";
import type { Reading } from "../parsing/read";
import type { Observations, ObservedPlace } from "./observation";
import { paramPlace } from "./questions";
import { features } from "./registry";

const OPERATION_KINDS = ["reads", "changes", "sends", "deletes"] as const;
type OperationKind = (typeof OPERATION_KINDS)[number];

const OFFERS = features("argument", [["offers"], OPERATION_KINDS]);
const OFFERS_LATER = features("argument", [["later offers"], OPERATION_KINDS], { scope: "rest" });

/** Arguments beyond this many add nothing. */
const MOST = 60;

/** What the operations do among which the caller picks: those of a fixed list, and those that the description lists. */
export function addOperations({ params, offered, description }: Reading, found: Observations): void {
  const atOnce = (action: Action, place: ObservedPlace) =>
    kindsOf(action).forEach((kind) => found.add(OFFERS.of("offers", kind), place, () => saying(kind)));
  const later = (action: Action, place: ObservedPlace) =>
    kindsOf(action).forEach((kind) => found.add(OFFERS_LATER.of("later offers", kind), place, () => saying(kind)));
  for (const param of params.slice(0, MOST))
    if (param.options.length > 1) for (const option of param.options) atOnce(option, paramPlace(param));
  for (const { action, start, end } of offered)
    (end <= description.end ? atOnce : later)(action, { field: "description", text: description.text, start, end });
}

const SAID: Record<OperationKind, string> = {
  reads: "returns data",
  changes: "changes something",
  sends: "sends something",
  deletes: "deletes",
};
const saying = (kind: OperationKind) => `It offers an operation that ${SAID[kind]}.`;

function kindsOf({ returns, changes, sends, destroys }: Action): OperationKind[] {
  const does: Record<OperationKind, boolean | undefined> = { reads: returns, changes, sends, deletes: destroys };
  return OPERATION_KINDS.filter((kind) => does[kind]);
}
