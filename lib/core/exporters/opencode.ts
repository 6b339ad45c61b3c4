import { at } from "../importers/define";
import { isRecord } from "../text/is-record";
import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, taken, type Places, type SessionPlan } from "./define";
import type { Edit } from "./writing/edit";

const KEYS: EntryKeys = { server: { key: "enabled" } };
const spelled = (name: string): string => name.replaceAll(/[^a-zA-Z0-9_-]/g, "_");

/** One switch per tool at the top of the file; what was off and has to be on loses its switch. */
function switches(plan: SessionPlan, value: unknown, places: Places): Edit[] {
  const had = at(value, ["tools"]);
  const tools = isRecord(had) ? had : {};
  return plan.servers.flatMap((server) => {
    if (server.off || !places(server)) return [];
    const out = new Set(taken(server));
    return server.tools.flatMap((tool): Edit[] => {
      const key = `${spelled(server.name)}_${spelled(tool)}`;
      if (out.has(tool)) return tools[key] === false ? [] : [{ path: ["tools", key], value: false }];
      return tools[key] === false ? [{ path: ["tools", key], value: undefined }] : [];
    });
  });
}

export default defineExporter({
  id: "opencode",
  container: "mcp",
  keys: { hide: 'tools: { "server_tool": false }', block: null, ask: null, server: "enabled" },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.config/opencode/opencode.json",
      syntax: "json",
      edits: (value, places) => [
        ...editEntries({ ...plan, wholeServers: false }, value, places, KEYS),
        ...switches(plan, value, places),
      ],
    },
  ],
  steps: (plan) => [
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "Asking before a call of an MCP tool has no key that is documented for OpenCode. Hide the tool instead, or switch it on for one agent only.",
          },
        ]
      : []),
    ...builtInByHand(plan, "OpenCode's own tools are switched by their names under “tools”"),
  ],
  apart: {
    text: "Keep the file as opencode.json in a project folder of its own. The file in your home folder is joined to it: switch its other servers off there.",
  },
});
