import { at, texts } from "../importers/define";
import { change, editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, taken, type SessionPlan } from "./define";
import type { Edit } from "./writing/edit";

/** `disabledTools` is Kiro's and works in mcp.json; an agent's file uses its list of tools instead. */
const KEYS: EntryKeys = { server: { key: "disabled" }, deny: "disabledTools", auto: ["autoApprove"] };
const AGENT: EntryKeys = { server: { key: "disabled" } };

/** An agent shows what is on its list: a server as a whole, or its tools one by one. */
function agentTools(plan: SessionPlan, value: unknown): Edit[] {
  const listed = texts(at(value, ["tools"]));
  const all = listed.includes("*");
  const owned = (tool: string) => plan.servers.some(({ name }) => tool === `@${name}` || tool.startsWith(`@${name}/`));
  const wanted = plan.servers.flatMap((server) => {
    const out = new Set(taken(server));
    if (server.off) return [];
    if (!plan.strict && out.size === 0 && (all || listed.includes(`@${server.name}`)))
      return all ? [] : [`@${server.name}`];
    return server.tools.filter((tool) => !out.has(tool)).map((tool) => `@${server.name}/${tool}`);
  });
  const narrowed = plan.strict || plan.servers.some((server) => !server.off && taken(server).length > 0);
  if (all && !narrowed) return [];
  const others = listed.filter((tool) => !owned(tool) && (tool !== "*" || !narrowed));
  const whole = all
    ? [
        "@builtin",
        ...plan.servers
          .filter((server) => !server.off && !plan.strict && taken(server).length === 0)
          .map(({ name }) => `@${name}`),
      ]
    : [];
  const next = [...new Set([...others, ...whole, ...wanted])];
  const asked = new Set(
    plan.servers.flatMap((server) => server.ask.flatMap((tool) => [`@${server.name}/${tool}`, `@${server.name}`])),
  );
  const allowed = at(value, ["allowedTools"]);
  return [
    ...change(["tools"], at(value, ["tools"]), next),
    ...(Array.isArray(allowed)
      ? change(
          ["allowedTools"],
          allowed,
          texts(allowed).filter((tool) => !asked.has(tool)),
        )
      : []),
  ];
}

export default defineExporter({
  id: "amazon-q",
  container: "mcpServers",
  keys: {
    hide: "tools of the agent, or disabledTools in mcp.json",
    block: null,
    ask: "left out of allowedTools or autoApprove",
    server: "disabled",
  },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.kiro/agents/NAME.json, ~/.aws/amazonq/cli-agents/NAME.json or ~/.kiro/settings/mcp.json",
      syntax: "json",
      edits: (value, places) =>
        Array.isArray(at(value, ["tools"]))
          ? [...editEntries({ ...plan, wholeServers: false }, value, places, AGENT), ...agentTools(plan, value)]
          : editEntries(plan, value, places, KEYS),
    },
  ],
  steps: (plan) => builtInByHand(plan, "Built-in tools are named in the agent's “tools” like the others"),
  apart: { text: "Keep each part as an agent of its own and start it by name:", code: "kiro-cli chat --agent part" },
});
