import { verdictOf } from "@/lib/core/analysis/analyse";
import type { Session } from "@/lib/core/model/session";
import { LEVEL_WORDS } from "@/lib/core/text/say-verdict";
import { showHidden } from "@/lib/core/text/visible";
import { EXIT, Failure } from "./exit";
import { readConfigs } from "./gather";
import type { Io } from "./io";

/**
 * Compares the server names in configs with a lock, without contacting any server: for commits and strangers' pull requests. What the lock says about tools is trusted, and its verdict is printed.
 */
export async function verifyOffline(
  io: Io,
  locked: Session,
  files: readonly string[],
  failing: string,
): Promise<number> {
  if (files.length === 0) throw new Failure("--offline compares configs with the lock: name at least one.");
  const named = (await readConfigs(io, files)).map(({ server }) => server.name);
  const known = locked.servers.filter((server) => !server.builtIn).map((server) => server.name);
  const added = named.filter((name) => !known.includes(name));
  const gone = known.filter((name) => !named.includes(name));
  for (const name of added)
    io.stdout.write(`✖ ${showHidden(name)} is not in the lock: nobody has looked at its tools.\n`);
  for (const name of gone) io.stdout.write(`○ ${showHidden(name)} is in the lock, but no longer in any config.\n`);
  const { icon, word } = LEVEL_WORDS[verdictOf(locked).level];
  io.stdout.write(`${icon} The locked session: ${word}.\n`);
  const counts = failing === "any" ? added.length + gone.length : failing === "worse" ? added.length : 0;
  return counts > 0 ? EXIT.found : EXIT.ok;
}
