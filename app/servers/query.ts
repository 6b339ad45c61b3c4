import * as z from "zod";
import { bySeverity } from "@/lib/core/analysis/severity";
import type { ServerAtAGlance } from "@/lib/jobs/judged/at-a-glance";

/** Which servers the query selects; what cannot be read is ignored. */
export const QuerySchema = z.object({
  session: z.string().optional().catch(undefined),
  progress: z.literal("latest").optional().catch(undefined),
  text: z.string().trim().max(200).catch(""),
  state: z.enum(["failed", "unknown"]).optional().catch(undefined),
  page: z.string().nullable().catch(null),
});
export type ServerQuery = Omit<z.infer<typeof QuerySchema>, "session" | "progress" | "page">;

/** Nothing that could be seen is lethal. */
const NOTHING = { worst: null, confirmed: null };

/** The selected servers, the most severe first. */
export function askedServers(servers: readonly ServerAtAGlance[], { text, state }: ServerQuery): ServerAtAGlance[] {
  const wanted = text.toLowerCase();
  return servers
    .filter((server) => server.name.toLowerCase().includes(wanted) && (!state || stateOf(server) === state))
    .sort((a, b) => bySeverity(a.summary?.severity ?? NOTHING, b.summary?.severity ?? NOTHING));
}

/** How many of the servers are in which state, how many tools they offer, and which could be listed at all. */
export function countServers(servers: readonly ServerAtAGlance[]) {
  const reachable = servers.filter(({ transport, disabled }) => transport.kind !== "given" && !disabled);
  return {
    servers: servers.length,
    tools: servers.reduce((sum, { summary }) => sum + (summary?.tools ?? 0), 0),
    failed: servers.filter((server) => stateOf(server) === "failed").length,
    unknown: servers.filter((server) => stateOf(server) === "unknown").length,
    reachableIds: reachable.map(({ id }) => id),
    failedIds: reachable.filter((server) => stateOf(server) === "failed").map(({ id }) => id),
  };
}

function stateOf({ state, summary }: ServerAtAGlance): "failed" | "unknown" | "known" {
  return state === "failed" ? "failed" : summary ? "known" : "unknown";
}

/** The address of a page of the selection. */
export function pageHref({ text, state }: ServerQuery, page: number): string {
  const query = new URLSearchParams({ ...(text && { text }), ...(state && { state }), page: String(page) });
  return `/servers?${query}`;
}
