import { advisedAnnotations, adviseServer, changesOf } from "@/lib/core/annotations/advice";
import { examine, readSession } from "@/lib/core/annotations/examine";
import { handOut } from "@/lib/jobs/hand-out";
import { openSession } from "@/lib/jobs/open-session";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots } from "@/lib/store/snapshots";

export const dynamic = "force-dynamic";

/** For each server: the annotations to paste, tool by tool, each hint to change and why, and what the rules found. */
export async function GET() {
  const [servers, newest] = await Promise.all([findServers(), newestSnapshots()]);
  const session = await openSession({
    name: "All tools",
    host: "none",
    servers: servers.map(({ name }) => name),
    off: [],
  });
  const read = readSession(
    session,
    new Map(servers.flatMap(({ id, name }) => (newest.has(id) ? [[name, newest.get(id)!] as const] : []))),
  );
  const advice = read.map((server) => {
    const advised = adviseServer(server);
    return {
      server: server.name,
      annotations: Object.fromEntries(
        server.tools.map((tool, at) => [tool.tool.name, advisedAnnotations(tool, advised[at]!)]),
      ),
      changes: server.tools.flatMap((tool, at) => changesOf(tool, advised[at]!)),
    };
  });
  const body = `${JSON.stringify({ schema: "trefoil-advice/1", advice, findings: examine(read) }, null, 2)}\n`;
  return handOut(
    { body, mediaType: "application/json; charset=utf-8", name: "trefoil-advice.json" },
    { kind: "exported", subject: "advice on hints" },
  );
}
