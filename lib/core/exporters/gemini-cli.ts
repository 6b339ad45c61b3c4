import { changeList, editEntries, type EntryKeys } from "./entries";
import { defineExporter, type SessionPlan } from "./define";
import type { Edit } from "./writing/edit";

const KEYS: EntryKeys = { server: "remove", deny: "excludeTools", allow: "includeTools" };

/** Whole servers are switched in a separate list, so that their entries stay. */
function servers(plan: SessionPlan, value: unknown): Edit[] {
  const off = plan.servers.filter((server) => server.off).map((server) => server.name);
  return changeList(
    value,
    ["mcp", "excluded"],
    off,
    plan.servers.map((server) => server.name),
  );
}

type Rule = { mcpName?: string; toolName: string; decision: string };
const PRIORITY = 500;
const text = (rule: Rule): string =>
  [
    "[[rule]]",
    ...Object.entries(rule).map(([key, value]) => `${key} = ${JSON.stringify(value)}`),
    `priority = ${PRIORITY}`,
  ].join("\n");

function policy(plan: SessionPlan): string {
  const asked = plan.servers.flatMap((server) =>
    server.off ? [] : server.ask.map((tool): Rule => ({ mcpName: server.name, toolName: tool, decision: "ask_user" })),
  );
  const own = [
    ...plan.builtIn.hide.map((tool): Rule => ({ toolName: tool, decision: "deny" })),
    ...plan.builtIn.ask.map((tool): Rule => ({ toolName: tool, decision: "ask_user" })),
  ];
  return [...asked, ...own].map((rule) => `${text(rule)}\n`).join("\n");
}

export default defineExporter({
  id: "gemini-cli",
  container: "mcpServers",
  keys: {
    hide: "excludeTools, or includeTools for an allow-list",
    block: null,
    ask: 'a policy file with decision = "ask_user"',
    server: "mcp.excluded",
  },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.gemini/settings.json",
      syntax: "json",
      edits: (value, at) => {
        const kept = { ...plan, servers: plan.servers.filter((server) => !server.off) };
        const trusted = kept.servers.flatMap((server) =>
          server.ask.length > 0 && at(server) ? [{ path: [...at(server)!, "trust"], value: undefined }] : [],
        );
        return [...servers(plan, value), ...editEntries(kept, value, at, KEYS), ...trusted];
      },
    },
    ...(policy(plan) === ""
      ? []
      : [
          {
            role: "policy" as const,
            place: "~/.gemini/policies/trefoil.toml",
            syntax: "toml" as const,
            whole: policy(plan),
          },
        ]),
  ],
  steps: (plan) =>
    plan.servers.some((server) => server.ask.length > 0 && server.name.includes("_"))
      ? [
          {
            text: "Policy rules can miss a server whose name has an underscore. Rename it with a hyphen before you rely on them.",
          },
        ]
      : [],
  apart: {
    text: "Keep the file in a project folder as .gemini/settings.json and start Gemini CLI there. Servers of ~/.gemini/settings.json are added to it: move them out, or list them under mcp.excluded.",
  },
});
