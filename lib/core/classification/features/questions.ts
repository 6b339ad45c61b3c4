import type { Action } from "../lexicon/actions";
import { ADDRESS_ENDS, PASSED_ON } from "../lexicon/parameter-words";
import type { Match } from "../parsing/match";
import type { Param } from "../parsing/params/param";
import type { Reading } from "../parsing/read";
import { ANY_ADDRESS, FIXED_SITES, FIXED_WHEN_READ, ITEM, NETWORKED, SANDBOXED } from "../lexicon/closed-places";
import { flowOf } from "./flow";
import type { ObservedPlace } from "./observation";
import { wholeName } from "./place";

/** Small questions about a reading that several groups of features ask. */

export const paramPlace = (param: Param): ObservedPlace => param;

/** The first argument with one of these reaches into which the caller may write anything. */
export function freeParam({ params }: Reading, ...ids: string[]): Param | undefined {
  for (const param of params) {
    if (param.free) for (const { id } of param.roles) if (ids.includes(id)) return param;
  }
  return undefined;
}

/** Whether an argument is a web address by its name, be it of a page, a picture or a recording. */
export const namesAddress = ({ words, roles }: Param) =>
  roles.some(({ id }) => id === "url") || ADDRESS_ENDS.has(words.at(-1)?.stem ?? "");

/** How sure it is that the server is one of these kinds of service. */
export function shareOf({ profile }: Reading, ...ids: string[]): number {
  let sum = 0;
  for (const { service, share } of profile.kinds) if (ids.includes(service.id)) sum += share;
  return sum;
}

function speaksOf(matches: readonly Match<{ id: string }>[], ids: readonly string[]): boolean {
  for (const { meaning } of matches) if (ids.includes(meaning.id)) return true;
  return false;
}

/** Whether its name or first sentence names one of these things. */
export const names = (reading: Reading, ...ids: string[]) =>
  speaksOf(reading.name.resources, ids) || speaksOf(reading.description.resources, ids);

/** Whether its name or first sentence holds one of these cues. */
export const cued = (reading: Reading, ...ids: string[]) =>
  speaksOf(reading.name.cues, ids) || speaksOf(reading.description.cues, ids);

export const verbOf = ({ action }: Reading) => action?.meaning.id;
export const verbPlace = (reading: Reading): ObservedPlace => (reading.action ? reading.action : wholeName(reading));

/** Whether this is what it does, by its verb, or what its first sentence says that it does. */
export const doesOrSays = (reading: Reading, id: Action["id"]): boolean =>
  verbOf(reading) === id || reading.said?.meaning.id === id;

const GIVEN =
  /\b(?:text|string|code|source code|lists?|array|matri(?:x|ces)|vectors?|data ?points?|rows|numbers|values|expression|input)\s(?:(?:that|which) (?:is|are|was|were) |you )?(?:passed|given|supplied|provided|pass|give|supply)\b|\b(?:passed|given) (?:in|as)\b|\b(?:from|of|in) (?:an?|the|two|each) (?:given |input )?(?:string|text|matrix|array|polynomial|expression)s?(?:[.,]|$)|字符串|文字列|문자열/i;
/** What an argument selects that is not in the call itself. */
const ELSEWHERE = ["path", "url", "host", "id", "sql", "command", "code"];

/** Whether it works on nothing but what is in the call: a text, a list, a matrix. */
export const worksOnArguments = (reading: Reading): boolean =>
  GIVEN.test(reading.plain.sentence) && freeParam(reading, ...ELSEWHERE) === undefined;

/** Whether its texts say that what it runs is sandboxed. */
export const isSandboxed = ({ plain: { head } }: Reading) => SANDBOXED.test(head) && !NETWORKED.test(head);

const CALLS = /\b(?:call|execute|invoke|use|run)s?\b[^.]{0,40}\b(?:tools?|services?|agents?|methods?)\b/i;

/** Whether it lets the caller call a tool, method or service of its choice with arguments of its choice. */
export function callsAnother(reading: Reading): boolean {
  if (!CALLS.test(reading.plain.head)) return false;
  return reading.params.some((param) => param.free && param.words.some((word) => PASSED_ON.has(word.stem)));
}

/** From this share on, a server is so likely to be of a kind that an address in its tools names its own items. */
const FIXED = 0.35;

/** Whether the address that an argument takes names an item of one service, and not anything on the web. */
export function namesItem(reading: Reading, { words }: Param): boolean {
  if (words.length > 1 && words.some((word) => ITEM.test(word.stem))) return true;
  const fixed =
    shareOf(reading, ...FIXED_SITES) > FIXED ||
    (flowOf(reading.action?.meaning) === "gives" && shareOf(reading, ...FIXED_WHEN_READ) > FIXED);
  return fixed && !ANY_ADDRESS.test(reading.plain.head) && !names(reading, "search-result");
}
