import { showExactly } from "@/lib/core/text/visible";

/** Something a person should know before agreeing. `danger` before `caution`. */
export type LaunchWarning = { level: "danger" | "caution"; title: string; text: string };

/** Secrets by name; characters that would hide or reverse text are written out. */
export const showText = (text: string): string =>
  showExactly(text).replaceAll(/\{\{secret:([^{}]+)\}\}/g, "‹secret $1›");

/** The client's variables that these words mention, and then those found `inside` of secrets; each once. */
export const variablesIn = (words: readonly string[], inside: readonly string[]): string[] => [
  ...new Set([...words.flatMap((word) => word.match(/\$\{\{[^{}]*\}\}|\$\{[^{}]+\}|\{env:\w+\}/g) ?? []), ...inside]),
];
