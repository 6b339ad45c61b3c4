import type { KnownMatch } from "./known";
import type { KnownServer, KnownTool, Label } from "./label";

const WORDS: Record<Label, string> = { y: "yes", m: "it depends", n: "no" };

/** How a tool came to its labels. */
export function sayPasses({ passes }: Pick<KnownTool, "passes">): string {
  if (passes === 0) return "its public documentation tells so";
  return `judged by a rubric in ${passes === 1 ? "one machine pass" : `${passes} machine passes`}`;
}

/** A server and the version that was looked at. */
export function sayServer({ label, version }: Pick<KnownServer, "label" | "version">): string {
  return version === undefined ? label : `${label} ${version}`;
}

/** What is known of a tool as a sentence: which definition it is, what was said of it, and how much that counts here. */
export function sayFound({ server, tool, match, likeness }: KnownMatch, label: Label, decides: boolean): string {
  const said = `“${WORDS[label]}” (${sayPasses(tool)})`;
  const whose = sayServer(server);
  if (match === "same") return `This very definition is known of ${whose}: ${said}.`;
  const effect = label === "n" ? "so that it lowers nothing" : "so it can only raise the verdict";
  if (match === "elsewhere")
    return decides
      ? `The same definition is known of ${whose}: ${said}.`
      : `The same definition is known of ${whose}: ${said}. It says little by itself, ${effect}.`;
  return `A tool of this name is known of ${whose}: ${said}. ${sayLikeness(likeness)}, ${effect}.`;
}

function sayLikeness(likeness: number | undefined): string {
  if (likeness === undefined) return "Its text was not at hand then";
  if (likeness > 0.95) return "Its text was changed a little since";
  return `Its text was changed since: about ${Math.round(likeness * 10)} in 10 of its words are as they were`;
}
