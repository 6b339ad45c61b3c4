/**
 * Rows of weights as short texts: millions of numbers are part of the program five times over. Most are small and take one letter, from
 * “$” for −44 to “~” for 46; of the others each stands as “!”, the number and a blank. Zeros in a row, of which there are many, stand as
 * “#” and the letter of how many there are.
 */
const ZERO = 80;
const LEAST = -44;
const MOST = 46;
const LONG = 33;
const RUN = 35;
const END = " ";

const letterOf = (part: number): string => String.fromCharCode(ZERO + part);

export function writeParts(parts: readonly number[]): string {
  let text = "";
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    let zeros = 0;
    while (parts[at + zeros] === 0 && zeros < MOST) zeros++;
    if (zeros > 2) {
      text += `${String.fromCharCode(RUN)}${letterOf(zeros)}`;
      at += zeros - 1;
    } else text += part >= LEAST && part <= MOST ? letterOf(part) : `!${part}${END}`;
  }
  return text;
}

/** Tells every part that is not zero, and where it stands. Gives the number of all parts. */
export function readParts(text: string, tell: (part: number, at: number) => void): number {
  let place = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === RUN) place += text.charCodeAt(++at) - ZERO;
    else if (code === LONG) {
      const end = text.indexOf(END, at);
      tell(Number(text.slice(at + 1, end)), place++);
      at = end;
    } else if (code === ZERO) place++;
    else tell(code - ZERO, place++);
  }
  return place;
}
