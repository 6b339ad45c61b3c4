import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, taken } from "./define";

const KEYS: EntryKeys = { server: { key: "disabled" }, deny: "disabledTools", auto: ["alwaysAllow"] };

export default defineExporter({
  id: "roo",
  container: "mcpServers",
  keys: { hide: "disabledTools (newer versions)", block: null, ask: "left out of alwaysAllow", server: "disabled" },
  changes: (plan) => [
    {
      role: "config",
      place: ".roo/mcp.json or mcp_settings.json",
      syntax: "json",
      edits: (value, places) => editEntries({ ...plan, wholeServers: false }, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...(plan.servers.some((server) => !server.off && taken(server).length > 0)
      ? [
          {
            text: "Older versions do not know “disabledTools”: open the server under MCP Servers and see that these tools are struck out.",
          },
        ]
      : []),
    ...builtInByHand(plan, "Roo's own tools are switched with the tool groups of a mode"),
  ],
  apart: {
    text: "Keep each part as .roo/mcp.json of a project of its own. Global servers are added to it: switch them off there.",
  },
});
