import type { Numbered } from "../../lexicon/numbered";
import type { Service } from "../../lexicon/service";
import type { Match } from "../match";

/**
 * A kind of service that a server seems to be, how likely it is compared with the others (shares sum to at most 1), and the words that
 * revealed it.
 */
export type ServiceKind = {
  service: Numbered<Service>;
  share: number;
  field: string;
  text: string;
  start: number;
  end: number;
};

/** What speaks for a kind of service so far: the sum of all its words, and the word that counts most. */
export type Tally = Omit<ServiceKind, "share"> & { score: number; best: number };

/** How much a word counts by where it stands. The name and title of a server are short and deliberate. */
export const WEIGHTS = { name: 3, title: 3, description: 1.2, instructions: 0.6, tools: 2.5 } as const;

/** Counts a word for its kind of service. `field` is where it is shown to have been read. */
export function addMatch(
  tallies: Tally[],
  { meaning: service, text, start, end }: Match<Numbered<Service>>,
  field: string,
  amount: number,
): void {
  const tally = tallies.find((one) => one.service.id === service.id);
  if (!tally) tallies.push({ service, score: amount, best: amount, field, text, start, end });
  else {
    tally.score += amount;
    if (amount > tally.best) Object.assign(tally, { best: amount, field, text, start, end });
  }
}

/** So many kinds of a server are kept. */
const MOST_KINDS = 4;
/** Added to the sum of squares, so that shares stay low where little speaks for any kind. */
const SMOOTHING = 4;

/** The kinds with the highest scores, strongest first. Sorts the tallies in place. */
export function strongestKinds(tallies: Tally[]): ServiceKind[] {
  const ranked = tallies
    .sort((a, b) => b.score - a.score || (a.service.id < b.service.id ? -1 : 1))
    .slice(0, MOST_KINDS);
  const total = ranked.reduce((sum, tally) => sum + tally.score ** 2, 0) + SMOOTHING;
  return ranked.map(({ service, score, field, text, start, end }) => ({
    service,
    share: score ** 2 / total,
    field,
    text,
    start,
    end,
  }));
}
