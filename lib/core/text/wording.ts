import { BEYOND, LETTER, lettersOf, RUNS } from "./letters";

/** What a run says of which nothing is to be told. */
const NONE: number[] = [];

/** Bits in one number of a mask. */
const BITS = 31;

/** Which wordings a run of three letters makes possible, a mask for each run; `SPEAKS` says for which runs there is one. */
const SPEAKS = new Uint8Array(RUNS);
const MASKS: number[][] = Array.from({ length: RUNS }, () => NONE);
/** The wordings of which nothing is known beforehand. */
const ALWAYS: number[] = [];
let count = 0;

/** A pattern that is looked for in many texts and stands in few: `wording(/\bdelet(?:e|es)\b/i)`. */
export type Wording = { readonly pattern: RegExp; readonly word: number; readonly bit: number };

/**
 * Takes a pattern without the flags `g` and `y`. It means what it means anywhere; what is gained is that a `Scanned` text is
 * looked through once for the letters that all wordings need, and only those that are possible are then tried. Called when
 * modules are loaded.
 */
export function wording(pattern: RegExp): Wording {
  const made: Wording = { pattern, word: Math.floor(count / BITS), bit: 1 << (count % BITS) };
  count++;
  const needed = lettersOf(pattern);
  if (!needed) add(ALWAYS, made);
  for (const run of needed ?? []) {
    SPEAKS[run] = 1;
    if (MASKS[run] === NONE) MASKS[run] = [];
    add(MASKS[run]!, made);
  }
  return made;
}

function add(mask: number[], { word, bit }: Wording): void {
  while (mask.length <= word) mask.push(0);
  mask[word]! |= bit;
}

/** A text in which wordings are looked for. */
export class Scanned {
  readonly text: string;
  #possible: number[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  has({ pattern, word, bit }: Wording): boolean {
    this.#possible ??= possibleIn(this.text);
    return ((this.#possible[word] ?? 0) & bit) !== 0 && pattern.test(this.text);
  }
}

/** The wordings that may stand in a text, as a mask. One pass. */
function possibleIn(text: string): number[] {
  const possible = ALWAYS.slice();
  let run = 0;
  let beyond = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128) {
      beyond = true;
      run = 0;
      continue;
    }
    const letter = LETTER[code]!;
    run = letter === 0 ? 0 : (run % 729) * 27 + letter;
    if (SPEAKS[run] === 1 && run !== BEYOND) join(possible, MASKS[run]!);
  }
  if (beyond && SPEAKS[BEYOND] === 1) join(possible, MASKS[BEYOND]!);
  return possible;
}

function join(possible: number[], mask: readonly number[]): void {
  for (let word = 0; word < mask.length; word++) possible[word] = (possible[word] ?? 0) | mask[word]!;
}
