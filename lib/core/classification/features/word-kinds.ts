import { WORD_KINDS, type WordKind } from "../lexicon/word-kinds";
import type { Reading } from "../parsing/read";
import type { Term } from "../parsing/terms";
import type { Feature } from "./feature";
import { learnedFeature } from "./registry";
import type { Observations, ObservedPlace } from "./observation";

const MEANS: Record<WordKind, string> = {
  outsiders: "for what outsiders write",
  "partly-outsiders": "for what outsiders write in part",
  private: "for what is private",
  "partly-private": "for what may be private",
  out: "for a way out",
  "perhaps-out": "for what may be a way out",
  changes: "for a change",
  "perhaps-changes": "for what may be a change",
  destroys: "for a loss",
  "perhaps-destroys": "for what may be a loss",
  "long-text": "for long texts",
  "short-text": "for short texts",
};

/** The feature of each kind at a place, and what is said of it. */
type Place = { features: readonly Feature[]; where: string };
const place = (name: string, where: string): Place => ({
  features: WORD_KINDS.map((id) => learnedFeature(`${name} any ${id}`)),
  where,
});

const FIRST = place("first-in-name", "at the start of a tool's name");
const NAMED = place("in-name", "in the name of a tool");
const LAST = place("last-in-name", "at the end of a tool's name");
const SERVER = place("in-server", "in the name of a server");
const OPENS = place("first-in-sentence", "at the start of a description");
const EARLY = place("early-in-sentence", "early in a first sentence");
const LATE = place("late-in-sentence", "late in a first sentence");
const TAKES = place("in-argument", "in the name of an argument");

/** So many words of a first sentence are early. */
const EARLY_WORDS = 7;
const MOST_PARAMS = 30;

/** Of which kinds the words are that stand where a tool is named and introduced. */
export function addWordKinds(
  { name, nameFrom, profile, prose, params, description }: Reading,
  found: Observations,
): void {
  const add = ({ features, where }: Place, kind: number, { stem }: Term, at: ObservedPlace) =>
    found.add(features[kind]!, at, () => `“${stem}”, a word ${MEANS[WORD_KINDS[kind]!]}, ${where}.`);
  const see = (place: Place, term: Term, at: ObservedPlace) => {
    for (const kind of term.kinds) add(place, kind, term, at);
  };
  const last = name.words.length - 1;
  for (let at = nameFrom; at <= last; at++) {
    const { term, start, end } = name.words[at]!;
    const where = { field: "name", text: name.text, start, end };
    see(at === nameFrom ? FIRST : NAMED, term, where);
    if (at === last) see(LAST, term, where);
  }
  for (const { term, place: where } of profile.serverWords) see(SERVER, term, where);
  const { text } = description;
  prose.forEach(({ term, start, end }, at) =>
    see(at === 0 ? OPENS : at < EARLY_WORDS ? EARLY : LATE, term, { field: "description", text, start, end }),
  );
  for (const param of params.slice(0, MOST_PARAMS)) for (const { term } of param.words) see(TAKES, term, param);
}
