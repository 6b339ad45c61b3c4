import { trimmed } from "../trim";

/** Of one text no more characters are read as commands. */
export const LONGEST_COMMAND = 20_000;

/** The words of each command of a line, in their order. */
export function commandsIn(line: string): string[][] {
  return line
    .slice(0, LONGEST_COMMAND)
    .split(/\n|&&|\|\||[;&|]/)
    .map(wordsOfCommand)
    .filter((words) => words.length > 0);
}

/** The words of one command: without assignments and wrappers before the program, and without the folder that the program lies in. */
export function wordsOfCommand(command: string): string[] {
  const words = command
    .split(/\s+/)
    .map((word) => trimmed(word, QUOTES, QUOTES))
    .filter((word) => word !== "");
  let at = 0;
  while (
    at < words.length &&
    (/^[A-Za-z_]\w*=/.test(words[at]!) || WRAPPERS.has(words[at]!) || KEYWORDS.has(words[at]!))
  )
    at++;
  const program = words[at];
  return program === undefined ? [] : [program.slice(program.lastIndexOf("/") + 1), ...words.slice(at + 1)];
}

const QUOTES = "\"'(){}";
const KEYWORDS = new Set("do then else if while until ! for".split(" "));
const WRAPPERS = new Set("sudo env time nohup nice exec command xargs timeout stdbuf watch".split(" "));
