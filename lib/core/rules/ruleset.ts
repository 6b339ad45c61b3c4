import figures from "../classification/reviewed/figures.json";
import { ALL_RULES } from "./rules";
import { MANUAL_WEIGHTS } from "../classification/scoring/manual-weights";
import { SIGNALS } from "../classification/signals";
import { digestOf } from "../text/digest";
import weights from "../classification/scoring/weights.json";

let known: string | undefined;

/** Digest of what judges: weights, signals, known tools and rules. Other rules can judge the same tools otherwise. */
export function rulesetDigest(): string {
  known ??= digestOf({
    weights,
    set: MANUAL_WEIGHTS,
    signals: SIGNALS.map(({ id, leg, title }) => ({ id, leg, title })),
    known: figures.digest,
    rules: ALL_RULES,
  });
  return known;
}
