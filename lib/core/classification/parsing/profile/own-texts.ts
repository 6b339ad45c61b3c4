import { memo } from "../../../text/memo";
import { lexicons } from "../../lexicon";
import { PACKAGING } from "../../lexicon/name-words";
import { LIMITS } from "../../limits";
import { matchesIn } from "../match";
import type { ServerTexts } from "../server-texts";
import { cut, type CutText, type Standing } from "../words";
import { addMatch, WEIGHTS, type Tally } from "./tally";

/** The kinds of service of which a server itself speaks, and the words of its name and title that mean something: by stem, and as they stand. */
type Own = { tallies: readonly Tally[]; words: ReadonlySet<string>; standing: readonly Standing[] };

/** Servers that are remembered by what they say about themselves: the same one often comes again and again, one tool at a time. */
const MOST_KNOWN = 500;
/** UTF-16 units of all its texts together. */
const LONGEST_KNOWN = 10_000;
const FIELDS = ["name", "title", "description", "instructions"] as const;
type Field = (typeof FIELDS)[number];

/** The texts of a server, in the order of `FIELDS`. */
type OwnTexts = readonly (string | undefined)[];

/** By name: the last server of this name, which is usually the same one. */
const lastOfName = memo(MOST_KNOWN, (): { texts: OwnTexts; own: Own | undefined } => ({ texts: [], own: undefined }));

/** What a server says about itself, without its tools. */
export function ownTally(server: ServerTexts): Own {
  const texts = FIELDS.map((field) => server[field]);
  const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  if (length > LONGEST_KNOWN) return readOwn(texts);
  const last = lastOfName(server.name);
  if (!last.own || texts.some((text, at) => text !== last.texts[at]))
    Object.assign(last, { texts, own: readOwn(texts) });
  return last.own!;
}

function readOwn(texts: OwnTexts): Own {
  const tallies: Tally[] = [];
  const own = new Set<string>();
  const standing: Standing[] = [];
  for (const [index, field] of FIELDS.entries()) {
    const text = texts[index];
    if (typeof text !== "string" || text === "") continue;
    const short = isShort(field);
    const words = cut(text, short ? LIMITS.name : LIMITS.serverText);
    const from = field === "name" ? behindScope(words) : 0;
    if (short) addWords(words, from, field, own, standing);
    addKinds(words, from, field, tallies);
  }
  return { tallies, words: own, standing };
}

const isShort = (field: Field): boolean => field === "name" || field === "title";

/** The index of the first word behind the scope of a package: the name of "@owner/server" is "server". */
function behindScope({ text, starts, count }: CutText): number {
  if (!text.startsWith("@")) return 0;
  const scope = text.indexOf("/") + 1;
  const first = starts.slice(0, count).findIndex((start) => start >= scope);
  return first < 0 ? count : first;
}

function addWords(
  { text, terms, starts, ends, count }: CutText,
  from: number,
  field: Field,
  own: Set<string>,
  standing: Standing[],
): void {
  for (let at = from; at < count; at++) {
    const term = terms[at]!;
    if (own.has(term.stem) || PACKAGING.has(term.stem)) continue;
    own.add(term.stem);
    standing.push({ term, place: { field: `server.${field}`, text, start: starts[at]!, end: ends[at]! } });
  }
}

/** Behind so many words of a description, what it names counts half. */
const EARLY_WORDS = 25;

function addKinds(words: CutText, from: number, field: Field, tallies: Tally[]): void {
  const short = isShort(field);
  const lexicon = short ? lexicons.serviceNames : lexicons.services;
  const seen = new Set<string>();
  for (const match of matchesIn(words, from, words.count, lexicon, `server.${field}`)) {
    if (seen.has(match.meaning.id) || match.meaning.id === "boilerplate") continue;
    const width = tellingWidth(words, from + match.at, match.width);
    if (short && width === 0) continue;
    seen.add(match.meaning.id);
    const early = field === "description" && match.at > EARLY_WORDS ? 0.5 : 1;
    addMatch(tallies, match, match.field, WEIGHTS[field] * early * (width > 1 ? 1.3 : 1));
  }
}

/** How many words say what a server is: “server” at the end of its name does not. */
function tellingWidth({ terms }: CutText, from: number, width: number): number {
  let telling = 0;
  for (let at = from; at < from + width; at++) if (!PACKAGING.has(terms[at]!.stem)) telling++;
  return telling;
}
