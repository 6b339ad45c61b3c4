import { matchOpinions } from "./advisor/match-opinions";
import { classifyServer } from "./classify";
import { hostServer } from "./hosts";
import type { Opinion } from "./model/opinion";
import type { Server } from "./model/server";
import type { Session, SessionServer, SessionSpec } from "./model/session";
import type { Snapshot } from "./model/snapshot";
import type { Override } from "./model/verdict";
import { reachOf } from "./text/reach";

/** A server with what is known of its tools: a snapshot, or the reason why there is none. */
export type Listed = { server: Server; snapshot?: Snapshot; unlistedReason?: string };

/** Tool ids in listing order: `server/tool`, and `server/tool#2` for a second tool of the same name. */
export function toolIds(server: string, names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return nth === 1 ? `${server}/${name}` : `${server}/${name}#${nth}`;
  });
}

/** A config's servers, their snapshots, a person's overrides and a model's opinions, judged and joined with the host's own tools. */
export function composeSession(spec: SessionSpec, listed: readonly Listed[], overrides: readonly Override[], opinions: readonly Opinion[] = []): Session {
  const off = new Set(spec.off);
  const servers = listed.map((entry) => composeServer(entry, overrides, opinions));
  const host = hostServer(spec.host);
  if (host) servers.unshift(host);
  for (const server of servers) {
    server.off = off.has(server.name) || server.off;
    for (const tool of server.tools) tool.off = off.has(tool.id) || tool.off;
  }
  return { name: spec.name, host: spec.host, servers };
}

function composeServer({ server, snapshot, unlistedReason }: Listed, overrides: readonly Override[], opinions: readonly Opinion[]): SessionServer {
  const common = { name: server.name, origin: server.origin, trust: server.trust, reach: reachOf(server.transport), off: server.disabled };
  if (!snapshot) return { ...common, state: "unlisted", reason: unlistedReason ?? "Its tools were never fetched.", tools: [] };
  const tools = snapshot.tools.map((entry) => entry.tool);
  const texts = { name: server.name, title: snapshot.serverInfo?.title, instructions: snapshot.instructions, trusted: server.trust !== undefined };
  const classifications = classifyServer(texts, tools, overrides, matchOpinions(opinions, server.name, snapshot.tools));
  const ids = toolIds(server.name, tools.map((tool) => tool.name));
  const { digest, at, protocolVersion, serverInfo } = snapshot;
  return {
    ...common,
    state: snapshot.extent === "partial" ? "partial" : "listed",
    reason: snapshot.extentReason,
    listing: { digest, at, protocolVersion, version: serverInfo?.version },
    tools: snapshot.tools.map((entry, index) => ({
      id: ids[index]!,
      server: server.name,
      tool: entry.tool,
      digest: entry.digest,
      classification: classifications[index]!,
      off: server.hiddenTools.includes(entry.tool.name),
    })),
  };
}
