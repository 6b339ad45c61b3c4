import { advisedAnnotations, adviseServer, changesOf } from "./advice";
import { examine, readSession, type Snapshots } from "./examine";
import type { Session } from "../model/session";

/** For each server of a session the annotations to paste, tool by tool, each hint to change and why, and what the rules found, as JSON. */
export function adviceFile(session: Session, snapshots: Snapshots): string {
  const servers = readSession(session, snapshots);
  const advice = servers.map((server) => {
    const advised = adviseServer(server);
    return {
      server: server.name,
      annotations: Object.fromEntries(
        server.tools.map((tool, at) => [tool.tool.name, advisedAnnotations(tool, advised[at]!)]),
      ),
      changes: server.tools.flatMap((tool, at) => changesOf(tool, advised[at]!)),
    };
  });
  return `${JSON.stringify({ schema: "trefoil-advice/1", advice, findings: examine(servers) }, null, 2)}\n`;
}
