import type { Leg } from "../../model/leg";
import type { Evidence, Verdict, VerdictWord } from "../../model/verdict";
import { NO_BELOW, THRESHOLDS, verdictWord } from "./thresholds";
import { sayPercent } from "../../text/say-percent";
import { joinWords } from "../../text/join-words";

/** Words of the tool, or a fact about it, that all features of one place rest on. */
export type Ground = { field: string; quote: string; reason: string; weight: number };

/**
 * How a verdict would turn into another word: without some of its grounds, or, where none is left to take away, with features
 * that weigh `more` log-odds than what was found. `p` is what the weights then give.
 */
export type Counterfactual = { to: VerdictWord; p: number; without: Ground[] } | { to: VerdictWord; more: number };

/** What was not read in the tool and so cannot be taken away; `small-clues` is what older reports call the minor features. */
const FIXED = new Set(["prior", "minor-features", "small-clues", "a-person-said-so"]);

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));
const logit = (p: number) => Math.log(p / (1 - p));

/**
 * What would change a verdict, by its evidence: the fewest grounds whose weights hold it, towards each other word. It reckons
 * with the weights as they stand, so `p` is about right: a text that is really changed is read anew, may give other features, and what
 * is left may weigh otherwise in other company. Empty without evidence.
 */
export function counterfactuals(
  leg: Leg,
  {
    verdict,
    because,
    override,
    evidence = [],
  }: Pick<Verdict, "verdict" | "because" | "override"> & { evidence?: readonly Evidence[] },
): Counterfactual[] {
  if (evidence.length === 0 || (because === "unknown" && !override)) return [];
  const z = evidence.reduce((sum, { weight }) => sum + weight, 0);
  if (override) return [{ to: verdictWord(leg, sigmoid(z)), p: sigmoid(z), without: [personOf(evidence[0]!)] }];
  const grounds = groundsOf(evidence);
  const no = NO_BELOW[leg];
  const floor = because === "conditional" ? THRESHOLDS.conditional : no;
  const fall = (to: VerdictWord, below: number) => {
    const point = take(
      to,
      z,
      logit(below),
      grounds.filter(({ weight }) => weight > 0),
    );
    return point && point.p < no ? { ...point, to: "no" as const } : point;
  };
  const rise = (to: VerdictWord, from: number) =>
    take(
      to,
      z,
      logit(from),
      grounds.filter(({ weight }) => weight < 0),
    ) ?? { to, more: logit(from) - z };
  const points =
    verdict === "yes"
      ? [fall("possible", THRESHOLDS.yes), fall("no", no)]
      : verdict === "possible"
        ? [rise("yes", THRESHOLDS.yes), fall("no", floor)]
        : [rise("possible", no), rise("yes", THRESHOLDS.yes)];
  return points
    .filter((point) => point !== undefined)
    .filter(
      (point, at, all) => !all.slice(0, at).some((earlier) => "p" in earlier && "p" in point && earlier.p === point.p),
    );
}

/** The fewest grounds that have to go until the log-odds cross the border, heaviest first; undefined when all of them do not suffice. */
function take(
  to: VerdictWord,
  z: number,
  border: number,
  grounds: readonly Ground[],
): Extract<Counterfactual, { p: number }> | undefined {
  const without: Ground[] = [];
  const falling = z >= border;
  for (const ground of [...grounds].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))) {
    without.push(ground);
    z -= ground.weight;
    if (falling ? z < border : z >= border) return { to, p: sigmoid(z), without };
  }
  return undefined;
}

/** A name of several words is quoted whole by features about the tool as such, which rest on no word of it. */
const SEVERAL_WORDS = /[_\-./ ]|[a-z][A-Z]/;

function groundsOf(evidence: readonly Evidence[]): Ground[] {
  const grounds = new Map<string, Ground & { heaviest: number }>();
  for (const { signal, field, quote, span, reason, weight } of evidence) {
    if (FIXED.has(signal)) continue;
    const whole = quote === "" || (field === "name" && span?.[0] === 0 && SEVERAL_WORDS.test(quote));
    const key = whole ? `${signal} ${reason}` : `${field} ${span?.[0] ?? ""} ${quote}`;
    const known = grounds.get(key);
    if (!known) grounds.set(key, { field, quote: whole ? "" : quote, reason, weight, heaviest: Math.abs(weight) });
    else {
      known.weight += weight;
      if (Math.abs(weight) > known.heaviest) Object.assign(known, { reason, heaviest: Math.abs(weight) });
    }
  }
  return [...grounds.values()].map(({ heaviest: _heaviest, ...ground }) => ground);
}

function personOf({ field, quote, reason, weight }: Evidence): Ground {
  return { field, quote, reason, weight };
}

/** A turning point as a sentence; quotes are a stranger's words, to be shown as text. */
export function sayTurningPoint(point: Counterfactual): string {
  const word = point.to.charAt(0).toUpperCase() + point.to.slice(1);
  if ("more" in point) return `${word} if its features weighed ${point.more.toFixed(1)} more.`;
  return `${word}, at ${about(point)}${sayPercent(point.p)}, without ${sayGrounds(point.without)}.`;
}

/** What is left without a person's word is told by the weights as they are; ends of the scale are rounded anyhow. */
function about({ p, without }: { p: number; without: readonly Ground[] }): string {
  const exact = without.some(({ field }) => field === "override");
  return exact || !/^\d/.test(sayPercent(p)) ? "" : "about ";
}

/** Grounds that are named; the rest is counted. */
const NAMED = 4;

function sayGrounds(grounds: readonly Ground[]): string {
  const said = grounds
    .slice(0, NAMED)
    .map(({ field, quote, reason }) =>
      field === "override"
        ? "the word of a person"
        : quote === ""
          ? `what “${reason.replace(/\.$/, "")}” weighs`
          : `“${quote}” in ${field}`,
    );
  if (grounds.length > NAMED) said.push(`${grounds.length - NAMED} more`);
  return joinWords(said);
}
