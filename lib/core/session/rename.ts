import type { Lock } from "../model/lock";
import type { SessionSpec } from "../model/session";
import { byText } from "../text/order";

/** An id after a server was renamed; ids of others stay as they are. */
export type Rename = (id: string) => string;

/**
 * Ids begin with the name of their server: `name`, `name/tool`. Where one server's name begins like another's ids (`a` and `a/b`), an id
 * belongs to the longer name.
 * @param names of all servers, the one that is renamed included
 */
export function renaming(from: string, to: string, names: readonly string[]): Rename {
  const longer = names.filter((name) => name.startsWith(`${from}/`));
  const isOf = (id: string, name: string) => id === name || id.startsWith(`${name}/`);
  return (id) => (isOf(id, from) && !longer.some((name) => isOf(id, name)) ? `${to}${id.slice(from.length)}` : id);
}

/** A saved session with a server under its new name, wherever it is named: switches, compensating controls, constraints. */
export function renameInSession<S extends SessionSpec>(spec: S, rename: Rename): S {
  const { servers, off, on, gates, wishes } = spec;
  const all = (ids: readonly string[]) => ids.map(rename);
  return {
    ...spec,
    servers: all(servers),
    off: all(off),
    ...(on && { on: all(on) }),
    ...(gates && { gates: gates.map((gate) => ({ ...gate, on: rename(gate.on) })) }),
    ...(wishes && {
      wishes: {
        keep: all(wishes.keep),
        costs: Object.fromEntries(Object.entries(wishes.costs).map(([id, cost]) => [rename(id), cost])),
        together: wishes.together.map(all),
      },
    }),
  };
}

/** The earlier state of a session, with a server under its new name, so that the next comparison finds it again. */
export function renameInLock(lock: Lock, rename: Rename): Lock {
  const servers = lock.servers.map((server) => {
    const name = rename(server.name);
    if (name === server.name) return server;
    const tools = server.tools.map((tool) => ({ ...tool, id: rename(tool.id) }));
    return { ...server, name, tools: tools.sort((a, b) => byText(a.id, b.id)) };
  });
  return { ...lock, servers: servers.sort((a, b) => byText(a.name, b.name)) };
}
