import { at } from "../importers/define";
import { change, editEntries, type EntryKeys } from "./entries";
import { defineExporter, type Places, type SessionPlan, type PlannedServer } from "./define";
import type { Edit } from "./writing/edit";

const KEYS: EntryKeys = { server: "remove" };

/** A call cannot be refused by the name of its tool, but its server can be cut off from the network. */
const networkOf = (server: PlannedServer): PlannedServer["network"] =>
  server.block.length > 0 ? "none" : server.network;

/** On macOS and Linux a server can run without network, or with the destinations that a person lists. */
function sandbox(plan: SessionPlan, value: unknown, places: Places): Edit[] {
  return plan.servers.flatMap((server) => {
    const path = places(server);
    const network = networkOf(server);
    if (server.off || network === undefined || !path || at(value, [...path, "command"]) === undefined) return [];
    const allowed = [...path, "sandbox", "network", "allowedDomains"];
    return [
      ...change([...path, "sandboxEnabled"], at(value, [...path, "sandboxEnabled"]), true),
      ...(network === "none" || at(value, allowed) === undefined ? change(allowed, at(value, allowed), []) : []),
    ];
  });
}

/** A custom agent offers what is on its list and nothing else. */
function agent(plan: SessionPlan): string {
  const tools = plan.servers.flatMap((server) => {
    if (server.off) return [];
    const out = new Set(server.hide);
    return out.size === 0 && !plan.strict
      ? [`${server.name}/*`]
      : server.tools.filter((tool) => !out.has(tool)).map((tool) => `${server.name}/${tool}`);
  });
  return [
    "---",
    `name: ${JSON.stringify(plan.name)}`,
    'description: "Offers the tools that are listed here and no others."',
    `tools: [${tools.map((tool) => JSON.stringify(tool)).join(", ")}]`,
    "---",
    "",
  ].join("\n");
}

export default defineExporter({
  id: "vscode",
  container: "servers",
  keys: {
    hide: "tools: of a custom agent (an allow-list)",
    block: "sandbox.network of its server, which takes the network from all its tools",
    ask: "chat.tools.eligibleForAutoApproval in settings.json",
    server: null,
  },
  changes: (plan) => [
    {
      role: "config",
      place: ".vscode/mcp.json",
      syntax: "json",
      edits: (value, places) => [...sandbox(plan, value, places), ...editEntries(plan, value, places, KEYS)],
    },
    ...(plan.strict || plan.servers.some((server) => !server.off && server.hide.length > 0)
      ? [
          {
            role: "agent" as const,
            place: ".github/agents/trefoil.agent.md",
            syntax: "yaml" as const,
            whole: agent(plan),
          },
        ]
      : []),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            role: "settings" as const,
            place: ".vscode/settings.json",
            syntax: "json" as const,
            edits: (value: unknown) =>
              plan.servers.flatMap((server) =>
                server.ask.flatMap((tool) =>
                  change(
                    ["chat.tools.eligibleForAutoApproval", tool],
                    at(value, ["chat.tools.eligibleForAutoApproval", tool]),
                    false,
                  ),
                ),
              ),
          },
        ]
      : []),
  ],
  steps: (plan) => [
    ...(plan.servers.some((server) => !server.off && server.hide.length > 0)
      ? [{ text: "Choose the agent of this name in the chat's agent picker. Another agent still offers every tool." }]
      : []),
    ...(plan.servers.some((server) => server.network === "listed")
      ? [
          {
            text: "Write the destinations that are allowed into sandbox.network.allowedDomains; the list starts empty.",
          },
        ]
      : []),
    ...(plan.servers.some((server) => !server.off && networkOf(server) !== undefined)
      ? [
          {
            text: "The sandbox works on macOS and Linux, for servers that are started by a command. VS Code then runs their tools without asking.",
          },
        ]
      : []),
    ...(plan.builtIn.hide.length > 0 && !plan.servers.some((server) => server.hide.length > 0)
      ? [{ text: "VS Code's own tools are chosen in its tool picker, or by the “tools” list of a custom agent." }]
      : []),
  ],
  apart: { text: "Keep each part as .vscode/mcp.json of a workspace of its own, with its agent file beside it." },
});
