import type { Leg } from "../../model/leg";
import type { Evidence, Verdict } from "../../model/verdict";
import type { FeaturesByGroup } from "../features";
import type { Reading } from "../parsing/read";
import { conditionOf } from "../scoring/conditions";
import { gradeOf } from "../scoring/grades";
import type { Effect } from "../scoring/question";
import { logit, raise } from "../scoring/raise";
import type { KnownMatch } from "./known";
import type { Label } from "./label";
import { sayFound } from "./say";

/** The id under which what is known of a tool stands among the evidence. */
export const KNOWN_TOOL = "known-tool";

/**
 * How sure a label of the very definition is. Passes agree on nearly all that they call plainly yes or no (see `figures.json`), so it is
 * taken for almost certain, and what depends on the deployment for open.
 */
const PROBABILITY: Record<Label, number> = { y: 0.98, m: 0.4, n: 0.02 };

/** Log-odds that a label adds when the text is not the one that was judged. Set by hand; a no adds nothing, since what changed may be the very thing. */
const RAISES: Record<Label, number> = { y: 3, m: 1, n: 0 };
/** A tool of the same server and name still counts half when nothing of its text is as it was. */
const LEAST = 0.5;

/** A description of this many characters says by itself what a call does; a shorter one means what its server makes of it. */
const TELLING = 60;

/** Whether the label decides: it is of this very definition, and where another server gave it, the definition says enough by itself. */
export function decides({ match, tool }: KnownMatch): boolean {
  return match === "same" || (match === "elsewhere" && tool.definition!.length >= TELLING);
}

/** Whether a call has an effect: as the label says where it decides, and otherwise as it was read, or the label, if either says so. */
export function knownEffect(found: KnownMatch | undefined, effect: Effect, read: () => boolean): boolean {
  const label = found?.tool.labels[effect];
  if (label === "y") return true;
  return label === "n" && decides(found!) ? false : read();
}

/** What was read of the tool, for the grade of a leg that a label gives it, and the condition. */
export type LabelContext = { leg: Leg; reading: Reading; features: FeaturesByGroup; evidence: boolean };

/**
 * A verdict in the light of a label. The same definition takes the label's word, with the weight that it takes to get there from what was
 * read; any other is only ever raised. Without `evidence` no words are made.
 */
export function applyLabel(verdict: Verdict, label: Label, found: KnownMatch, read: LabelContext): Verdict {
  const said = (weight: number): Evidence => ({
    signal: KNOWN_TOOL,
    bearing: label === "n" ? "against" : "for",
    weight,
    field: "name",
    quote: "",
    reason: read.evidence ? sayFound(found, label, decides(found)) : "",
  });
  const judged = decides(found)
    ? takeLabel(verdict, label, read, said)
    : raise(read.leg, verdict, said(RAISES[label] * (LEAST + (1 - LEAST) * (found.likeness ?? 1))));
  return read.evidence ? judged : { ...judged, evidence: [] };
}

function takeLabel(
  verdict: Verdict,
  label: Label,
  { leg, reading, features }: LabelContext,
  said: (weight: number) => Evidence,
): Verdict {
  const p = PROBABILITY[label];
  const evidence = [said(logit(p) - logit(verdict.p)), ...verdict.evidence];
  if (label === "n") return { verdict: "no", p, evidence };
  const grade = gradeOf(leg, reading, features);
  if (label === "y") return { verdict: "yes", p, grade, evidence };
  const { condition } = conditionOf(leg, reading);
  return { verdict: "possible", p, grade, because: "conditional", condition, evidence };
}
