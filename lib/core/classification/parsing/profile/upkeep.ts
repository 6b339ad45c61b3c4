import type { ProfiledTexts } from "../texts";

/**
 * What its tools change according to their names: how many of them change something, and the words for what they change, by stem. Empty
 * for a single tool.
 */
export type Upkeep = { tools: number; changing: number; things: ReadonlySet<string> };

/** Verbs of those who keep records. */
const KEEPS = new Set(["create", "update", "delete", "save", "import", "schedule"]);

/** What the first `sample` tools of a server keep up, by their names. */
export function upkeepOf(tools: readonly ProfiledTexts[], sample: number): Upkeep {
  const things = new Set<string>();
  let changing = 0;
  for (let at = 0; at < sample && sample > 1; at++) {
    const { words, actions } = tools[at]!.name;
    const verbAndThing = actions.find(({ meaning }) => meaning.changes && !meaning.returns);
    if (!verbAndThing || !KEEPS.has(verbAndThing.meaning.id)) continue;
    changing++;
    words.forEach((word, place) => place !== verbAndThing.at && things.add(word.stem));
  }
  return { tools: sample, changing, things };
}
