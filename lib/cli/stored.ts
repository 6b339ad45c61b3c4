import type { Command } from "./command";
import { Failure } from "./exit";

/** A command that needs the database, which the command line works without: what it does stands in `lib/jobs`, and `lib/boot` starts that. */
export function storedCommand(name: string, help: string): Command {
  return { help, run: () => Promise.reject(new Failure(`${name} is run as “trefoil ${name}” alone; see --help.`)) };
}
