/**
 * Rows of weights as short texts: a million numbers are part of the program five times over. Most are small and take one letter, from “#” for
 * −45 to “~” for 46; of the others each stands as “!”, the number and a blank.
 */
const ZERO = 80;
const LEAST = -45;
const MOST = 46;
const LONG = 33;
const END = " ";

export function writeParts(parts: readonly number[]): string {
  return parts
    .map((part) => (part >= LEAST && part <= MOST ? String.fromCharCode(ZERO + part) : `!${part}${END}`))
    .join("");
}

export function readParts(text: string): number[] {
  const parts: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== LONG) parts.push(code - ZERO);
    else {
      const end = text.indexOf(END, at);
      parts.push(Number(text.slice(at + 1, end)));
      at = end;
    }
  }
  return parts;
}
