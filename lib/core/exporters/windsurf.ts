import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: { key: "disabled" }, deny: "disabledTools" };

export default defineExporter({
  id: "windsurf",
  container: "mcpServers",
  keys: { hide: "disabledTools, as Windsurf's own switches write it", block: null, ask: null, server: "disabled" },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.codeium/windsurf/mcp_config.json",
      syntax: "json",
      edits: (value, places) => editEntries({ ...plan, wholeServers: false }, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(
      { ...plan, wholeServers: false },
      "Windsurf does not document the key. Open the MCP panel of Cascade and see that these are off, or switch them there.",
    ),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [{ text: "Windsurf has no key for asking before a single tool. Hide the tool instead." }]
      : []),
    ...builtInByHand(plan, "Windsurf's own tools are not switched in a file"),
  ],
  apart: { text: "Windsurf reads one file. Put the file of a part in its place while you work on that part." },
});
