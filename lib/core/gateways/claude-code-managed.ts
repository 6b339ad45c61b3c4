import { spelledForClaude } from "../importers/reading/read-rules";
import { DECISIONS, defineGateway, type GatewayDecision } from "./define";

export default defineGateway({
  id: "claude-code-managed",
  label: "Claude Code, managed settings",
  source: "https://code.claude.com/docs/en/permissions",
  date: "2026-11-20",
  asks: true,
  cannot: [
    "What has no rule is asked about, not refused: a tool that a server adds later, say.",
    "Claude Code writes other characters than letters, digits, - and _ as _; where two tools come out alike, the stricter rule holds for both.",
  ],
  write({ servers }) {
    const rules = new Map<string, GatewayDecision>();
    const put = (rule: string, decision: GatewayDecision) => {
      const known = rules.get(rule);
      if (known === undefined || DECISIONS.indexOf(decision) > DECISIONS.indexOf(known)) rules.set(rule, decision);
    };
    for (const server of servers) {
      const prefix = `mcp__${spelledForClaude(server.name)}`;
      // Then what the server adds later is refused, too.
      if (server.tools.every((tool) => tool.decision === "deny")) put(prefix, "deny");
      for (const tool of server.tools) put(`${prefix}__${spelledForClaude(tool.name)}`, tool.decision);
    }
    const list = (decision: GatewayDecision) =>
      [...rules]
        .filter(([, one]) => one === decision)
        .map(([rule]) => rule)
        .sort();
    const settings = { permissions: { allow: list("allow"), ask: list("ask"), deny: list("deny") } };
    return {
      files: [
        {
          name: "managed-settings.json",
          place: "/etc/claude-code/managed-settings.json, on macOS /Library/Application Support/ClaudeCode",
          text: `${JSON.stringify(settings, null, 2)}\n`,
        },
      ],
      notes: [],
    };
  },
});
