import { hostServer } from "../hosts";
import type { Session, SessionServer } from "../model/session";

/** What a person can change of a session: which servers and tools are off, and which host runs the session. */
export type Switches = { off: ReadonlySet<string>; host: string };

export function switchesOf(session: Session): Switches {
  const off = new Set<string>();
  for (const server of session.servers) {
    if (server.off) off.add(server.name);
    for (const tool of server.tools) if (tool.off) off.add(tool.id);
  }
  return { off, host: session.host };
}

/** The session with exactly these switches. Servers that they do not touch stay the same objects, so that their rows need not be drawn again. */
export function applySwitches(session: Session, { off, host }: Switches): Session {
  let servers = session.servers;
  if (host !== session.host) {
    const own = hostServer(host);
    servers = [...(own ? [own] : []), ...servers.filter((server) => !server.builtIn)];
  }
  return { ...session, host, servers: servers.map((server) => switchServer(server, off)) };
}

function switchServer(server: SessionServer, off: ReadonlySet<string>): SessionServer {
  const same =
    Boolean(server.off) === off.has(server.name) &&
    server.tools.every((tool) => Boolean(tool.off) === off.has(tool.id));
  if (same) return server;
  return {
    ...server,
    off: off.has(server.name),
    tools: server.tools.map((tool) =>
      Boolean(tool.off) === off.has(tool.id) ? tool : { ...tool, off: off.has(tool.id) },
    ),
  };
}

/** The same switches under another host. What that host does not do by default starts switched off. */
export function underHost(now: Switches, host: string): Switches {
  const leftOut = (hostServer(host)?.tools ?? []).filter((tool) => tool.onRequest).map((tool) => tool.id);
  return { off: new Set([...now.off, ...leftOut]), host };
}

/** Switches the given ids on or off; the rest stays. */
export function turn(off: ReadonlySet<string>, ids: readonly string[], to: "on" | "off"): Set<string> {
  const next = new Set(off);
  for (const id of ids) {
    if (to === "off") next.add(id);
    else next.delete(id);
  }
  return next;
}

export function sameSwitches(a: Switches, b: Switches): boolean {
  return a.host === b.host && a.off.size === b.off.size && [...a.off].every((id) => b.off.has(id));
}

/** The changes from `before` to `after`, applied to `now`: whatever else differs there stays. */
export function rebase(before: Switches, after: Switches, now: Switches): Switches {
  const off = new Set(now.off);
  for (const id of after.off) if (!before.off.has(id)) off.add(id);
  for (const id of before.off) if (!after.off.has(id)) off.delete(id);
  return { off, host: after.host === before.host ? now.host : after.host };
}

/** The switches as the query of an address: `off` once for each id, one empty `off` when nothing is off, `host` when it differs. Empty when they are as saved. */
export function writeSwitches(now: Switches, saved: Switches): [string, string][] {
  if (sameSwitches(now, saved)) return [];
  const off = now.off.size === 0 ? [""] : [...now.off].sort();
  const query = off.map((id): [string, string] => ["off", id]);
  return now.host === saved.host ? query : [...query, ["host", now.host]];
}

/** The switches in an address, on top of the saved ones. */
export function readSwitches(query: { off: readonly string[]; host?: string | null }, saved: Switches): Switches {
  const host = query.host ?? saved.host;
  if (query.off.length === 0) return host === saved.host ? saved : underHost(saved, host);
  return { off: new Set(query.off.filter((id) => id !== "")), host };
}
