import type { ReportTool } from "../model/report-members";
import type { CarriedReport } from "./carried";

/** Shorter names would occur inside ordinary words. */
const SHORTEST_NAME = 3;

export type Aliases = ReturnType<typeof aliases>;

/** A placeholder for every name, the same one everywhere, including in texts. A host's own tools are no secret. */
export function aliases(carried: CarriedReport, { servers, tools }: { servers: boolean; tools: boolean }) {
  const all = [...carried.tools, ...carried.channels];
  const ownTools = all.filter(
    (tool) => !carried.servers.some((server) => server.builtIn && server.name === tool.server),
  );
  const serverNames = new Map(
    servers
      ? carried.servers.filter((server) => !server.builtIn).map((server, at) => [server.name, `server ${at + 1}`])
      : [],
  );
  const toolNames = new Map(
    tools ? [...new Set(ownTools.map((tool) => tool.tool))].map((name, at) => [name, `tool ${at + 1}`]) : [],
  );
  const server = (name: string) => serverNames.get(name) ?? name;
  const ids = new Map(
    all.map((tool) => {
      const suffix = tool.id.slice(tool.server.length + 1 + tool.tool.length);
      const name = ownTools.includes(tool) ? (toolNames.get(tool.tool) ?? tool.tool) : tool.tool;
      return [tool.id, `${server(tool.server)}/${name}${suffix}`];
    }),
  );
  const known = new Map([...serverNames, ...toolNames, ...(servers ? [[carried.name, "this session"] as const] : [])]);
  const longestFirst = [...known.keys()]
    .filter((name) => name.length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern =
    longestFirst.length > 0
      ? new RegExp(longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "gi")
      : undefined;
  const byLowerCase = new Map([...known].map(([name, alias]) => [name.toLowerCase(), alias]));
  return {
    server,
    tool: (tool: ReportTool) => (ownTools.includes(tool) ? (toolNames.get(tool.tool) ?? tool.tool) : tool.tool),
    id: (id: string) => ids.get(id) ?? id,
    /** Of a tool, or of a server. */
    any: (id: string) => ids.get(id) ?? server(id),
    inText: (text: string) =>
      pattern ? text.replace(pattern, (name) => byLowerCase.get(name.toLowerCase()) ?? "(name)") : text,
  };
}
