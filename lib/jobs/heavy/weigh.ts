/** Bytes that parsing takes at most for a value, beside its characters: an empty list in a list, with what the parser holds meanwhile. */
const OF_VALUE = 110;
/** Bytes for a character: in the text, and in what is parsed of it. */
const OF_CHARACTER = 2;

/**
 * Bytes of memory that the texts in a value take once they are parsed as JSON, if all of that is held at a time; reads on only until
 * it is more than `most`. `JSON.parse` cannot be interrupted: a thread that runs out of memory within it takes the whole process with
 * it, so this is asked before.
 */
export function weigh(value: unknown, most: number): number {
  let weight = 0;
  const look = (one: unknown): void => {
    if (weight > most) return;
    if (typeof one === "string") weight += weighText(one, most - weight);
    else if (one instanceof Map) for (const part of one.values()) look(part);
    else if (typeof one === "object" && one !== null) for (const part of Object.values(one)) look(part);
  };
  look(value);
  return weight;
}

function weighText(text: string, most: number): number {
  let weight = text.length * OF_CHARACTER;
  for (let at = 0; at < text.length && weight <= most; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x5b || code === 0x7b) weight += OF_VALUE;
  }
  return weight;
}
