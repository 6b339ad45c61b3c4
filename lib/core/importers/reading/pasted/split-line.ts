import { parse } from "shell-quote";
import type { Pair } from "./define";

/** A command line taken apart as a POSIX shell would, without any of it being run. */
export type CommandLine = { words: string[]; env: Pair[]; cwd: string };

const LONGEST = 20_000;
const ASSIGNMENT = /^([A-Za-z_][A-Za-z0-9_]*)=([^]*)$/;

/**
 * Splits one command line into words: quotes and escapes as in POSIX (XCU 2.2), `$NAME` kept as `${NAME}` for the client to fill in,
 * variables before the program and `cd FOLDER &&` taken apart. A text is the reason why it cannot be started without a shell.
 */
export function splitLine(text: string): CommandLine | string {
  if (text.length > LONGEST) return "This is longer than 20,000 characters. Paste the command line alone.";
  if (hasOpenQuote(text)) return "A quotation mark is opened and never closed. Close it, or paste the whole command.";
  if (/`|\$\(/.test(text))
    return "A shell would run a second command in it (`…` or $(…)). Put its result there instead.";
  // A Windows path contains backslashes that are not escapes.
  const escape = /(^|[\s"'])[A-Za-z]:\\/.test(text) ? "^" : "\\";
  let parts: ReturnType<typeof parse>;
  try {
    parts = parse(text.replaceAll(/[\\^]\r?\n/g, " "), (name) => `\${${name}}`, { escape });
  } catch {
    return "A variable in it is opened with ${ and never closed. Close it with }.";
  }
  const words = parts.flatMap((part) => (typeof part === "string" ? [part] : "pattern" in part ? [part.pattern] : []));
  const operator = parts.findIndex((part) => typeof part === "object" && "op" in part && !("pattern" in part));
  if (operator >= 0) {
    const { op } = parts[operator] as { op: string };
    if (!(op === "&&" && operator === 2 && words[0] === "cd" && parts.length > 3))
      return `A shell would read “${op}” as an instruction. Trefoil starts one program without a shell: paste its command alone.`;
    const rest = parts.slice(3);
    if (rest.some((part) => typeof part === "object" && "op" in part && !("pattern" in part)))
      return "These are several commands. Paste the one that starts the server.";
    return { ...takeVariables(words.slice(2)), cwd: words[1]! };
  }
  return { ...takeVariables(words), cwd: "" };
}

/** `NAME=value` before the program, with or without `env` in front. */
function takeVariables(words: readonly string[]): { words: string[]; env: Pair[] } {
  const rest = words[0] === "env" ? words.slice(1) : [...words];
  const env: Pair[] = [];
  for (let found; (found = ASSIGNMENT.exec(rest[0] ?? "")); rest.shift())
    env.push({ name: found[1]!, value: found[2]! });
  return { words: rest, env };
}

/** Single quotes hold everything up to the next one; within double quotes a backslash keeps the next character. */
function hasOpenQuote(text: string): boolean {
  let open = "";
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!;
    if (letter === "\\" && open !== "'") at += 1;
    else if (open === letter) open = "";
    else if (!open && (letter === '"' || letter === "'")) open = letter;
  }
  return open !== "";
}
