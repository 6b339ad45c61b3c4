import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow } from "./define";

const KEYS: EntryKeys = { server: "remove" };

export default defineExporter({
  id: "continue",
  keys: { hide: null, block: null, ask: null, server: null },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.continue/config.yaml",
      syntax: "yaml",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => [
    ...inWindow(
      plan,
      "Continue's file has no key that hides one tool. Open the tools menu of the chat box and set them to Excluded.",
    ),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "Set these tools to “Ask first” in the tools menu of the chat box:",
            code: plan.servers.flatMap((server) => server.ask).join("\n"),
          },
        ]
      : []),
    ...builtInByHand(plan, "Continue's own tools are set in the same menu"),
  ],
  apart: { text: "Keep each part as a file of its own in .continue/mcpServers of a project." },
});
