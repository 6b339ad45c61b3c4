import { isOpenToAll, isShared, ownerOf, type Address } from "../destinations/address";
import { whatIsAsked } from "../destinations/asked";
import { codesIn } from "../destinations/labels";
import { findMentions } from "../destinations/mentions";
import { plainEmail, plainName, withoutAccents, wordsOf } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";
import { Writing } from "./writing";

/** What the user wrote. */
export function hear(memory: Memory, text: string, keyed: Keyed): Memory {
  const writing = new Writing(memory, keyed);
  const { sends, publishes, replies, all } = whatIsAsked(text);
  const value = sends ? 2 : 1;
  const { addresses, names, numbers, ...found } = findMentions(text);
  const emails = [...found.emails, ...spelledOut(text)];
  for (const address of addresses) {
    for (const key of keysOf(address)) writing.put("heard", key, value);
    const repository = repositoryOf(address);
    if (repository !== undefined) writing.put("heard", `n:${repository}`, value);
  }
  for (const email of emails) writing.put("heard", `e:${email}`, value);
  for (const name of names) {
    writing.put("heard", `n:${name}`, value);
    const repository = ISSUE_OF.exec(name)?.[1];
    if (repository !== undefined) writing.put("heard", `n:${repository}`, value);
  }
  for (const number of numbers) {
    writing.put("heard", `d:${number}`, value);
    // As it is dialled within a country; from outside its code stands for the zero.
    if (/^0[1-9]\d{7,12}$/.test(number)) writing.put("heard", `d:~${number.slice(1)}`, value);
  }
  for (const word of wordsOf(text))
    for (const one of [word, ...withoutAccents(word)]) writing.put("heard", `w:${one}`, value);
  for (const name of namesOfSites(text)) writing.put("heard", `s:${name}`, value);
  if (publishes) writing.set({ publishes: true });
  if (sends) writing.set({ asks: { replies, all, addressed: emails.length > 0 } });
  else if (isNewMatter(text)) writing.set({ asks: undefined });
  return writing.now;
}

/** The user asks for something to go out and wrote no address, and nothing private was read besides. */
export const isLeftOpen = ({ asks, elsewhere }: Memory): boolean =>
  asks !== undefined && !asks.addressed && elsewhere === undefined;

/** The same, of a place that the agent turned to by itself, before strangers' words. */
export const isTurnedTo = (memory: Memory, digest: string): boolean =>
  isLeftOpen(memory) && memory.turnedTo[digest] !== undefined;

/** `owner/name#77` names the repository, too. */
const ISSUE_OF = /^([\w.-]{1,60}\/[\w.-]{1,60})[#!]\d{1,9}$/;

/** What an address of a code host names: `owner/name`. */
export const repositoryOf = ({ pieces }: Address): string | undefined =>
  pieces.length > 1 ? plainName(pieces.slice(0, 2).join("/")).replace(/\.git$/, "") : undefined;

const keysOf = (address: Address): string[] => [`h:${ownerOf(address)}`, `u:${address.whole}`];

/** How the user named it: 0 not at all, 1 somewhere, 2 where something is to go out. Several words have to be named all. */
export function heardName(memory: Memory, text: string, keyed: Keyed): number {
  const name = plainName(text);
  const whole = memory.heard[keyed(`n:${name}`)] ?? 0;
  if (whole > 0) return whole;
  const words = name.split(/[\s_-]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return 0;
  return Math.min(...words.map((word) => memory.heard[keyed(`w:${word}`)] ?? 0));
}

/** A name of a branch or tag with something in it that is no word and that the user never wrote. */
export const carriesCode = (label: string, { memory, keyed }: { memory: Memory; keyed: Keyed }): boolean =>
  codesIn(label).some((code) => memory.heard[keyed(`w:${code.toLowerCase()}`)] === undefined);

/** Letters from which on a word is the name of somebody in particular. */
const NAME = 6;
const MOST_STEPS = 3;
/** Parts of a site that its maker has for readers. */
const FOR_READERS = new Set(["", "docs", "developer", "developers", "help", "support", "blog"]);

/**
 * Whether an address is a page of the site of a firm, a product or a package that the user called by its name, as models know it. Told is only
 * which of its pages is read, in plain words.
 */
export function heardSite(memory: Memory, { site, below, pieces }: Address, keyed: Keyed): boolean {
  const label = site.split(".", 1)[0]!;
  return (
    !isOpenToAll(site) &&
    label.length >= NAME &&
    memory.heard[keyed(`w:${label}`)] !== undefined &&
    FOR_READERS.has(below) &&
    pieces.length <= MOST_STEPS &&
    pieces.every((piece) => /^(?:[a-z]{1,12}|v?\d{1,3})$/.test(piece))
  );
}

const MOST_WORDS_OF_NAME = 4;
const LONGEST_NAME = 40;
/** Of one message; a long text that is pasted leaves room for what is said later. */
const MOST_NAMES = 400;

/**
 * How names are written as the name of a site: `tascadofarol` for `Tasca do Farol`. They begin with a capital letter; a single word that
 * begins a sentence is none.
 */
function namesOfSites(text: string): string[] {
  const words = text.slice(0, LONGEST_SPELLED).match(/[\p{L}\p{N}]{1,40}|[.!?:\n]/gu) ?? [];
  const names = words.flatMap((first, at) => {
    if (!/^\p{Lu}/u.test(first)) return [];
    const isFirst = at === 0 || /^[.!?:\n]$/.test(words[at - 1]!);
    return Array.from({ length: MOST_WORDS_OF_NAME }, (_, more) => words.slice(at, at + more + 1))
      .slice(isFirst ? 1 : 0)
      .map((some) => some.join("").toLowerCase())
      .filter((name) => name.length >= NAME && name.length <= LONGEST_NAME);
  });
  return [...new Set(names)].slice(0, MOST_NAMES).flatMap((name) => [name, ...withoutAccents(name)]);
}

/**
 * Whether the user, who asks for something to go out, called a site by its name and wrote no address: as a person says with whom to book.
 * Not where it came with something else than the open web, or another of the same name was brought, and not once something private was read
 * that they did not speak of.
 */
export function isNamedSite(memory: Memory, address: Address, keyed: Keyed): boolean {
  const { site } = address;
  const label = site.split(".", 1)[0]!;
  const plain = label.replaceAll("-", "");
  return (
    isLeftOpen(memory) &&
    !memory.full &&
    !isShared(address) &&
    plain.length >= NAME &&
    memory.heard[keyed(`s:${plain}`)] === 2 &&
    memory.brought[keyed(`s:${site}`)] !== SENT &&
    memory.brought[keyed(twinsOf(site))] === undefined
  );
}

/** Among what was brought: a site that came with something that was sent to the user, and not from the open web. */
export const SENT = 2;

/** The mark of sites that differ in nothing but what stands behind their name. */
export const twinsOf = (site: string): string => `s:${site.split(".", 1)[0]!}.*`;

/** Whether the user spoke of links or of what is fetched by one. */
export const isAboutLinks = ({ memory, keyed }: { memory: Memory; keyed: Keyed }): boolean =>
  ["link", "linked", "url", "download", "attachment"].some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);

/** Words of a message that only goes on with what was asked before: "yes, please", "thanks, once more". */
const MOST_WORDS = 8;
const isNewMatter = (text: string): boolean =>
  text.includes("?") || text.trim().split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS;

const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,40}(?: (?:dot|punkt|point|punto) [\p{L}\p{N}_-]{1,40}){0,4} (?:at|arroba) [\p{L}\p{N}-]{1,40}(?: (?:dot|punkt|point|punto) [\p{L}\p{N}-]{1,40}){1,4}/giu;
const LONGEST_SPELLED = 20_000;

/** Mail addresses that somebody wrote in words: `ada dot berg at acme dot example`. */
function spelledOut(text: string): string[] {
  return [...text.slice(0, LONGEST_SPELLED).matchAll(SPELLED)].map(([said]) =>
    plainEmail(said.replace(/ (?:dot|punkt|point|punto) /gi, ".").replace(/ (?:at|arroba) /i, "@")),
  );
}
