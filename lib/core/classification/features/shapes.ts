import { PREPOSITIONS, FIGURES, CRITERIA, TAILS } from "../lexicon/name-words";
import type { Reading } from "../parsing/read";
import { flowOf } from "./flow";
import { keptAt } from "./paths";

/** What a result consists of: a mere confirmation, figures and settings, or text. */
export type Shape = "acknowledgement" | "figures" | "text";

const HANDLE =
  /\breturns?\b[^.\n]{0,40}\b(?:job|task|crawl|batch|request) id\b|\b(?:start|initiate|launch|trigger|submit)s? (?:an? )?(?:new )?(?:asynchronous|async|background|batch)\b|\bmark(?:s|ed)? \w{0,20} ?\w{0,20} as\b/i;
const HOW_MANY =
  /^\W{0,9}(?:\w{1,12} ){0,3}(?:how many|the (?:total )?number of)\b|^\W{0,9}(?:(?:checks?|tells?|says?|determines?) )?(?:whether|if)\b/i;

const SETTINGS =
  /^\W{0,9}(?:this tool )?(?:gets?|retrieves?|returns?|fetche?s?|shows?|lists?|reads?) (?:[\w-]{1,20} ){0,4}(?:settings?|configurations?|preferences|status|versions?|counts?|statistics|quotas?|permissions|limits)\W*$/i;

/** Numbers of editions, as registries tell them. */
const EDITIONS = /\b(?:outdated|updates?|upgrades?|versions?|downloads|exists?|availability)\b/i;
const METRICS = /\b(?:promql|metricsql|(?:range|instant) quer(?:y|ies)|metrics? quer(?:y|ies))\b/i;

/** The last word of a name before its first preposition, or the one before it when it says nothing. */
function headOf({ name }: Reading): string | undefined {
  const stop = name.words.findIndex((word, at) => at > 0 && PREPOSITIONS.has(word.stem));
  const words = stop < 0 ? name.words : name.words.slice(0, stop);
  const last = words.at(-1)?.stem;
  return words.length > 2 && last !== undefined && TAILS.has(last) ? words.at(-2)!.stem : last;
}

/** Whether a word of the name only says what it selects by: the category of "get_latest_from_category". */
function afterPreposition({ name }: Reading, at: number): boolean {
  return name.words.some((word, before) => before > 0 && before < at && PREPOSITIONS.has(word.stem));
}

const EXPORTS = /\bexport\b/i;

/** What is sent to a model or a reader, which answers it. */
const ASKED = new Set(["prompt", "generated", "code-to-run", "source-code"]);

/** Whether it sends something to a model or a reader to be answered. */
export const asksForAnswer = ({ action, thing }: Reading): boolean =>
  action?.meaning.id === "send" && thing !== undefined && ASKED.has(thing.meaning.id);

export function shapeOf(reading: Reading): Shape {
  const { action, said, thing, plain } = reading;
  const flow = flowOf(action?.meaning);
  const answers = said !== undefined && said.at <= 1 && flowOf(said.meaning) === "gives";
  if (asksForAnswer(reading) || (EXPORTS.test(plain.words) && flow === "changes" && keptAt(reading) === undefined))
    return "text";
  if (
    HANDLE.test(plain.sentence) ||
    ((flow === "changes" || flow === "sends") && !answers && action?.meaning.id !== "browse")
  )
    return "acknowledgement";
  const head = headOf(reading);
  const criterion = action?.meaning.id === "search" && head !== undefined && CRITERIA.has(head);
  if (
    action?.meaning.id === "count" ||
    HOW_MANY.test(plain.sentence) ||
    SETTINGS.test(plain.sentence) ||
    (head !== undefined && FIGURES.has(head) && !criterion) ||
    METRICS.test(plain.head) ||
    (thing?.meaning.id === "package" && EDITIONS.test(plain.words))
  )
    return "figures";
  const bare =
    thing?.field === "name" &&
    !afterPreposition(reading, thing.at) &&
    ["count", "structure", "quota"].includes(thing.meaning.id);
  return bare && !criterion ? "figures" : "text";
}
