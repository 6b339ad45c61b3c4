import type { SessionServer } from "@/lib/core/model/session";
import type { ServerSummary } from "@/lib/core/model/server-summary";
import { unlistedServer } from "@/lib/core/session/unlisted-server";
import { findJudgedServers, type JudgedServer } from "@/lib/store/judged-servers";
import type { StoredServer } from "@/lib/store/servers";
import { judge, UNJUDGED } from "./judge";
import { keyOf, whatCounts, type Known } from "./known";

/**
 * Registered servers with their judged tools, by name, without schemas and evidence. A server that was never listed is there, too, as
 * unlisted; a name that is not registered is not.
 * @param names absent: all
 */
export async function judgedServers(names?: readonly string[]): Promise<Map<string, SessionServer>> {
  return judgedBy(await whatCounts(), names);
}

/** The same by what is known already. */
export async function judgedBy(known: Known, names?: readonly string[]): Promise<Map<string, SessionServer>> {
  const wanted = names && new Set(names);
  const asked = known.servers.filter(({ name }) => wanted?.has(name) ?? true);
  const stale = asked.filter(
    (server) => known.listings.has(server.id) && remembered.get(server.id)?.key !== keyOf(server, known),
  );
  const kept = await findJudgedServers(stale.map(({ id }) => id));
  for (const server of stale) {
    const judged = kept.get(server.id);
    if (judged?.key === keyOf(server, known)) remember(server.id, judged);
  }
  const servers = new Map<string, SessionServer>();
  for (const server of asked) servers.set(server.name, await judgedServer(server, known));
  return servers;
}

async function judgedServer(server: StoredServer, known: Known): Promise<SessionServer> {
  const listing = known.listings.get(server.id);
  if (!listing) return unlistedServer(server, server.problem?.message);
  const found = remembered.get(server.id);
  const fresh = found?.key === keyOf(server, known) ? found : await judge(server, known);
  if (!fresh) return unlistedServer(server, UNJUDGED.message);
  const judged = "server" in fresh ? fresh : remember(server.id, fresh);
  return { ...judged.server, listing: { ...judged.server.listing!, at: listing.at } };
}

/** A judged server, unfolded. */
type Judged = { key: string; summary: ServerSummary; server: SessionServer; size: number };

/** Characters of their JSON; unfolded they take about three bytes each. A tool takes about one thousand. */
const MOST_KEPT = 32_000_000;

/** In the order of their last use. */
const remembered = new Map<string, Judged>();
let size = 0;

function remember(serverId: string, { body, ...rest }: JudgedServer): Judged {
  // Written by ourselves and made anew whenever its key changes, so its shape is not checked tool by tool.
  const judged = { ...rest, server: JSON.parse(body) as SessionServer, size: body.length };
  size += judged.size - (remembered.get(serverId)?.size ?? 0);
  remembered.delete(serverId);
  remembered.set(serverId, judged);
  for (const [oldest, { size: freed }] of remembered) {
    if (size <= MOST_KEPT || oldest === serverId) break;
    remembered.delete(oldest);
    size -= freed;
  }
  return judged;
}
