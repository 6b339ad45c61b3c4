import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "@/lib/core/text/nearest";
import { Failure } from "./exit";
import type { Io } from "./io";

/** One word after `trefoil`: its help, and its work. `run` returns the exit code; commands about all commands get the list. */
export type Command = { help: string; run(args: string[], io: Io, commands: Commands): Promise<number> };

/** Commands by name, with what each does in a line; each is loaded when it is called, since loading takes most of the time. */
export type Commands = Readonly<Record<string, { summary: string; load: () => Promise<{ default: Command }> }>>;

/** `parseArgs` with its complaints in the words of this command, and what an unknown flag probably meant. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = (error as Error).message.replace(/\. To specify a positional argument.*$/s, "");
    const unknown = /^Unknown option '--([^'=]+)/.exec(message)?.[1];
    throw new Failure(
      `${message}.${meant(unknown, Object.keys(config.options ?? {}), "--")} Add --help for what there is.`,
    );
  }
}

/** One of the given words, or a failure that names them. */
export function oneOf<T extends string>(option: string, value: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new Failure(`${option} knows ${words.join(", ")}; “${value}” is none of them.${meant(value, words)}`);
  return found;
}

/** A sentence that suggests the nearest known word, with a blank in front; empty when none is near. */
export function meant(word: string | undefined, known: readonly string[], dashes = ""): string {
  const near = word === undefined ? undefined : nearest(word, known);
  return near === undefined ? "" : ` Did you mean ${dashes}${near}?`;
}
