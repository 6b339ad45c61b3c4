import { LIMITS } from "../limits";
import type { Tool } from "../model/tool";
import { lexicons } from "../ontology";
import type { Numbered } from "../ontology/numbered";
import type { Service } from "../ontology/service";
import { headLength } from "./head";
import { matchesIn } from "./match";
import { wordsOf } from "./words";

/** What a server says of itself, whether a person trusts it, and what it is by the way it is reached (as `identityOf` says it). */
export type ServerTexts = { name: string; title?: string; description?: string; instructions?: string; trusted?: boolean; identity?: string };

/** A kind of service that a server seems to be, how likely beside the others (shares sum to at most 1), and the words that told. */
export type Kind = { service: Numbered<Service>; share: number; field: string; text: string; start: number; end: number };

/** What kind of service a server is, strongest first; and the words of its name and title. */
export type Profile = { kinds: Kind[]; ownWords: ReadonlySet<string> };

/** How much a word counts by where it stands. The name and title of a server are short and deliberate. */
const WEIGHTS = { name: 3, title: 3, description: 1.2, instructions: 0.6, tools: 2.5 } as const;

type Tally = Omit<Kind, "share"> & { score: number; best: number };

/** Reads the kind of a server from its own words and, when more than one tool is known, from those of all its tools. */
export function profileServer(server: ServerTexts, tools: readonly Tool[]): Profile {
  const tallies = new Map<string, Tally>();
  const add = (service: Numbered<Service>, amount: number, field: string, text: string, start: number, end: number) => {
    const tally = tallies.get(service.id);
    if (!tally) tallies.set(service.id, { service, score: amount, best: amount, field, text, start, end });
    else {
      tally.score += amount;
      if (amount > tally.best) Object.assign(tally, { best: amount, field, text, start, end });
    }
  };
  const ownWords = new Set<string>();
  for (const field of ["name", "title", "description", "instructions"] as const) {
    const text = server[field];
    if (typeof text !== "string" || text === "") continue;
    const short = field === "name" || field === "title";
    const scope = field === "name" && text.startsWith("@") ? text.indexOf("/") + 1 : 0;
    const words = wordsOf(text, short ? LIMITS.name : LIMITS.serverText).filter((word) => word.start >= scope);
    if (short) for (const word of words) ownWords.add(word.stem);
    const seen = new Set<string>();
    for (const match of matchesIn(text, words, short ? lexicons.serviceNames : lexicons.services)) {
      if (seen.has(match.meaning.id) || match.meaning.id === "boilerplate") continue;
      seen.add(match.meaning.id);
      const early = field === "description" && match.at > 25 ? 0.5 : 1;
      add(match.meaning, WEIGHTS[field] * early * (match.width > 1 ? 1.3 : 1), `server.${field}`, text, match.start, match.end);
    }
  }
  tallyTools(tools, add);
  const ranked = [...tallies.values()].sort((a, b) => b.score - a.score || (a.service.id < b.service.id ? -1 : 1)).slice(0, 4);
  const total = ranked.reduce((sum, tally) => sum + tally.score ** 2, 0) + 4;
  return { kinds: ranked.map(({ service, score, field, text, start, end }) => ({ service, share: score ** 2 / total, field, text, start, end })), ownWords };
}

function tallyTools(tools: readonly Tool[], add: (service: Numbered<Service>, amount: number, field: string, text: string, start: number, end: number) => void): void {
  const sample = tools.slice(0, LIMITS.profileTools);
  for (const tool of sample) {
    const seen = new Set<string>();
    const description = typeof tool.description === "string" ? tool.description : "";
    const words = wordsOf(description, LIMITS.head);
    for (const [text, its] of [[tool.name, wordsOf(tool.name, LIMITS.name)], [description, words.slice(0, headLength(description, words))]] as const) {
      for (const match of matchesIn(text, its, lexicons.services)) {
        if (seen.has(match.meaning.id) || match.meaning.id === "boilerplate") continue;
        seen.add(match.meaning.id);
        add(match.meaning, WEIGHTS.tools / sample.length, "server.tools", text, match.start, match.end);
      }
    }
  }
}
