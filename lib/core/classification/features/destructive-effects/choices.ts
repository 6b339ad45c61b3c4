import { OPERATIONS } from "../../lexicon/parameter-words";
import type { Param } from "../../parsing/params/param";
import type { Reading } from "../../parsing/read";
import type { ObservedPlace } from "../observation";
import { paramPlace, verbOf, verbPlace } from "../questions";
import { TAKES_AWAY } from "./deletion";
import { perhaps, surely, type DestructiveEffect } from "./effect";

/** One of the operations that the caller can choose deletes or overwrites. */
export function offersToDelete(reading: Reading): DestructiveEffect | undefined {
  if (verbOf(reading) === "list" || verbOf(reading) === "read") return undefined;
  for (const param of reading.params) {
    if (param.options.some(({ destroys }) => destroys))
      return surely("offers to delete", paramPlace(param), "One of the operations to pick deletes.");
  }
  if (!choosesAction(reading)) return undefined;
  const pick = reading.params.find(picks);
  const place = pick ? paramPlace(pick) : verbPlace(reading);
  if (TAKES_AWAY.test(reading.plain.head))
    return surely("offers to delete", place, "It names an operation that deletes.");
  return pick?.options.some(({ id }) => id === "update")
    ? perhaps("offers to change", place, "One of the operations to pick changes something.")
    : undefined;
}

const picks = (param: Param) => param.words.length <= 2 && param.words.some(({ stem }) => OPERATIONS.has(stem));

/** Whether the caller chooses what it does. */
function choosesAction(reading: Reading): boolean {
  return verbOf(reading) === "manage" || reading.params.some(picks);
}

/** An operation that deletes which its description names behind the first sentence, where the caller chooses among operations. */
export function laterOffer(reading: Reading): ObservedPlace | undefined {
  return choosesAction(reading) ? reading.later.actions.find(({ meaning }) => meaning.destroys) : undefined;
}

const REBUILDS = /\b(?:re)?(?:index|refresh|cache|reload|analy[sz]e|scan)(?:s|e?d|ing)?\b/i;

/** An argument lets the caller overwrite or force, which harms nothing where something is only worked out again. */
export function letsForce(reading: Reading): DestructiveEffect | undefined {
  if (REBUILDS.test(reading.plain.head)) return undefined;
  const param = reading.params.find(({ words }) =>
    words.some(({ stem }) => stem === "overwrit" || stem === "forc" || stem === "replac" || stem === "purg"),
  );
  return param && perhaps("forces", paramPlace(param), "The caller may let it overwrite or force.");
}
