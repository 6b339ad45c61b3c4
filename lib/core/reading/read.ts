import { LIMITS } from "../limits";
import type { Tool } from "../model/tool";
import { lexicons } from "../ontology";
import type { Action } from "../ontology/actions";
import type { Cue } from "../ontology/cues";
import type { Resource } from "../ontology/resource";
import { matchesIn, type Match } from "./match";
import { paramsOf, type Param } from "./params";
import type { Profile, ServerTexts } from "./profile";
import { wordsOf, type Word } from "./words";

/** A text of a tool, cut and matched once. `sentence` is the number of words of its first sentence. */
export type Read = {
  field: "name" | "title" | "description";
  text: string;
  words: Word[];
  sentence: number;
  actions: Match<Action>[];
  resources: Match<Resource>[];
  cues: Match<Cue>[];
};

/** A match with the text it stands in. */
export type Found<T> = Match<T> & { field: Read["field"]; text: string };

/** All that signals look at: the tool's texts and arguments, what it does to what, and the server it belongs to. */
export type Reading = {
  tool: Tool;
  server: ServerTexts;
  profile: Profile;
  name: Read;
  title: Read;
  description: Read;
  params: Param[];
  /** What it does: by its name, else by its first sentence, else by its title. */
  action?: Found<Action>;
  /** What its first sentence says that it does. */
  said?: Found<Action>;
  /** What it acts on: the last thing named in the name, else the first in the first sentence, else in the title. */
  thing?: Found<Resource>;
  /** The first thing in the first sentence. */
  saidThing?: Found<Resource>;
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

function read(field: Read["field"], value: string, limit: number): Read {
  const words = wordsOf(value, limit);
  return {
    field,
    text: value,
    words,
    sentence: field === "description" ? sentenceLength(value, words) : words.length,
    actions: matchesIn(value, words, lexicons.actions),
    resources: matchesIn(value, words, lexicons.resources),
    cues: matchesIn(value, words, lexicons.cues),
  };
}

/** How many words come before the first full stop or blank line; at most forty. */
function sentenceLength(value: string, words: readonly Word[]): number {
  for (let at = 1; at < words.length && at < 40; at++) {
    const gap = value.slice(words[at - 1]!.end, words[at]!.start);
    if (gap.length > 1 && /[.!?。！？:：]\s|[。！？]|\n/.test(gap) && at > 2) return at;
  }
  return Math.min(words.length, 40);
}

/** Reads one tool in the light of its server. */
export function readTool(server: ServerTexts, profile: Profile, tool: Tool): Reading {
  const name = read("name", tool.name, LIMITS.name);
  const title = read("title", text(tool.title) || text(tool.annotations?.title), LIMITS.name);
  const description = read("description", text(tool.description), LIMITS.description);
  const reading: Reading = { tool, server, profile, name, title, description, params: paramsOf(tool.inputSchema) };
  const prefix = prefixLength(name.words, profile.ownWords);
  const named = name.actions.find((match) => match.at >= prefix) ?? name.actions[0];
  reading.said = within(description, description.actions)[0];
  const titled = found(title, title.actions[0]);
  reading.action = found(name, named) ?? reading.said ?? titled;
  const own = name.resources.filter((match) => match.at >= prefix);
  reading.saidThing = within(description, description.resources)[0];
  reading.thing = found(name, own.at(-1)) ?? reading.saidThing ?? found(title, title.resources.at(-1)) ?? found(name, name.resources.at(-1));
  return reading;
}

/** How many leading words of a tool's name only repeat the server's own name. A verb is never such a word. */
function prefixLength(words: readonly Word[], ownWords: ReadonlySet<string>): number {
  let length = 0;
  while (length < words.length - 1 && ownWords.has(words[length]!.stem) && !lexicons.actions.get(words[length]!.stem)) length++;
  return length;
}

function within<T>(read: Read, matches: readonly Match<T>[]): Found<T>[] {
  return matches.filter((match) => match.at < read.sentence).map((match) => ({ ...match, field: read.field, text: read.text }));
}

function found<T>(read: Read, match: Match<T> | undefined): Found<T> | undefined {
  return match && { ...match, field: read.field, text: read.text };
}
