import { ACTIONS } from "./actions";
import { CLAUSE_WORDS } from "./clause-words";
import { CUES } from "./cues";
import { Lexicon, type Phrase } from "./lexicon";
import { RESOURCES, SERVICES } from "./lists";
import { numbered, type Numbered } from "./numbered";
import { INJECTION_PHRASES } from "./injection-phrases";
import { PARAMETER_ROLES } from "./parameter-roles";
import type { Resource } from "./resource";
import { SENSES } from "./senses";

/** Views of entries whose words include those that count only in names. Meanings stay the entries themselves. */
function inNames<T extends { words: string; nameOnly?: string }>(entries: readonly T[]): readonly T[] {
  return entries.map((entry) => ({ ...entry, words: `${entry.words} ${entry.nameOnly ?? ""}`.trim() }));
}

const actions = numbered(ACTIONS);
const services = numbered(SERVICES);
const resources = numbered(RESOURCES);

export const lexicons = {
  actions: new Lexicon(0, actions),
  /** For names: with the words that are verbs only there. */
  actionNames: new Lexicon(1, inNames(actions)),
  resources: new Lexicon(2, resources),
  services: new Lexicon(3, services),
  /** For names and titles: with the words that tell a kind only there. */
  serviceNames: new Lexicon(4, inNames(services)),
  roles: new Lexicon(5, numbered(PARAMETER_ROLES)),
  cues: new Lexicon(6, numbered(CUES)),
  injections: new Lexicon(7, INJECTION_PHRASES),
  clauses: new Lexicon(8, numbered(CLAUSE_WORDS)),
};

const ALL: readonly Lexicon<unknown>[] = Object.values(lexicons);

const FIRST_WORDS: ReadonlySet<string> = new Set(ALL.flatMap((lexicon) => [...lexicon.firstWords()]));

/** What begins with a stem in each lexicon, by its number; nothing for the many words that begin nothing. */
export function phrasesOf(stem: string): readonly (Phrase<unknown> | undefined)[] | undefined {
  return FIRST_WORDS.has(stem) ? ALL.map((lexicon) => lexicon.phrase(stem)) : undefined;
}

const FOLLOWERS: ReadonlySet<string> = new Set(ALL.flatMap(({ followers }) => [...followers]));

/** Whether a stem stands in any phrase behind its first word. */
export const followsIn = (stem: string) => FOLLOWERS.has(stem);

const resourceById = new Map(resources.map((resource) => [resource.id, resource]));

/** By kind of service, the thing that each word means there instead. */
export const sensesOn: ReadonlyMap<string, ReadonlyMap<string, Numbered<Resource>>> = new Map(
  SENSES.flatMap(({ on, senses }) => {
    const taken = new Map(Object.entries(senses).map(([thing, sense]) => [thing, resourceById.get(sense)!]));
    return on.split(" ").map((service) => [service, taken] as const);
  }),
);
