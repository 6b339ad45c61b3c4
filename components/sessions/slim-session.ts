import type { Session } from "@/lib/core/model/session";
import { slimServer } from "@/lib/core/session/summarise";

/** The session as the board needs it. A host's own tools stay whole. */
export function slimSession(session: Session): Session {
  return { ...session, servers: session.servers.map((server) => (server.builtIn ? server : slimServer(server))) };
}
