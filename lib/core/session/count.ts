import type { Session } from "../model/session";

/** How much a session holds: what is switched on of it. The host is not a server and a channel is not a tool; a host's own tools are tools. */
export function countSession({ servers }: Pick<Session, "servers">): { servers: number; tools: number } {
  const on = servers.filter((server) => !server.off);
  return {
    servers: on.filter((server) => !server.builtIn && !server.component).length,
    tools: on.reduce((sum, server) => sum + server.tools.filter((tool) => !tool.off && !tool.channel).length, 0),
  };
}
