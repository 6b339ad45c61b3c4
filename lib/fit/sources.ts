/**
 * Who wrote made-up definitions with labels by the rubric, a file each: authors who saw neither the program nor its lists of
 * words. Evasions; hidden legs with harmless twins; ordinary tools of many trades.
 */
export const AUTHORS = ["evasions", "hidden-legs", "trades"] as const;
export type Author = (typeof AUTHORS)[number];

/** Where a labelled tool comes from. */
export type Source = "servers" | Author;
export const SOURCES: readonly Source[] = ["servers", ...AUTHORS];
