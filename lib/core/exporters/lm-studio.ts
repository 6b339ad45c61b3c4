import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: "remove" };

export default defineExporter({
  id: "lm-studio",
  container: "mcpServers",
  keys: { hide: null, block: null, ask: null, server: null },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.lmstudio/mcp.json",
      syntax: "json",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(plan, "LM Studio's file has no key that hides one tool. Look for a switch in its window."),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [{ text: "LM Studio shows each call before it runs. Do not choose to always allow these tools." }]
      : []),
    ...builtInByHand(plan, "LM Studio's own tools are switched in its window"),
  ],
  apart: { text: "LM Studio reads one file. Put the file of a part in its place while you work on that part." },
});
