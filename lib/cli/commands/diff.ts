import { findDrift } from "@/lib/core/drift/session-drift";
import { readFrozen } from "@/lib/core/lock/lock";
import { readArguments, type Command } from "../command";
import { EXIT, Failure } from "../exit";
import { readText, shownPath } from "../files";
import type { Io } from "../io";
import { sayDrift } from "../say-drift";

const help = `Usage: trefoil diff BEFORE AFTER

Shows what changed between two sessions, and how each change affects the legs. BEFORE and AFTER are JSON reports or locks.

Exit codes: 0 nothing changed; 1 something changed; 2 wrong usage.
`;

async function run(args: string[], io: Io): Promise<number> {
  const { positionals } = readArguments({ args, allowPositionals: true, options: {} });
  const [before, after] = positionals;
  if (before === undefined || after === undefined || positionals.length > 2)
    throw new Failure("Name two reports or locks.");
  const [was, is] = [await open(io, before), await open(io, after)];
  const drift = findDrift(was, is);
  io.stdout.write(sayDrift(drift));
  return drift.items.length > 0 ? EXIT.found : EXIT.ok;
}

async function open(io: Io, path: string) {
  const read = readFrozen(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return read.session;
}

const diff: Command = { help, run };
export default diff;
