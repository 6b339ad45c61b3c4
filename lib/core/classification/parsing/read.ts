import type { Tool } from "../../model/tool";
import { lexicons, sensesOn } from "../lexicon";
import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Match } from "./match";
import type { ServerProfile } from "./profile";
import type { ServerTexts } from "./server-texts";
import { phraseAt } from "./terms";
import { readTexts, type Texts } from "./texts";
import type { ReadText } from "./texts/read-text";
import { isPast, namedAction } from "./verb";
import type { Word } from "./words";

type NumberedAction = Numbered<Action>;
type NumberedResource = Numbered<Resource>;
type Senses = ReadonlyMap<string, NumberedResource>;

/** All that signals look at: the tool's texts and arguments, what it does to what, and the server it belongs to. */
export type Reading = Texts & {
  server: ServerTexts;
  profile: ServerProfile;
  /** What it does: by its name, else by its first sentence, else by its title. */
  action: Match<NumberedAction> | undefined;
  /** What its first sentence says that it does. */
  said: Match<NumberedAction> | undefined;
  /** What it acts on: the last thing named in the name, else the first in the first sentence, else in the title. */
  thing: Match<NumberedResource> | undefined;
  /** The words of the name from this one on are the tool's own; those before repeat the server's name. */
  nameFrom: number;
};

/** How likely a server must be of a kind for words to be taken in that kind's sense. */
const SENSE_SHARE = 0.3;

function sensesOf({ kinds }: ServerProfile): Senses | undefined {
  const kind = kinds[0];
  return kind && kind.share > SENSE_SHARE ? sensesOn.get(kind.service.id) : undefined;
}

function inSense(match: Match<NumberedResource>, senses: Senses): Match<NumberedResource> {
  const meaning = senses.get(match.meaning.id);
  return meaning ? { ...match, meaning } : match;
}

function takenIn(senses: Senses, texts: Texts): Texts {
  const take = (matches: Match<NumberedResource>[]) => matches.map((match) => inSense(match, senses));
  const inSenses = <T extends ReadText>(read: T): T => ({ ...read, resources: take(read.resources) });
  const { name, title, description } = texts;
  return {
    ...texts,
    name: inSenses(name),
    title: inSenses(title),
    description: inSenses(description),
  };
}

/** Reads one tool in the context of its server. */
export function readTool(server: ServerTexts, profile: ServerProfile, tool: Tool): Reading {
  return readAs(server, profile, readTexts(tool));
}

/** What was read of a tool, in the context of its server. */
export function readAs(server: ServerTexts, profile: ServerProfile, texts: Texts): Reading {
  const senses = sensesOf(profile);
  const { tool, name, title, description, later, prose, params, offered, sendings, without, plain, services } =
    senses === undefined ? texts : takenIn(senses, texts);
  const prefix = prefixLength(name.words, profile.ownWords);
  const said = description.actions.find((match) => match.at === 0 || !isPast(match));
  const saidThing = description.resources[0];
  const action = namedAction(name, prefix, said, params) ?? said ?? title.actions[0];
  const own = name.resources.findLast((match) => match.at >= prefix);
  const thing = own ?? saidThing ?? title.resources.at(-1) ?? name.resources.at(-1);
  return {
    tool,
    server,
    profile,
    name,
    title,
    description,
    later,
    prose,
    params,
    offered,
    sendings,
    without,
    plain,
    nameFrom: prefix,
    action,
    said,
    thing,
    services,
  };
}

/** How many leading words of a tool's name only repeat the server's own name. A verb is never such a word. */
function prefixLength(words: readonly Word[], ownWords: ReadonlySet<string>): number {
  let length = 0;
  while (
    length < words.length - 1 &&
    ownWords.has(words[length]!.stem) &&
    !phraseAt(words[length]!.term, lexicons.actions)?.meanings
  )
    length++;
  return length;
}
