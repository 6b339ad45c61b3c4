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
} as const;
export type Author = keyof typeof WRITTEN;
export const AUTHORS = Object.keys(WRITTEN) as Author[];
export const wroteAbout = (author: Author): string => WRITTEN[author];

/** Where a labelled tool comes from. */
export type Source = "servers" | Author;
export const SOURCES: readonly Source[] = ["servers", ...AUTHORS];
