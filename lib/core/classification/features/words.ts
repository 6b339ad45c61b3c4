import type { Reading } from "../parsing/read";
import type { Term } from "../parsing/terms";
import type { Word } from "../parsing/words";
import { flowOf } from "./flow";
import { learnedOf, wordFeature, type WordPlace } from "./learned-words";
import { Observations, type Observation, type Place, type Wanted } from "./observation";
import type { ToolContext } from "./tool-context";

/**
 * Words by themselves and in pairs, by where they stand. Which of them bear on a question is learned from labelled tools and
 * never written by hand; all of them are seen when weights are fitted. Words of a sentence may only raise a probability.
 */
export function wordFeatures({ reading }: ToolContext, wanted?: Wanted): Observation[] {
  const seen = new Words(wanted);
  const does = doing(reading);
  const { name, nameFrom, prose, params, profile } = reading;
  for (let at = nameFrom; at < name.words.length; at++) {
    const word = name.words[at]!;
    const place = () => ({ field: "name", text: name.text, start: word.start, end: word.end });
    seen.add("named", word.term, place);
    if (does) seen.add(`named-${does}`, word.term, place);
    if (at === nameFrom) seen.add("opens-name", word.term, place);
    if (at === name.words.length - 1) seen.add("ends-name", word.term, place);
    else seen.addPair("named", word, name.words[at + 1]!, name);
  }
  for (let at = 0; at < prose.length; at++) {
    const word = prose[at]!;
    const place = () => ({ field: "description", text: reading.description.text, start: word.start, end: word.end });
    seen.add("prose", word.term, place);
    if (does) seen.add(`prose-${does}`, word.term, place);
    if (at === 0) seen.add("opens-prose", word.term, place);
    if (at + 1 < prose.length) seen.addPair("prose", word, prose[at + 1]!, reading.description);
  }
  for (const param of params.slice(0, MOST_PARAMS)) {
    const last = param.words.at(-1);
    for (const word of param.words) seen.add("takes", word.term, () => param);
    if (last) seen.add(param.free ? "takes-free" : "takes-fixed", last.term, () => param);
  }
  for (const { term, place } of profile.serverWords) seen.add("server", term, () => place);
  for (const { term, place, share } of profile.beside) seen.add("beside", term, () => place, share);
  return seen.found.all();
}

/** Arguments beyond this many add nothing. */
const MOST_PARAMS = 60;

/** Whether the tool changes something or gives something back, as far as its verb tells. */
function doing({ action }: Reading): "changing" | "giving" | undefined {
  const flow = flowOf(action?.meaning);
  if (flow === "changes" || flow === "sends" || flow === "both") return "changing";
  return flow === "gives" ? "giving" : undefined;
}

const WHERE: Record<WordPlace, string> = {
  named: "in the name of a tool",
  "opens-name": "at the start of a tool's name",
  "ends-name": "at the end of a tool's name",
  "named-changing": "in the name of a tool that changes something",
  "named-giving": "in the name of a tool that gives something back",
  prose: "in a first sentence",
  "opens-prose": "at the start of a description",
  "prose-changing": "in the first sentence of a tool that changes something",
  "prose-giving": "in the first sentence of a tool that gives something back",
  takes: "in the name of an argument",
  "takes-free": "in the name of an argument that may hold anything",
  "takes-fixed": "in the name of an argument that picks from a list or a number",
  server: "in the name of a server",
  beside: "in the names of a server's tools",
};

class Words {
  readonly found: Observations;
  readonly #all: boolean;

  constructor(wanted: Wanted) {
    this.found = new Observations(wanted);
    this.#all = wanted === undefined;
  }

  add(place: WordPlace, { stem }: Term, at: () => Place, value = 1): void {
    const feature = this.#all ? wordFeature(place, stem) : learnedOf(stem)?.[place];
    if (feature) this.found.add(feature, at(), () => `Learned: “${stem}” ${WHERE[place]}.`, value);
  }

  addPair(place: "named" | "prose", one: Word, two: Word, { field, text }: { field: string; text: string }): void {
    const feature = this.#all
      ? wordFeature(place, `${one.stem} ${two.stem}`)
      : learnedOf(one.stem)?.pairs?.get(two.stem)?.[place];
    if (feature)
      this.found.add(
        feature,
        { field, text, start: one.start, end: two.end },
        () => `Learned: “${one.stem} ${two.stem}” ${WHERE[place]}.`,
      );
  }
}
