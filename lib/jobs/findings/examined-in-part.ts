import { examinedCounts, type ExaminedInPart } from "@/lib/core/model/remark";
import { findServerSummaries } from "@/lib/store/judged-servers";
import { findSessions } from "@/lib/store/sessions";
import { findServers } from "@/lib/store/servers";
import { newestListings, sizesOfListings } from "@/lib/store/snapshots/listings";

/**
 * Of which servers the rules look at a part only when the findings of a saved session, or of one, are worked out; of a server in several
 * sessions the least.
 */
export async function examinedInPart(sessionId?: string): Promise<ExaminedInPart[]> {
  const [specs, servers, summaries, listings] = await Promise.all([
    findSessions(),
    findServers(),
    findServerSummaries(),
    newestListings(),
  ]);
  const sizes = await sizesOfListings([...listings.values()].map(({ id }) => id));
  const offered = new Map(
    servers.map(({ id, name }) => [
      name,
      { tools: summaries.get(id)?.summary.tools ?? 0, bytes: sizes.get(listings.get(id)?.id ?? "") ?? 0 },
    ]),
  );
  const least = new Map<string, ExaminedInPart>();
  for (const spec of specs.filter(({ id }) => sessionId === undefined || id === sessionId)) {
    const members = spec.servers.flatMap((name) => offered.get(name) ?? []);
    const names = spec.servers.filter((name) => offered.has(name));
    const counts = examinedCounts(
      members.map(({ tools }) => tools),
      members.map(({ bytes }) => bytes),
    );
    for (const [at, { tools }] of members.entries()) {
      const [server, examined] = [names[at]!, counts[at]!];
      if (examined < Math.min(tools, least.get(server)?.examined ?? tools))
        least.set(server, { server, tools, examined });
    }
  }
  return [...least.values()];
}
