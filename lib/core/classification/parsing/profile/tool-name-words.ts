import type { ProfiledTexts } from "../texts";
import type { Standing } from "../words";

/** A word of the names of tools, and the root of the share of tools that have it. */
export type ToolNameWord = Standing & { share: number };

/** How many words of tool names are kept for one server: the commonest. */
const MOST_WORDS = 150;

/** The words of the names of the first `sample` tools, commonest first. Of a single tool none. */
export function toolNameWords(tools: readonly ProfiledTexts[], sample: number): ToolNameWord[] {
  if (sample < 2) return [];
  const counts = new Map<string, Standing & { count: number; last: number }>();
  for (let at = 0; at < sample; at++) {
    const { words, text } = tools[at]!.name;
    for (const { term, stem, start, end } of words) {
      const known = counts.get(stem);
      if (!known) counts.set(stem, { term, place: { field: "server.tools", text, start, end }, count: 1, last: at });
      else if (known.last !== at) Object.assign(known, { count: known.count + 1, last: at });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_WORDS)
    .map(({ term, place, count }) => ({ term, place, share: Math.sqrt(count / sample) }));
}
