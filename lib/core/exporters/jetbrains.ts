import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: "remove" };

export default defineExporter({
  id: "jetbrains",
  container: "mcpServers",
  keys: { hide: null, block: null, ask: "left out of the Action Allowlist", server: null },
  changes: (plan) => [
    {
      role: "config",
      place: ".junie/mcp/mcp.json",
      syntax: "json",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(plan, "The file has no key that hides one tool. Open Settings, Tools, AI Assistant, MCP."),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "The assistant asks unless a tool is on the Action Allowlist. Take these tools off it:",
            code: plan.servers.flatMap((server) => server.ask).join("\n"),
          },
        ]
      : []),
    ...builtInByHand(plan, "The assistant's own tools are switched in its settings"),
  ],
  apart: { text: "Keep each part as .junie/mcp/mcp.json of a project of its own, or set its level to Project." },
});
