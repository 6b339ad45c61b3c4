import type { Command } from "./command";
import { Failure } from "./exit";

/** The help of a command that needs the database. The rest of the command line works without one, so the work itself is in `lib/jobs`, started by `lib/boot`. */
export function storedCommand(name: string, help: string): Command {
  return {
    help,
    run: () => Promise.reject(new Failure(`“${name}” can only be run as “trefoil ${name}”; see --help.`)),
  };
}
