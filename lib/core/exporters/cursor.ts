import { texts, at } from "../importers/define";
import { change, editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, inWindow, type SessionPlan } from "./define";

const KEYS: EntryKeys = { server: "remove" };
const asked = (plan: SessionPlan): string[] =>
  plan.servers.flatMap((server) => server.ask.map((tool) => `${server.name}:${tool}`));

export default defineExporter({
  id: "cursor",
  container: "mcpServers",
  keys: { hide: null, block: null, ask: "left out of mcpAllowlist in permissions.json", server: null },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.cursor/mcp.json",
      syntax: "json",
      edits: (value, places) => editEntries(plan, value, places, KEYS),
    },
    ...(asked(plan).length === 0
      ? []
      : [
          {
            role: "settings" as const,
            place: "~/.cursor/permissions.json",
            syntax: "json" as const,
            edits: (value: unknown) => {
              const list = at(value, ["mcpAllowlist"]);
              return Array.isArray(list)
                ? change(
                    ["mcpAllowlist"],
                    list,
                    texts(list).filter((tool) => !asked(plan).includes(tool)),
                  )
                : [];
            },
          },
        ]),
  ],
  steps: (plan) => [
    ...inWindow(
      plan,
      "Cursor has no key that hides one tool. Open Cursor Settings, Tools and MCP, and click the names of the tools there.",
    ),
    ...(asked(plan).length > 0
      ? [
          {
            text: "Cursor asks before a tool runs unless it is on an allow-list: in permissions.json, in its settings, or in one that a team's administrator made, which outranks both.",
          },
        ]
      : []),
    ...builtInByHand(plan, "Cursor's own tools are switched in its settings"),
  ],
  apart: {
    text: "Keep each part as .cursor/mcp.json of a project of its own, and leave the global file without these servers.",
  },
});
