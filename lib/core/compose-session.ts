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

/**
 * Tool ids in listing order: `server/tool`, and `server/tool#2` for a second tool of the same name. No id is given twice,
 * nor one that is in `taken`, even when a server chooses names that look like ids of others. Adds to `taken`.
 */
export function toolIds(server: string, names: readonly string[], taken: Set<string> = new Set()): string[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const plain = `${server}/${name}`;
    let id = plain;
    for (let nth = numbers.get(name) ?? 2; taken.has(id); nth++) {
      id = `${plain}#${nth}`;
      numbers.set(name, nth + 1);
    }
    taken.add(id);
    return id;
  });
}

/** A config's servers, their snapshots, a person's overrides and a model's opinions, judged and joined with the host's own tools. */
export function composeSession(spec: SessionSpec, listed: readonly Listed[], overrides: readonly Override[], opinions: readonly Opinion[] = []): Session {
  const off = new Set(spec.off);
  const host = hostServer(spec.host);
  const taken = new Set(host?.tools.map((tool) => tool.id));
  const servers = listed.map((entry) => composeServer(entry, overrides, opinions, taken));
  if (host) servers.unshift(host);
  for (const server of servers) {
    server.off = off.has(server.name) || server.off;
    for (const tool of server.tools) tool.off = off.has(tool.id) || tool.off;
  }
  return { name: spec.name, host: spec.host, servers };
}

function composeServer({ server, snapshot, unlistedReason }: Listed, overrides: readonly Override[], opinions: readonly Opinion[], taken: Set<string>): SessionServer {
  const common = { name: server.name, origin: server.origin, trust: server.trust, reach: reachOf(server.transport), off: server.disabled };
  if (!snapshot) return { ...common, state: "unlisted", reason: unlistedReason ?? "Its tools were never fetched.", tools: [] };
  const tools = snapshot.tools.map((entry) => entry.tool);
  const texts = { name: server.name, title: snapshot.serverInfo?.title, instructions: snapshot.instructions, trusted: server.trust !== undefined };
  const classifications = classifyServer(texts, tools, overrides, matchOpinions(opinions, server.name, snapshot.tools));
  const ids = toolIds(server.name, tools.map((tool) => tool.name), taken);
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
