import type { Term } from "../parsing/terms";
import type { Feature } from "./feature";
import { learnedFeature } from "./registry";

/**
 * Where a word stands: the first word of a learned feature's name, before one or two stems. `prose` is the first sentence, `beside` the
 * names of the server's other tools.
 */
export const WORD_PLACES = [
  "named",
  "opens-name",
  "ends-name",
  "prose",
  "opens-prose",
  "takes",
  "takes-free",
  "takes-fixed",
  "picks",
  "server",
  "beside",
] as const;
export type WordPlace = (typeof WORD_PLACES)[number];

/** The feature of one or two stems at a place: all of them stand where a tool is named and introduced. */
export const wordFeature = (place: WordPlace, stems: string): Feature => learnedFeature(`${place} ${stems}`);

/** The number of each place. */
export const AT_PLACE: Readonly<Record<WordPlace, number>> = Object.assign(
  Object.create(null),
  Object.fromEntries(WORD_PLACES.map((place, at) => [place, at])),
);

/** What was learned of a word by itself, by the number of the place, and together with the word that follows it. */
export type Learned = { at: (Feature | undefined)[]; pairs: Map<string, Learned> | undefined };
const nothingLearned = (): Learned => ({
  at: new Array<Feature | undefined>(WORD_PLACES.length).fill(undefined),
  pairs: undefined,
});

const learned = new Map<string, Learned>();

/** Registers words by the names of their features, when weights are loaded. */
export function learnWords(names: Iterable<string>): void {
  for (const name of names) remember(name);
}

function remember(name: string): void {
  const [place, first, second] = name.split(" ");
  const at = AT_PLACE[place as WordPlace];
  if (first === undefined || at === undefined) return;
  let known = learned.get(first);
  if (!known) learned.set(first, (known = nothingLearned()));
  if (second !== undefined) {
    known.pairs ??= new Map();
    let pair = known.pairs.get(second);
    if (!pair) known.pairs.set(second, (pair = nothingLearned()));
    known = pair;
  }
  known.at[at] = learnedFeature(name);
}

/** What was learned of a word. Looked up once for each term, of which there are few. */
export function learnedOf(term: Term): Learned | null {
  if (term.learned === undefined) term.learned = learned.get(term.stem) ?? null;
  return term.learned as Learned | null;
}
