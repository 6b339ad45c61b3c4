import { Failure } from "./exit";
import type { Io } from "./io";

type Token = { kind: "option"; name: string } | { kind: "positional"; value: string } | { kind: "option-terminator" };
/** The arguments of a command in the order in which they were given. */
export type ArgumentTokens = readonly Token[];
type Word = { value: string; mayBeName: boolean };

/** Sorts positional arguments by the option before them: `--allow-start a b` names two servers, `--tools-list a=x b=y` two lists. */
export function sortWords(tokens: readonly Token[]): { configs: Word[]; lists: string[] } {
  const configs: Word[] = [];
  const lists: string[] = [];
  let after: string | undefined;
  for (const token of tokens) {
    if (token.kind === "option") after = token.name;
    else if (token.kind === "positional" && after === "tools-list" && token.value.includes("="))
      lists.push(token.value);
    else if (token.kind === "positional") configs.push({ value: token.value, mayBeName: after === "allow-start" });
  }
  return { configs, lists };
}

/** A positional argument right after `--allow-start NAME` is another server's name, unless a file of that name exists. */
export async function filesAndNames(io: Io, words: readonly Word[]): Promise<{ files: string[]; names: string[] }> {
  const files: string[] = [];
  const names: string[] = [];
  for (const { value, mayBeName } of words) {
    const isFile =
      !mayBeName ||
      (await io.readFile(value).then(
        () => true,
        () => false,
      ));
    (isFile ? files : names).push(value);
  }
  return { files, names };
}

/** The seconds of `--timeout` in milliseconds; undefined where none are given. */
export function readSeconds(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 3600)) throw new Failure(`--timeout takes seconds from 1 to 3600, not “${value}”.`);
  return seconds * 1000;
}
