import type { SessionServer, SessionTool } from "../model/session";
import type { Snapshot } from "../model/snapshot";
import { profileServer } from "../classification/parsing/profile";
import type { ServerTexts } from "../classification/parsing/server-texts";
import { readTool, type Reading } from "../classification/parsing/read";
import { mergeSmall } from "./merge-small";
import { ownNeeds } from "./needs";
import { OTHER, type PlacedTool } from "./placed";
import { commonPrefix, readName } from "./read-name";
import { tokensOf } from "./tokens";
import { kindOf, type CallKind, type Verb } from "./verbs";

/** Arguments that name the thing of a database tool. */
const HOLDERS = ["table", "collection", "index", "bucket", "database"];

/**
 * The tools of one server by resource and verb, read from their names, then from their descriptions, then from their
 * schemas. The same tools in another order get the same places. Linear in the tools.
 */
export function placeTools(texts: ServerTexts, tools: readonly SessionTool[]): PlacedTool[] {
  const own = tools.map(({ tool }) => tool);
  const profile = profileServer(texts, own);
  const prefix = commonPrefix(own.map(({ name }) => name));
  const read = tools.map((entry) => {
    const reading = readTool(texts, profile, entry.tool);
    const { verb, words, plural } = readName(reading, prefix);
    return { entry, reading, verb, plural, words: words.length > 0 ? words : beyondTheName(reading) };
  });
  const resources = mergeSmall(read.map(({ words }) => words));
  return read.map(({ entry, reading, verb, plural, words }, at) => {
    const object = words.join(" ") || OTHER;
    const needs = ownNeeds(reading.params, object);
    const kind = kindOf(entry.classification);
    const finds = verb === "read" && plural && !needs.some((need) => need.of === object);
    return {
      id: entry.id,
      name: entry.tool.name,
      resource: resources[at]! || OTHER,
      object,
      verb: finds ? "find" : asItActs(verb, kind),
      kind,
      needs,
      tokens: tokensOf(entry.tool),
    };
  });
}

/** The tools of a listed server, without the channels beside them. */
export function placeServer(
  { name, tools }: SessionServer,
  snapshot: Pick<Snapshot, "serverInfo" | "instructions"> | undefined,
): PlacedTool[] {
  return placeTools(
    { name, title: snapshot?.serverInfo?.title, instructions: snapshot?.instructions },
    tools.filter((tool) => !tool.channel),
  );
}

/** A verb that usually reads does not read when the call destroys. */
function asItActs(verb: Verb, kind: CallKind): Verb {
  return kind === "destroying" && (verb === "read" || verb === "find") ? "change" : verb;
}

/** For a name that is only a verb, such as `find`: what its arguments or texts name. */
function beyondTheName({ thing, params }: Reading): string[] {
  const holder = HOLDERS.find((name) => params.some((param) => param.required && param.name.toLowerCase() === name));
  if (holder !== undefined) return [holder];
  return thing ? thing.meaning.id.split("-") : [];
}
