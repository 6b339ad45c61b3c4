import { isOpenToAll, isShared, type Address } from "../destinations/address";
import { withoutAccents } from "../destinations/plain";
import type { Keyed, Memory } from "../memory";
import { isLeftOpen } from "./heard";

/** Letters from which on a word is the name of somebody in particular. */
const NAME = 6;

const MOST_WORDS_OF_NAME = 4;
const LONGEST_NAME = 40;
/** Of one message; a long text that is pasted leaves room for what is said later. */
const MOST_NAMES = 400;

/**
 * How names are written as the name of a site: `tascadofarol` for `Tasca do Farol`. They begin with a capital letter; a single word that
 * begins a sentence is none.
 */
export function namesOfSites(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]{1,40}|[.!?:\n]/gu) ?? [];
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
