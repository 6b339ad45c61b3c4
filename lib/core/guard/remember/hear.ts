import { ownerOf, type Address } from "../destinations/address";
import { whatIsAsked } from "../destinations/asked";
import { findMentions } from "../destinations/mentions";
import { plainEmail, plainName, withoutAccents, wordsOf } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";
import { namesOfSites } from "./named-sites";
import { Writing } from "./writing";

/** Characters of one message that are searched for names of sites and for addresses in words. */
const LONGEST_READ = 20_000;

/** What the user wrote. */
export function hear(memory: Memory, text: string, keyed: Keyed): Memory {
  const writing = new Writing(memory, keyed);
  const start = text.slice(0, LONGEST_READ);
  const { sends, publishes, replies, all } = whatIsAsked(text);
  const value = sends ? 2 : 1;
  const { addresses, names, numbers, ...found } = findMentions(text);
  const emails = [...found.emails, ...spelledOut(start)];
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
  for (const name of namesOfSites(start)) writing.put("heard", `s:${name}`, value);
  if (publishes) writing.set({ publishes: true });
  if (sends) writing.set({ asks: { replies, all, addressed: emails.length > 0 } });
  else if (isNewMatter(text)) writing.set({ asks: undefined });
  return writing.now;
}

/** `owner/name#77` names the repository, too. */
const ISSUE_OF = /^([\w.-]{1,60}\/[\w.-]{1,60})[#!]\d{1,9}$/;

/** What an address of a code host names: `owner/name`. */
export const repositoryOf = ({ pieces }: Address): string | undefined =>
  pieces.length > 1 ? plainName(pieces.slice(0, 2).join("/")).replace(/\.git$/, "") : undefined;

const keysOf = (address: Address): string[] => [`h:${ownerOf(address)}`, `u:${address.whole}`];

/** Words of a message that only goes on with what was asked before: "yes, please", "thanks, once more". */
const MOST_WORDS = 8;

const isNewMatter = (text: string): boolean =>
  text.includes("?") || text.trim().split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS;

const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}_-]{1,40}(?: (?:dot|punkt|point|punto) [\p{L}\p{N}_-]{1,40}){0,4} (?:at|arroba) [\p{L}\p{N}-]{1,40}(?: (?:dot|punkt|point|punto) [\p{L}\p{N}-]{1,40}){1,4}/giu;

/** Mail addresses that somebody wrote in words: `ada dot berg at acme dot example`. */
function spelledOut(text: string): string[] {
  return [...text.matchAll(SPELLED)].map(([said]) =>
    plainEmail(said.replace(/ (?:dot|punkt|point|punto) /gi, ".").replace(/ (?:at|arroba) /i, "@")),
  );
}
