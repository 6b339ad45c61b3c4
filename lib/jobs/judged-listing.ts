import { composeSession } from "@/lib/core/session/compose";
import { compareListings, type JudgedListing } from "@/lib/core/drift/compare-listings";
import type { Change } from "@/lib/core/model/change";
import type { Server } from "@/lib/core/model/server";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { rememberedClassify } from "./remembered-classify";

/**
 * A listing judged by its own words alone: what a person or a model said of a tool was said of one definition, and must not hide what
 * another one brings.
 */
function judgeListing(server: Server, snapshot: Snapshot): JudgedListing {
  const { servers } = composeSession(
    { name: server.name, host: "none", servers: [server.name], off: [] },
    [{ server, snapshot }],
    [],
    [],
    rememberedClassify,
  );
  return { snapshot, tools: servers[0]?.tools ?? [] };
}

/** Everything that changed between two listings of one server, both judged by the rules of today. */
export function changesBetween(server: Server, before: Snapshot, after: Snapshot): Change[] {
  return compareListings(judgeListing(server, before), judgeListing(server, after));
}
