import { PACKAGING } from "../lexicon/name-words";
import { LIMITS } from "../limits";
import type { Tool } from "../../model/tool";
import { lexicons } from "../lexicon";
import type { Numbered } from "../lexicon/numbered";
import type { Service } from "../lexicon/service";
import { memo } from "../../text/memo";
import { matchesIn } from "./match";
import type { ServerTexts } from "./server-texts";
import type { Term } from "./terms";
import { readOpening, type ProfiledTexts } from "./texts";
import { cut, type CutText } from "./words";

/**
 * A kind of service that a server seems to be, how likely it is compared with the others (shares sum to at most 1), and the words that
 * revealed it.
 */
export type ServiceKind = {
  service: Numbered<Service>;
  share: number;
  field: string;
  text: string;
  start: number;
  end: number;
};

/**
 * What its tools change according to their names: how many of them change something, and the words for what they change, by stem. Empty
 * for a single tool.
 */
export type Upkeep = { tools: number; changing: number; things: ReadonlySet<string> };

/** What kind of service a server is, strongest first; the words of its name and title; and what its tools maintain. */
export type ServerProfile = {
  kinds: ServiceKind[];
  ownWords: ReadonlySet<string>;
  upkeep: Upkeep;
  /** Words of its name and title that mean something. */
  serverWords: readonly Standing[];
  /** Words of the names of its tools, each with the root of the share of tools that have it. Of a single tool none. */
  beside: readonly (Standing & { share: number })[];
};

/** A word where it stands. */
export type Standing = { term: Term; place: { field: string; text: string; start: number; end: number } };

/** How much a word counts by where it stands. The name and title of a server are short and deliberate. */
const WEIGHTS = { name: 3, title: 3, description: 1.2, instructions: 0.6, tools: 2.5 } as const;

type Tally = Omit<ServiceKind, "share"> & { score: number; best: number };

/** Reads the kind of a server from its own words and from those of all its tools. */
export function profileServer(server: ServerTexts, tools: readonly Tool[]): ServerProfile {
  return profileTexts(server, tools.slice(0, LIMITS.profileTools).map(readOpening));
}

/** As `profileServer`, of tools that were read already. */
export function profileTexts(server: ServerTexts, tools: readonly ProfiledTexts[]): ServerProfile {
  const own = ownTally(server);
  const tallies = own.tallies.map((tally) => ({ ...tally }));
  const sample = Math.min(tools.length, LIMITS.profileTools);
  for (let at = 0; at < sample; at++) tallyTool(tools[at]!, sample, tallies);
  const ranked = tallies.sort((a, b) => b.score - a.score || (a.service.id < b.service.id ? -1 : 1)).slice(0, 4);
  const total = ranked.reduce((sum, tally) => sum + tally.score ** 2, 0) + 4;
  return {
    kinds: ranked.map(({ service, score, field, text, start, end }) => ({
      service,
      share: score ** 2 / total,
      field,
      text,
      start,
      end,
    })),
    ownWords: own.words,
    upkeep: upkeepOf(tools, sample),
    serverWords: own.standing,
    beside: besideOf(tools, sample),
  };
}

function add(
  tallies: Tally[],
  service: Numbered<Service>,
  amount: number,
  field: string,
  text: string,
  start: number,
  end: number,
): void {
  const tally = tallies.find((one) => one.service.id === service.id);
  if (!tally) tallies.push({ service, score: amount, best: amount, field, text, start, end });
  else {
    tally.score += amount;
    if (amount > tally.best) Object.assign(tally, { best: amount, field, text, start, end });
  }
}

type Own = { tallies: readonly Tally[]; words: ReadonlySet<string>; standing: readonly Standing[] };

/** Servers that are remembered by what they say about themselves: the same one often comes again and again, one tool at a time. */
const MOST_KNOWN = 500;
/** UTF-16 units of all its texts together. */
const LONGEST_KNOWN = 10_000;
const FIELDS = ["name", "title", "description", "instructions"] as const;

/** The texts of a server, in the order of `FIELDS`. */
type OwnTexts = readonly (string | undefined)[];

/** By name: the last server of this name, which is usually the same one. */
const lastOfName = memo(MOST_KNOWN, (): { texts: OwnTexts; own: Own | undefined } => ({ texts: [], own: undefined }));

function ownTally(server: ServerTexts): Own {
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
    const short = field === "name" || field === "title";
    const scope = field === "name" && text.startsWith("@") ? text.indexOf("/") + 1 : 0;
    const words = cut(text, short ? LIMITS.name : LIMITS.serverText);
    const first = words.starts.slice(0, words.count).findIndex((start) => start >= scope);
    const from = first < 0 ? words.count : first;
    if (short)
      for (let at = from; at < words.count; at++) {
        const term = words.terms[at]!;
        if (own.has(term.stem) || PACKAGING.has(term.stem)) continue;
        own.add(term.stem);
        standing.push({
          term,
          place: { field: `server.${field}`, text, start: words.starts[at]!, end: words.ends[at]! },
        });
      }
    const seen = new Set<string>();
    for (const match of matchesIn(
      words,
      from,
      words.count,
      short ? lexicons.serviceNames : lexicons.services,
      `server.${field}`,
    )) {
      if (seen.has(match.meaning.id) || match.meaning.id === "boilerplate") continue;
      if (short && tellingWidth(words, from + match.at, match.width) === 0) continue;
      seen.add(match.meaning.id);
      const early = field === "description" && match.at > 25 ? 0.5 : 1;
      add(
        tallies,
        match.meaning,
        WEIGHTS[field] * early * (tellingWidth(words, from + match.at, match.width) > 1 ? 1.3 : 1),
        `server.${field}`,
        text,
        match.start,
        match.end,
      );
    }
  }
  return { tallies, words: own, standing };
}

function tallyTool({ services }: ProfiledTexts, sample: number, tallies: Tally[]): void {
  for (let at = 0; at < services.length; at++) {
    const { meaning, text, start, end } = services[at]!;
    if (meaning.id === "boilerplate" || toldBefore(services, at)) continue;
    add(tallies, meaning, WEIGHTS.tools / sample, "server.tools", text, start, end);
  }
}

const toldBefore = (services: ProfiledTexts["services"], at: number) => {
  for (let before = 0; before < at; before++)
    if (services[before]!.meaning.id === services[at]!.meaning.id) return true;
  return false;
};

/** How many words say what a server is: “server” at the end of its name does not. */
function tellingWidth({ terms }: CutText, from: number, width: number): number {
  let telling = 0;
  for (let at = from; at < from + width; at++) if (!PACKAGING.has(terms[at]!.stem)) telling++;
  return telling;
}

/** How many words of tool names are kept for one server: the commonest. */
const MOST_BESIDE = 150;

function besideOf(tools: readonly ProfiledTexts[], sample: number): ServerProfile["beside"] {
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
    .slice(0, MOST_BESIDE)
    .map(({ term, place, count }) => ({ term, place, share: Math.sqrt(count / sample) }));
}

/** Verbs of those who keep records. */
const KEEPS = new Set(["create", "update", "delete", "save", "import", "schedule"]);

function upkeepOf(tools: readonly ProfiledTexts[], sample: number): Upkeep {
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
