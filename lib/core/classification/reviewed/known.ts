import type { Tool } from "../../model/tool";
import { nameOf, readTool, type KnownFile } from "./file";
import { canonicalDefinition, lengthOf, likeness, shortDigest, sketchOf } from "./fingerprint";
import type { KnownServer, KnownTool } from "./label";

/** How a tool is the known one: the very definition of this server, the very one of another, or the same server's with another text. */
export type MatchKind = "same" | "elsewhere" | "changed";

/**
 * What is known of a tool, and of which server. `likeness` tells how much of a changed text is as it was, 0 to 1; it is not told where the
 * judged text is not at hand.
 */
export type KnownMatch = { server: KnownServer; tool: KnownTool; match: MatchKind; likeness?: number };

type KnownFileServer = KnownFile["servers"][number];
/** A line of the file, read when it is first looked at. */
type Entry = { server: KnownFileServer; line: string; tool?: KnownTool };

function toolOf(entry: Entry): KnownTool {
  return (entry.tool ??= readTool(entry.line));
}

/** The known tools, to be looked up by the way a server is reached and by a tool's definition. What a server calls itself plays no part. */
export class KnownTools {
  readonly #servers: readonly KnownFileServer[];
  readonly #byIdentity = new Map<string, KnownFileServer[]>();
  readonly #byName = new Map<string, Entry[]>();

  constructor({ servers }: KnownFile) {
    this.#servers = servers;
    for (const server of servers) {
      for (const identity of server.identities) push(this.#byIdentity, identity, server);
      for (const line of server.tools) push(this.#byName, nameOf(line), { server, line });
    }
  }

  /** All of them, those of a known way to be reached first. */
  servers(): KnownServer[] {
    return this.#servers.map(opened);
  }

  /** Those that are reached this way: one, or several versions of it. */
  reachedAs(identity: string | undefined): KnownServer[] {
    return identity === undefined ? [] : (this.#byIdentity.get(identity) ?? []).map(opened);
  }

  /** What is known of a tool of a server that is reached as `identity` (of nobody in particular when undefined). */
  find(identity: string | undefined, tool: Tool): KnownMatch | undefined {
    const entries = this.#byName.get(tool.name);
    if (!entries) return undefined;
    const own = (entry: Entry) => identity !== undefined && entry.server.identities.includes(identity);
    return this.#exact(entries, own, tool) ?? changed(entries.filter(own), tool);
  }

  #exact(entries: readonly Entry[], own: (entry: Entry) => boolean, tool: Tool): KnownMatch | undefined {
    const length = lengthOf(tool);
    const candidates = entries.filter((entry) => toolOf(entry).definition?.length === length);
    if (candidates.length === 0) return undefined;
    const digest = shortDigest(canonicalDefinition(tool));
    const same = candidates.filter((entry) => toolOf(entry).definition!.digest === digest);
    const found = same.find(own) ?? same[0];
    return found && { server: opened(found.server), tool: toolOf(found), match: own(found) ? "same" : "elsewhere" };
  }
}

/** The entry of the same server and name whose text is the most like this one. */
function changed(entries: readonly Entry[], tool: Tool): KnownMatch | undefined {
  if (entries.length === 0) return undefined;
  const sketch = sketchOf(canonicalDefinition(tool));
  const found = entries.map((entry) => {
    const known = toolOf(entry);
    const before = known.definition?.sketch;
    return { server: entry.server, tool: known, likeness: before === undefined ? undefined : likeness(before, sketch) };
  });
  const [best] = found.sort((a, b) => (b.likeness ?? -1) - (a.likeness ?? -1));
  return { ...best!, server: opened(best!.server), match: "changed" };
}

/** A server with its tools read when they are asked for. */
function opened({ tools, ...server }: KnownFileServer): KnownServer {
  let read: KnownTool[] | undefined;
  return {
    ...server,
    get tools() {
      return (read ??= tools.map(readTool));
    },
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
