import { ownerOf, type Address } from "../destinations/address";
import { whatIsAsked } from "../destinations/asked";
import { findMentions, plainName, wordsOf } from "../destinations/mentions";
import { Writing, type Keyed, type Memory } from "../memory";

/** What the user wrote. */
export function hear(memory: Memory, text: string, keyed: Keyed): Memory {
  const writing = new Writing(memory, keyed);
  const { sends, publishes, replies, all } = whatIsAsked(text);
  const value = sends ? 2 : 1;
  const { addresses, emails, names, numbers } = findMentions(text);
  for (const address of addresses) {
    for (const key of keysOf(address)) writing.put("heard", key, value);
    if (address.pieces.length > 1) writing.put("heard", `n:${plainName(address.pieces.slice(0, 2).join("/"))}`, value);
  }
  for (const email of emails) writing.put("heard", `e:${email}`, value);
  for (const name of names) writing.put("heard", `n:${name}`, value);
  for (const number of numbers) writing.put("heard", `d:${number}`, value);
  for (const word of wordsOf(text)) writing.put("heard", `w:${word}`, value);
  if (publishes) writing.set({ publishes: true });
  if (sends) writing.set({ asks: { replies, all, addressed: emails.length > 0 } });
  return writing.now;
}

const keysOf = (address: Address): string[] => [`h:${ownerOf(address)}`, `u:${address.whole}`];

/** How the user named it: 0 not at all, 1 somewhere, 2 where something is to go out. Several words have to be named all. */
export function heardName(memory: Memory, text: string, keyed: Keyed): number {
  const name = plainName(text);
  const whole = memory.heard[keyed(`n:${name}`)] ?? 0;
  if (whole > 0) return whole;
  const words = name.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > 6) return 0;
  return Math.min(...words.map((word) => memory.heard[keyed(`w:${word}`)] ?? 0));
}

/** Whether the user spoke of links or of what is fetched by one. */
export const isAboutLinks = ({ memory, keyed }: { memory: Memory; keyed: Keyed }): boolean =>
  ["link", "linked", "url", "download", "attachment"].some((word) => memory.heard[keyed(`w:${word}`)] !== undefined);
