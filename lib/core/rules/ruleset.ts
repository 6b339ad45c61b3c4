import figures from "../classification/reviewed/figures.json";
import { ALL_RULES } from "./rules";
import { MANUAL_WEIGHTS } from "../classification/scoring/manual-weights";
import { SIGNALS } from "../classification/signals";
import { digestOf } from "../text/digest";
import { once } from "../text/memo";
import weights from "../classification/scoring/weights.json";

/** Digest of everything that judges: weights, signals, known tools and rules. Other rules can judge the same tools differently. */
export const rulesetDigest = once((): string =>
  digestOf({
    weights,
    set: MANUAL_WEIGHTS,
    signals: SIGNALS.map(({ id, leg, title }) => ({ id, leg, title })),
    known: figures.digest,
    rules: ALL_RULES,
  }),
);
