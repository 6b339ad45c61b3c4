import type { PageSection } from "./read";

/** A part of the handbook that answers a search: where it is, and the words around the first match. */
export type SearchHit = { page: string; id: string; anchor: string; title: string; excerpt: string };

type Searched = { id: string; title: string; sections: readonly PageSection[] };

const AROUND = 90;
/** Words of a query that count; the rest would only take time. */
const MOST_WORDS = 8;
const MOST_LETTERS = 200;

/** How often a word counts at most that occurs in a text many times. */
const MOST_TIMES = 5;

/** The sections that hold every word of the query: those first that have them in the heading, then those that speak of them more, in the order of the pages. */
export function searchPages(pages: readonly Searched[], query: string, most: number): SearchHit[] {
  const words = query.slice(0, MOST_LETTERS).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(stem);
  if (words.length === 0) return [];
  const ranked = pages.flatMap(({ id, title: page, sections }) =>
    sections.flatMap(({ anchor, title, text }, at) => {
      const heading = title.toLowerCase();
      const body = text.toLowerCase();
      if (!words.every((word) => heading.includes(word) || body.includes(word))) return [];
      const inHeading = words.filter((word) => heading.includes(word)).length;
      const begins = words.some((word) => heading.startsWith(word)) ? 0.5 : 0;
      const often = words.reduce((sum, word) => sum + Math.min(MOST_TIMES, body.split(word).length - 1), 0);
      const score = inHeading + begins + (at === 0 ? 0.25 : 0) + (often / words.length) * 0.1;
      return [{ score, hit: { page, id, anchor: at === 0 ? "" : anchor, title, excerpt: excerptOf(text, words) } }];
    }),
  );
  return ranked
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ hit }) => hit);
}

/** A word without its ending, so that “proxy” finds “proxies”. */
function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ies|es|s|y)$/, "");
}

/** The words around the first that was looked for, cut between words. */
function excerptOf(text: string, words: readonly string[]): string {
  const body = text.toLowerCase();
  const places = words.map((word) => body.indexOf(word)).filter((at) => at >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const end = at + 2 * AROUND;
  const to = end >= text.length ? text.length : text.lastIndexOf(" ", end);
  return `${from > 0 ? "… " : ""}${text.slice(from, Math.max(to, from))}${to < text.length ? " …" : ""}`;
}
