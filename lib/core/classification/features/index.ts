import type { Reading } from "../parsing/read";
import { argumentClues } from "./arguments";
import { belongingClues } from "./belongings";
import { claimClues } from "./claims";
import type { Clue, Wanted } from "./clue";
import { deedClues } from "./deeds";
import { knownClues } from "./known";
import { lossClues } from "./losses";
import { originClues } from "./origins";
import { phraseClues } from "./phrases";
import { powerClues } from "./powers";
import { serviceClues, useClues } from "./services";
import { thingClues } from "./things";
import { traceClues } from "./traces";
import { verbClues } from "./verbs";
import { wayClues } from "./ways";

/** The families of clues; a signal reads one of them for one leg. */
export const FAMILIES = {
  verb: verbClues,
  thing: thingClues,
  deed: deedClues,
  service: serviceClues,
  use: useClues,
  argument: argumentClues,
  power: powerClues,
  origin: originClues,
  belonging: belongingClues,
  way: wayClues,
  loss: lossClues,
  trace: traceClues,
  phrase: phraseClues,
  claim: claimClues,
  known: knownClues,
} as const;
export type Family = keyof typeof FAMILIES;
export const FAMILY_IDS = Object.keys(FAMILIES) as Family[];

export type CluesByFamily = Record<Family, Clue[]>;

/** Everything there is to be seen in one tool that is wanted, each family read once. */
export function cluesOf(reading: Reading, wanted?: Wanted): CluesByFamily {
  const clues = {} as CluesByFamily;
  for (const family of FAMILY_IDS) clues[family] = FAMILIES[family](reading, wanted);
  return clues;
}
