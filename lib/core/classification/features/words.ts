import { wordsOfItems } from "../parsing/params/options";
import type { Term } from "../parsing/terms";
import type { Word } from "../parsing/words";
import { AT_PLACE, learnedOf, WORD_PLACES, wordFeature, type WordPlace } from "./learned-words";
import { Observations, type Observation, type ObservedPlace, type WantedFeatures } from "./observation";
import type { ToolContext } from "./tool-context";
import { addWordKinds } from "./word-kinds";

/**
 * Words by themselves, in pairs and by their kind, by where they stand. Which of them bear on a question is learned from labelled tools and
 * never written by hand; all of them are seen when weights are fitted. What vouches for the tool is no part of its first sentence.
 */
export function wordFeatures({ reading }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const seen = new Words(wanted);
  const { name, nameFrom, prose, params, profile, description } = reading;
  const last = name.words.length - 1;
  for (let at = nameFrom; at <= last; at++) {
    const { term, start, end } = name.words[at]!;
    seen.add(IN_NAME[(at === nameFrom ? 1 : 0) + (at === last ? 2 : 0)]!, term, {
      field: "name",
      text: name.text,
      start,
      end,
    });
    if (at < last) seen.addPair("named", name.words[at]!, name.words[at + 1]!, name);
  }
  for (let at = 0; at < prose.length; at++) {
    const { term, start, end } = prose[at]!;
    seen.add(at === 0 ? OPENS_PROSE : PROSE, term, { field: "description", text: description.text, start, end });
    if (at + 1 < prose.length) seen.addPair("prose", prose[at]!, prose[at + 1]!, description);
  }
  for (const param of params.slice(0, MOST_PARAMS)) {
    const end = param.words.length - 1;
    for (let at = 0; at <= end; at++)
      seen.add(at < end ? TAKES : param.free ? TAKES_FREE : TAKES_FIXED, param.words[at]!.term, param);
    for (const { term, place } of wordsOfItems(param)) seen.add(PICKS, term, place);
  }
  for (const { term, place } of profile.serverWords) seen.add(SERVER, term, place);
  for (const { term, place, share } of profile.beside) seen.add(BESIDE, term, place, share);
  addWordKinds(reading, seen.found);
  return seen.found.all();
}

/** Places by their numbers. */
type Places = readonly number[];
const numbers = (...places: WordPlace[]): Places => places.map((place) => AT_PLACE[place]);

const TAKES = numbers("takes");
const TAKES_FREE = numbers("takes", "takes-free");
const TAKES_FIXED = numbers("takes", "takes-fixed");
const PICKS = numbers("picks");
const SERVER = numbers("server");
const BESIDE = numbers("beside");

const PROSE = numbers("prose");
const OPENS_PROSE = numbers("prose", "opens-prose");
/** The places of a word of its name: neither first nor last, first, last, both. */
const IN_NAME = [
  numbers("named"),
  numbers("named", "opens-name"),
  numbers("named", "ends-name"),
  numbers("named", "opens-name", "ends-name"),
];

/** Arguments beyond this many add nothing. */
const MOST_PARAMS = 60;

const WHERE: Record<WordPlace, string> = {
  named: "in the name of a tool",
  "opens-name": "at the start of a tool's name",
  "ends-name": "at the end of a tool's name",
  prose: "in a first sentence",
  "opens-prose": "at the start of a description",
  takes: "in the name of an argument",
  "takes-free": "in the name of an argument that may hold anything",
  "takes-fixed": "in the name of an argument that picks from a list or a number",
  picks: "among what an argument picks from",
  server: "in the name of a server",
  beside: "in the names of a server's tools",
};

class Words {
  readonly found: Observations;
  readonly #all: boolean;

  constructor(wanted: WantedFeatures) {
    this.found = new Observations(wanted);
    this.#all = wanted === undefined;
  }

  /** Observes a word at each of these places. Words that were not learned are skipped at once. */
  add(places: Places, term: Term, at: ObservedPlace, value = 1): void {
    const learned = this.#all ? undefined : learnedOf(term);
    if (learned === null) return;
    const { stem } = term;
    for (const place of places) {
      const feature = learned ? learned.at[place] : wordFeature(WORD_PLACES[place]!, stem);
      if (feature) this.found.add(feature, at, () => `“${stem}” ${WHERE[WORD_PLACES[place]!]}.`, value);
    }
  }

  addPair(place: "named" | "prose", one: Word, two: Word, { field, text }: { field: string; text: string }): void {
    const feature = this.#all
      ? wordFeature(place, `${one.stem} ${two.stem}`)
      : learnedOf(one.term)?.pairs?.get(two.stem)?.at[AT_PLACE[place]];
    if (feature)
      this.found.add(
        feature,
        { field, text, start: one.start, end: two.end },
        () => `“${one.stem} ${two.stem}” ${WHERE[place]}.`,
      );
  }
}
