/**
 * What must stand in a text for a pattern to be found in it: at least one of these runs of three letters, or a character
 * beyond ASCII (`BEYOND`). `undefined` when that cannot be told from the pattern. Capitals do not count.
 */
export function lettersOf({ source }: RegExp): ReadonlySet<number> | undefined {
  return UNREAD.test(source) ? undefined : alternatives({ source, index: 0 });
}

/** Named groups, inline flags, and escapes of characters and properties. */
const UNREAD = /\(\?(?!<?[=!]|:)|\\[uxpPkc]/;

/** Runs of three letters are numbers below `RUNS`; 0 stands for a character beyond ASCII. */
export const RUNS = 27 ** 3;
export const BEYOND = 0;

/** 1 to 26 for a letter of either case, 0 for anything else in ASCII. */
export const LETTER = Uint8Array.from({ length: 128 }, (_, code) =>
  (code | 32) >= 97 && (code | 32) <= 122 ? (code | 32) - 96 : 0,
);

type Cursor = { source: string; index: number };
type Needed = ReadonlySet<number> | undefined;

function alternatives(at: Cursor): Needed {
  const all: Needed[] = [sequence(at)];
  while (at.source[at.index] === "|") {
    at.index++;
    all.push(sequence(at));
  }
  return all.some((one) => one === undefined) ? undefined : new Set(all.flatMap((one) => [...one!]));
}

/** Of all that a sequence needs, that which fewest texts have: the smallest set. */
function sequence(at: Cursor): Needed {
  let best: Needed;
  let run = "";
  const offer = (needed: Needed) => {
    if (needed !== undefined && (best === undefined || needed.size < best.size)) best = needed;
  };
  const close = () => {
    if (run.length >= 3) offer(new Set([runOf(run)]));
    run = "";
  };
  while (at.index < at.source.length && at.source[at.index] !== "|" && at.source[at.index] !== ")") {
    const letter = plainCharacter(at);
    const group = letter === undefined ? inner(at) : undefined;
    const times = quantifier(at);
    if (letter !== undefined && times === "once" && isLetter(letter)) run += letter;
    else {
      close();
      if (times === "perhaps") continue;
      if (letter !== undefined && letter.charCodeAt(0) >= 128) offer(new Set([BEYOND]));
      else offer(group);
    }
  }
  close();
  return best;
}

function plainCharacter(at: Cursor): string | undefined {
  const character = at.source[at.index]!;
  if ("([\\.^$".includes(character)) return undefined;
  at.index++;
  return character;
}

/** A group, a class, an escape or an assertion; only a group needs something that can be told. */
function inner(at: Cursor): Needed {
  const character = at.source[at.index++]!;
  if (character === "\\") at.index++;
  if (character === "[") {
    while (at.source[at.index] !== "]") at.index += at.source[at.index] === "\\" ? 2 : 1;
    at.index++;
  }
  if (character !== "(") return undefined;
  const looks = /^\?<?[=!]/.exec(at.source.slice(at.index, at.index + 3));
  at.index += looks ? looks[0].length : at.source.startsWith("?:", at.index) ? 2 : 0;
  const needed = alternatives(at);
  at.index++;
  return looks ? undefined : needed;
}

function quantifier(at: Cursor): "once" | "perhaps" | "several" {
  const found = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(at.source.slice(at.index, at.index + 12));
  if (!found) return "once";
  at.index += found[0].length;
  return found[0][0] === "?" || found[0][0] === "*" || found[1] === "0" ? "perhaps" : "several";
}

const isLetter = (character: string) => /^[a-z]$/i.test(character);

/** The number of the first three letters. */
function runOf(letters: string): number {
  const [a, b, c] = [0, 1, 2].map((index) => LETTER[letters.charCodeAt(index)]!) as [number, number, number];
  return (a * 27 + b) * 27 + c;
}
