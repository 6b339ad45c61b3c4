import type { ClauseWord } from "../lexicon/clause-words";
import type { Numbered } from "../lexicon/numbered";
import type { Match } from "../parsing/match";
import type { LaterText } from "../parsing/texts/read-text";
import { Observations, explained, type Observation, type WantedFeatures } from "./observation";
import { features } from "./registry";
import { FLOWS, type Flow } from "./flow";
import { explanations } from "./memoize";
import type { ToolContext } from "./tool-context";
import { CLAUSE_WORD_IDS } from "./vocabulary";

const IN_NAME = features("clause", [["name"], CLAUSE_WORD_IDS]);
const SAYS = features("clause", [["says"], CLAUSE_WORD_IDS, [undefined, ...FLOWS]]);
const OPENS = features("clause", [["opens"], CLAUSE_WORD_IDS]);
const LATER = features("clause", [["later"], CLAUSE_WORD_IDS], { scope: "rest" });
const BESIDE = features("clause", [["clause"], CLAUSE_WORD_IDS, CLAUSE_WORD_IDS], { scope: "rest" });

/** How many words may stand between two that belong to one clause. */
const NEAR = 8;
/** And how many characters, since a whole text is one word where no spaces are written. */
const MOST_NEAR = 3 * NEAR;

/** Who and what its clauses mention, in plain words: outsiders who wrote something, something handed over to somebody. */
export function clauseFeatures({ reading, flow }: ToolContext, wanted?: WantedFeatures): Observation[] {
  const found = new Observations(wanted);
  const { name, title, description, later } = reading;
  for (const match of name.clauses) found.addAll(inName(match.meaning), match);
  for (const match of [...title.clauses, ...description.clauses]) {
    found.addAll(saying[flow](match.meaning), match);
    if (match.at === 0) found.addAll(opening(match.meaning), match);
  }
  for (const match of later.clauses) found.addAll(sayingLater(match.meaning), match);
  for (const read of [description, later]) addPairs(read, found);
  return found.all();
}

type Word = Numbered<ClauseWord>;

function addPairs({ clauses }: LaterText, found: Observations): void {
  for (let first = 0; first < clauses.length; first++) {
    const one = clauses[first]!;
    for (const other of clauses.slice(first + 1, first + 1 + MOST_NEAR)) {
      if (other.at - one.at > NEAR) break;
      if (other.at > one.at) found.addAll(together(one.meaning, other.meaning), placeOf(one, other));
    }
  }
}

const placeOf = ({ field, text, start }: Match<Word>, { end }: Match<Word>) => ({ field, text, start, end });

const inName = explanations((word: Word) => [explained(IN_NAME.of("name", word.id), () => `Its name ${word.label}.`)]);
const saying = Object.fromEntries(
  FLOWS.map((flow) => [
    flow,
    explanations((word: Word) =>
      [SAYS.of("says", word.id, undefined), SAYS.of("says", word.id, flow)].map((its) =>
        explained(its, () => `Its first sentence ${word.label}.`),
      ),
    ),
  ]),
) as Record<Flow, ReturnType<typeof explanations<Word, undefined>>>;
const opening = explanations((word: Word) => [
  explained(OPENS.of("opens", word.id), () => `Its description begins with a word that ${word.label}.`),
]);
const sayingLater = explanations((word: Word) => [
  explained(LATER.of("later", word.id), () => `Its description ${word.label}.`),
]);
const together = explanations((one: Word, other: Word) => [
  explained(BESIDE.of("clause", one.id, other.id), () => `One clause ${one.label}, and ${other.label}.`),
]);
