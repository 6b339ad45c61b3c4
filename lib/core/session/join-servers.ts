import { hostServer } from "../hosts";
import { holdBehind } from "../meta-tools/reach";
import type { Session, SessionServer, SessionSpec } from "../model/session";
import { gatesInForce, hideByRules } from "./rules-in-force";
import { toolIds } from "./tool-ids";

/** A session of servers that were judged one by one: with the host's own tools, no id given twice, and the switches of the spec. Changes none of them. */
export function joinServers(spec: SessionSpec, servers: readonly SessionServer[]): Session {
  const off = new Set(spec.off);
  const on = new Set(spec.on);
  const host = hostServer(spec.host);
  const taken = new Set(host?.tools.map((tool) => tool.id));
  const switched = (server: SessionServer, ids: readonly string[]): SessionServer => ({
    ...server,
    off: off.has(server.name) || (server.component !== undefined && server.off === true),
    tools: server.tools.map((tool, at) => {
      const id = ids[at]!;
      const leftOut = (tool.hiddenByConfig === true || tool.onRequest === true) && !on.has(id);
      return { ...tool, id, off: off.has(id) || leftOut };
    }),
  });
  const members = [...(host ? [host] : []), ...withBehind(servers)].map((server) =>
    off.has(server.name) ? { ...server, off: true } : server,
  );
  const joined = hideByRules(members, spec.host).map((server) =>
    switched(server, server.builtIn ? server.tools.map(({ id }) => id) : idsOf(server, taken)),
  );
  const gates = gatesInForce(joined, spec.host, spec.gates ?? []);
  return {
    name: spec.name,
    host: spec.host,
    servers: joined,
    ...(gates.length > 0 && { gates }),
    ...(spec.wishes && { wishes: spec.wishes }),
  };
}

/** Tools of gateways hold what the servers behind them hold, if those are part of the session. Servers without such tools stay the same objects. */
function withBehind(servers: readonly SessionServer[]): readonly SessionServer[] {
  if (!servers.some(({ tools }) => tools.some(({ meta }) => meta?.behind))) return servers;
  const byName = new Map(servers.map((server) => [server.name, server.tools]));
  return servers.map((server) =>
    server.tools.some(({ meta }) => meta?.behind)
      ? { ...server, tools: server.tools.map((tool) => holdBehind(tool, (name) => byName.get(name) ?? [])) }
      : server,
  );
}

/** The ids of a server's tools and of its channels, which come after them. */
function idsOf({ name, tools }: SessionServer, taken: Set<string>): string[] {
  const named = (channels: boolean) =>
    tools.flatMap(({ tool, channel }) => ((channel !== undefined) === channels ? [tool.name] : []));
  return [...toolIds(name, named(false), taken), ...toolIds(name, named(true), taken)];
}
