import type { Session, SessionTool } from "../model/session";
import type { RecordedCall } from "./define";

/** The id of the tool that a recorded call names, or null: no tool has that name, or several do. */
export function matchCalls(session: Session, calls: readonly RecordedCall[]): (string | null)[] {
  const builtIn = new Map<string, Set<string>>();
  const full = new Map<string, Set<string>>();
  const bare = new Map<string, Set<string>>();
  for (const server of session.servers) {
    for (const tool of server.tools) {
      for (const name of fullNames(server.name, tool)) add(full, name, tool.id);
      add(server.builtIn ? builtIn : bare, tool.tool.name, tool.id);
    }
  }
  // The id itself, then names that say the server, then the host's own tools, which clients never prefix.
  return calls.map(({ name, server }) => {
    const places =
      server === undefined
        ? ([
            [full, name],
            [builtIn, name],
            [bare, name],
          ] as const)
        : ([
            [full, `${server}/${name}`],
            [full, `mcp__${plain(server)}__${plain(name)}`],
            [full, name],
          ] as const);
    for (const [names, key] of places) {
      const ids = names.get(key);
      if (ids) return ids.size === 1 ? [...ids][0]! : null;
    }
    return null;
  });
}

/** How clients write a server's tool: `mcp__server__tool` (Claude Code), `mcp_server_tool`, `server__tool`, `server_tool`, `server-tool`, `server.tool`. */
function fullNames(server: string, { id, tool }: SessionTool): string[] {
  const [from, name] = [plain(server), plain(tool.name)];
  return [
    ...new Set([
      id,
      `${server}/${tool.name}`,
      `mcp__${from}__${name}`,
      `mcp_${from}_${name}`,
      `${from}__${name}`,
      `${from}_${name}`,
      `${from}-${name}`,
      `${server}.${tool.name}`,
    ]),
  ];
}

/** Clients write an underscore for whatever a model's tool name may not hold. */
function plain(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, "_");
}

function add(names: Map<string, Set<string>>, name: string, id: string): void {
  const known = names.get(name);
  if (known) known.add(id);
  else names.set(name, new Set([id]));
}
