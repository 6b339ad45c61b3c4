import type { Server } from "../model/server";
import type { SessionServer } from "../model/session";
import { reachOf } from "../text/reach";

/** What a session knows of a server besides its tools. */
export const describeServer = ({ name, origin, trust, transport }: Server) => ({
  name,
  origin,
  trust,
  reach: reachOf(transport),
});

/** A server whose tools are not known, with the reason. */
export const unlistedServer = (server: Server, reason = "Its tools have never been fetched."): SessionServer => ({
  ...describeServer(server),
  state: "unlisted",
  reason,
  tools: [],
});
