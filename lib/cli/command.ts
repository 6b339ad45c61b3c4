import { parseArgs, type ParseArgsConfig } from "node:util";
import { Failure } from "./exit";
import type { Io } from "./io";

/** One word after `trefoil`: what it does in a line, its help, and its work. `run` returns the exit code. */
export type Command = { summary: string; help: string; run(args: string[], io: Io): Promise<number> };

/** `parseArgs` with its complaints in the words of this command. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Failure(
      `${(error as Error).message.replace(/\. To specify a positional argument.*$/s, "")}. Add --help for what there is.`,
    );
  }
}

/** One of the given words, or a failure that names them. */
export function oneOf<T extends string>(option: string, value: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Failure(`${option} knows ${words.join(", ")}; “${value}” is none of them.`);
  return found;
}
