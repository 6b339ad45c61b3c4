/**
 * Who wrote made-up definitions with labels by the rubric, and what about: authors who saw neither the program nor its lists of
 * words. Of each there is a file of this name in `written`.
 */
const WRITTEN = {
  evasions: "ways round a reader of words",
  "hidden-legs": "hidden legs and their harmless twins",
  trades: "ordinary tools of many trades",
  disguises: "hidden legs, harmless twins and ordinary tools",
  services: "whole servers as they are met",
  borders: "border cases, unusual verbs, other languages, few words",
  products: "servers of products and devices, a few tools each",
  terse: "few words, words of trades and protocols, other languages",
} as const;
export type Author = keyof typeof WRITTEN;
export const AUTHORS = Object.keys(WRITTEN) as Author[];
export const wroteAbout = (author: Author): string => WRITTEN[author];

/**
 * Where a labelled tool comes from: the labelled definitions beside the checkout, an author who made it up, or a server that was
 * published under a permissive licence, whose definition is in `published`.
 */
export type LabelSource = RealSource | Author;
/** Where definitions of real servers come from, in words. */
export const ORIGINS = {
  servers: "the labelled set",
  published: "published servers",
} as const;
export type RealSource = keyof typeof ORIGINS;
export const SOURCES: readonly LabelSource[] = ["servers", ...AUTHORS, "published"];

export function isMadeUp(source: LabelSource): source is Author {
  return source in WRITTEN;
}
