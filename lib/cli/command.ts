import { parseArgs, type ParseArgsConfig } from "node:util";
import { nearest } from "@/lib/core/text/nearest";
import { Failure } from "./exit";
import type { Io } from "./io";

/** A subcommand of `trefoil`. `run` returns the exit code; it gets the list of all commands because `completion` and `man` describe them. */
export type Command = { help: string; run(args: string[], io: Io, commands: Commands): Promise<number> };

/** Commands by name, each with a one-line summary. A command is loaded only when it is called, since loading takes most of the time. */
export type Commands = Readonly<Record<string, { summary: string; load: () => Promise<{ default: Command }> }>>;

/** `parseArgs` with its errors as a `Failure` that suggests the flag that was probably meant. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = (error as Error).message.replace(/\. To specify a positional argument.*$/s, "");
    const unknown = /^Unknown option '--([^'=]+)/.exec(message)?.[1];
    throw new Failure(
      `${message}.${meant(unknown, Object.keys(config.options ?? {}), "--")} See --help for the options.`,
    );
  }
}

/** One of the given words, or a failure that names them. */
export function oneOf<T extends string>(option: string, value: string, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  if (found === undefined)
    throw new Failure(`${option} takes one of ${words.join(", ")}, not “${value}”.${meant(value, words)}`);
  return found;
}

/** A sentence that suggests the nearest known word, with a blank in front; empty when none is near. */
export function meant(word: string | undefined, known: readonly string[], dashes = ""): string {
  const near = word === undefined ? undefined : nearest(word, known);
  return near === undefined ? "" : ` Did you mean ${dashes}${near}?`;
}
