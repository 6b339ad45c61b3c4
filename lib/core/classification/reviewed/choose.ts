import type { KnownTools } from "./known";
import type { KnownServer } from "./label";

/** The known servers that a person means: one by the way it is reached, by its package or host alone, or all whose label holds the words. */
export function chooseServers(known: KnownTools, words: string): KnownServer[] {
  const wanted = words.trim().toLowerCase();
  const all = known.servers();
  const reached = all.filter(({ identities }) => identities.some((id) => id === wanted || bareOf(id) === wanted));
  return reached.length > 0 ? reached : all.filter(({ label }) => label.toLowerCase().includes(wanted));
}

/** A package, an image or a host without its kind. */
function bareOf(identity: string): string {
  return identity.replace(/^(npm|pypi|oci):|^https:\/\//, "");
}

/** Where the facts about a server can be read. */
export function sourceOf({ source, identities }: KnownServer): string | undefined {
  if (source !== undefined) return source;
  const name = identities.find((id) => id.startsWith("npm:"))?.slice("npm:".length);
  return name && `https://www.npmjs.com/package/${name}`;
}
