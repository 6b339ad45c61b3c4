/** Letters of ASCII in any capitals, and digits, in six bits each; 0 for whatever else stands in a text. */
const LETTERS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 65 && code <= 90) return code - 64;
  return code >= 48 && code <= 57 ? code - 21 : 0;
});
/** Letters that fit into one number, and those of a word that is found by its spelling. */
const FIT = 5;
const LONGEST = 3 * FIT;
/** Words that are remembered at once, each at the place that its spelling gives it: the last one stays. */
const PLACES = 1 << 14;

/**
 * What `make` gives for a word in small letters that stands somewhere in a text. One that was met lately is found by three numbers that
 * spell it, without being cut out of its text and looked up. `make` is asked again for longer words and for those whose place was taken.
 */
export function bySpelling<T>(make: (word: string) => T): (text: string, start: number, end: number) => T {
  const spellings = new Int32Array(3 * PLACES);
  const found = new Array<T | undefined>(PLACES).fill(undefined);
  const cutOut = (text: string, start: number, end: number) => make(text.slice(start, end).toLowerCase());
  return (text, start, end) => {
    if (end - start > LONGEST || end === start) return cutOut(text, start, end);
    let first = 0;
    let second = 0;
    let third = 0;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      const letter = code < 128 ? LETTERS[code]! : 0;
      if (letter === 0) return cutOut(text, start, end);
      if (at < start + FIT) first = (first << 6) | letter;
      else if (at < start + 2 * FIT) second = (second << 6) | letter;
      else third = (third << 6) | letter;
    }
    const place = placeOf(first, second, third);
    const entry = 3 * place;
    if (spellings[entry] === first && spellings[entry + 1] === second && spellings[entry + 2] === third)
      return found[place] as T;
    spellings[entry] = first;
    spellings[entry + 1] = second;
    spellings[entry + 2] = third;
    return (found[place] = cutOut(text, start, end));
  };
}

function placeOf(first: number, second: number, third: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b) ^ Math.imul(third, 0xc2b2ae35);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}
