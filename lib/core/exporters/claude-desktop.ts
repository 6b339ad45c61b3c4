import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: "remove" };

export default defineExporter({
  id: "claude-desktop",
  container: "mcpServers",
  keys: { hide: null, block: null, ask: null, server: null },
  changes: (plan) => [
    {
      role: "config",
      place: "claude_desktop_config.json",
      syntax: "json",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(plan, "Claude Desktop has no key that hides one tool. Open the menu of tools below the message box."),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "Claude Desktop asks before a tool runs the first time. Choose “Allow once”, never “Always allow”, for these tools.",
          },
        ]
      : []),
    ...builtInByHand(plan, "Claude Desktop's own tools are switched in its settings"),
  ],
  apart: {
    text: "Claude Desktop reads one file. Put the file of a part in its place and restart it while you work on that part.",
  },
});
