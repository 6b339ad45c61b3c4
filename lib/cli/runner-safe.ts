import type { Io, Out } from "./io";

/**
 * The same world, with output that no CI runner takes for commands: GitHub obeys a line that begins with `::` after blanks, and it and Azure obey
 * `##[` and `##vso[` anywhere in one. Servers write many of the words that are printed.
 */
export function withoutRunnerCommands(io: Io): Io {
  return { ...io, stdout: guard(io.stdout), stderr: guard(io.stderr) };
}

function guard(out: Out): Out {
  // A write may end within a line, so this remembers whether the next one begins a line, and what the first character meant for the whole.
  let atStart = true;
  let spell: Spelling | undefined;
  return {
    isTTY: out.isTTY,
    once: (event, listener) => out.once(event, listener),
    write: (text) => {
      if (typeof text !== "string") return out.write(text);
      spell ??= spellingOf(text);
      const safe = defuse(text, atStart, spell);
      const blank = text.slice(text.trimEnd().length);
      atStart = (blank === text || blank.includes("\n")) && (text.includes("\n") || atStart);
      return out.write(safe);
    },
  };
}

/** Replacements for a colon and a bracket that mean the same in the format, or look similar in plain text. */
type Spelling = { colons: string; bracket: string };
const PLAIN: Spelling = { colons: ": :", bracket: " [" };
const JSON_SPELLING: Spelling = { colons: "::", bracket: "\\u005b" };
const MARKUP: Spelling = { colons: "&#58;:", bracket: "&#91;" };

function spellingOf(text: string): Spelling {
  if (/^\s*[[{]/.test(text)) return JSON_SPELLING;
  return /^\s*</.test(text) ? MARKUP : PLAIN;
}

function defuse(text: string, atStart: boolean, { colons, bracket }: Spelling): string {
  const lines = text.split(/(\r\n|\n|\r)/);
  return lines
    .map((line, at) => (at === 0 && !atStart ? line : line.replace(/^(\s*)::/u, `$1${colons}`)))
    .join("")
    .replace(/##(vso)?\[/gi, (found) => `${found.slice(0, -1)}${bracket}`);
}
