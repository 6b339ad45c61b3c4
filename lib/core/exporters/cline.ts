import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: { key: "disabled" }, auto: ["autoApprove"] };

export default defineExporter({
  id: "cline",
  container: "mcpServers",
  keys: { hide: null, block: null, ask: "left out of autoApprove", server: "disabled" },
  changes: (plan) => [
    {
      role: "config",
      place: "cline_mcp_settings.json",
      syntax: "json",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(
      plan,
      "Cline has no key that hides one tool of a server: use a switch of the server itself if it has one, or switch the whole server off.",
    ),
    ...builtInByHand(plan, "Cline's own tools are governed by its auto-approve settings"),
  ],
  apart: {
    text: "Start Cline with the file of one part at a time:",
    code: "CLINE_MCP_SETTINGS_PATH=~/part.json cline",
  },
});
