import { count } from "../../../text/say-verdict";
import { showHidden, shorten } from "../../../text/visible";

/** Mail programs wrap longer lines themselves, and badly. */
const WIDTH = 76;
const MOST_TOOLS = 12;

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ["", title, ...lines];
}

export function capped(lines: string[], most: number, noun: string): string[] {
  return lines.length > most
    ? [...lines.slice(0, most), `  … and ${count(lines.length - most, `more ${noun}`)}`]
    : lines;
}

export function list(ids: readonly string[]): string {
  const said = ids.slice(0, MOST_TOOLS).map((id) => say(id));
  return ids.length > MOST_TOOLS ? `${said.join(", ")} and ${ids.length - MOST_TOOLS} more` : said.join(", ");
}

export function say(text: string, length = 120): string {
  return shorten(showHidden(text), length);
}

/** Breaks at spaces, and within a word that is longer than a line: no line is ever longer. */
export function wrap(text: string, first = "", rest = ""): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  const end = () => {
    lines.push(line);
    line = rest;
    empty = true;
  };
  for (const word of text.split(/ +/)) {
    const letters = [...word];
    let done = 0;
    if (!empty && [...line].length + 1 + letters.length > WIDTH) end();
    if (!empty) line += " ";
    while ([...line].length + letters.length - done > WIDTH) {
      const room = Math.max(1, WIDTH - [...line].length);
      line += letters.slice(done, done + room).join("");
      done += room;
      end();
    }
    line += letters.slice(done).join("");
    empty = false;
  }
  return [...lines, line];
}
