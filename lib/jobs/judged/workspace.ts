import { createHash } from "node:crypto";
import type { Session } from "@/lib/core/model/session";
import { joinServers } from "@/lib/core/session/join-servers";
import { keyOf, whatCounts, type Known } from "./known";
import { judgedBy } from "./servers";

/** All registered servers as one session that nobody named, the ids of their newest listings by name, and a key that changes with any of it. */
export async function judgedWorkspace(): Promise<Workspace & { key: string }> {
  const known = await whatCounts();
  const listed = known.servers.filter(({ id }) => known.listings.has(id));
  const key = digestOfAll(listed.map((server) => keyOf(server, known)));
  const shown = digestOfAll(
    known.servers.map((server) => JSON.stringify([key, server, known.listings.get(server.id)])),
  );
  if (workspace?.shown !== shown) workspace = { shown, made: makeWorkspace(known) };
  const mine = workspace;
  const drop = () => workspace === mine && (workspace = undefined);
  clearTimeout(sharing);
  sharing = setTimeout(drop, SHARED_FOR).unref();
  return { key, ...(await mine.made.catch((error: unknown) => (drop(), Promise.reject(error)))) };
}

type Workspace = { session: Session; listingIds: Map<string, string> };

/**
 * Many who ask at the same time share one, until nobody has asked for so many milliseconds. It takes as much memory as all that is remembered,
 * so it is not kept longer; nor is it made anew while they ask, since then both would be there.
 */
const SHARED_FOR = 2_000;
let sharing: NodeJS.Timeout | undefined;
let workspace: { shown: string; made: Promise<Workspace> } | undefined;

function digestOfAll(parts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part);
  return digest.digest("base64url");
}

async function makeWorkspace(known: Known): Promise<Workspace> {
  const servers = await judgedBy(known);
  const listed = known.servers.filter(({ id }) => known.listings.has(id));
  const names = [...servers.keys()];
  return {
    session: joinServers({ name: "All tools", host: "none", servers: names, off: [] }, [...servers.values()]),
    listingIds: new Map(listed.map(({ id, name }) => [name, known.listings.get(id)!.id])),
  };
}
