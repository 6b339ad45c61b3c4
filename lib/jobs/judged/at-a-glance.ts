import type { ServerSummary } from "@/lib/core/model/server-summary";
import { findServerSummaries } from "@/lib/store/judged-servers";
import type { StoredServer } from "@/lib/store/servers";
import { judge, UNJUDGED } from "./judge";
import { keyOf, whatCounts, type Known } from "./known";

/** Legs and level of a registered server, with what else lists show of it. `summary` is absent where nothing is known: unknown, not safe. */
export type ServerAtAGlance = StoredServer & { listedAt?: string; summary?: ServerSummary };

/** All registered servers by name with legs, level and counts, by the overrides and rules in force. Reads no tool unless it must be judged. */
export async function serversAtAGlance(): Promise<ServerAtAGlance[]> {
  const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
  const glances: ServerAtAGlance[] = [];
  for (const server of known.servers) glances.push(await glanceAt(server, known, kept));
  return glances;
}

/** One server in the same way. */
export async function atAGlance(server: StoredServer): Promise<ServerAtAGlance> {
  const [known, kept] = await Promise.all([whatCounts(), findServerSummaries()]);
  return glanceAt(server, known, kept);
}

async function glanceAt(
  server: StoredServer,
  known: Known,
  kept: ReadonlyMap<string, { key: string; summary: ServerSummary }>,
): Promise<ServerAtAGlance> {
  const listing = known.listings.get(server.id);
  if (!listing) return server;
  const found = kept.get(server.id);
  const judged = found?.key === keyOf(server, known) ? found : await judge(server, known);
  if (judged) return { ...server, listedAt: listing.at, summary: judged.summary };
  return { ...server, state: "failed", problem: UNJUDGED };
}
