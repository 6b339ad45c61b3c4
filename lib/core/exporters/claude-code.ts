import { firstFew } from "../text/first-few";
import { spelledForClaude } from "../importers/reading/read-rules";
import { changeList } from "./entries";
import { defineExporter, taken, type Places, type SessionPlan } from "./define";
import type { Edit } from "./writing/edit";

const rule = (server: string, tool?: string): string =>
  `mcp__${spelledForClaude(server)}${tool === undefined ? "" : `__${spelledForClaude(tool)}`}`;
/** Claude Code's own tools have the names that its rules use; properties of the host do not. */
const isTool = (name: string): boolean => /^[A-Z]\w*$/.test(name);

function rules(plan: SessionPlan, value: unknown): Edit[] {
  const denied = plan.servers.flatMap((server) =>
    server.off ? [rule(server.name)] : taken(server).map((tool) => rule(server.name, tool)),
  );
  const asked = plan.servers.flatMap((server) => (server.off ? [] : server.ask.map((tool) => rule(server.name, tool))));
  const known = plan.servers.flatMap((server) => [
    rule(server.name),
    `${rule(server.name)}__*`,
    ...server.tools.map((tool) => rule(server.name, tool)),
  ]);
  const builtIn = plan.builtIn.hide.filter(isTool);
  return [
    ...changeList(value, ["permissions", "deny"], [...denied, ...builtIn], known),
    ...changeList(value, ["permissions", "ask"], [...asked, ...plan.builtIn.ask.filter(isTool)], known),
  ];
}

export default defineExporter({
  id: "claude-code",
  container: "mcpServers",
  keys: {
    hide: "permissions.deny in settings.json",
    block: null,
    ask: "permissions.ask in settings.json",
    server: "permissions.deny in settings.json",
  },
  changes: (plan) => [
    {
      role: "settings",
      place: plan.strict ? ".claude/settings.json of this part" : ".claude/settings.json",
      syntax: "json",
      edits: (value) => rules(plan, value),
    },
    // A part of a split runs with a file of its own servers; the whole session keeps its file.
    ...(plan.strict
      ? [
          {
            role: "config" as const,
            place: ".mcp.json",
            syntax: "json" as const,
            edits: (_value: unknown, at: Places) =>
              plan.servers.flatMap((server) =>
                server.off && at(server) ? [{ path: at(server)!, value: undefined }] : [],
              ),
          },
        ]
      : []),
  ],
  steps(plan) {
    const respelled = plan.servers.flatMap((server) => taken(server).filter((tool) => spelledForClaude(tool) !== tool));
    return [
      ...(plan.servers.some((server) => taken(server).length > 0)
        ? [
            {
              text: "Open /permissions in Claude Code and see that the rules are listed. A deny rule names one tool: a tool that the server adds later is not covered.",
            },
          ]
        : []),
      ...(respelled.length > 0
        ? [
            {
              text: `Claude Code writes other characters as underscores; compare the names under /mcp: ${firstFew(respelled)}.`,
            },
          ]
        : []),
    ];
  },
  apart: {
    text: "Start Claude Code with these two files and no others:",
    code: "claude --strict-mcp-config --mcp-config part.mcp.json --settings part.settings.json",
  },
});
