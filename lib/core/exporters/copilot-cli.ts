import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter, type SessionPlan } from "./define";

const KEYS: EntryKeys = { server: "remove", allow: "tools" };
const flag = (server: string, tool: string): string => `--deny-tool='${`${server}(${tool})`.replaceAll("'", "'\\''")}'`;

/** Copilot does not ask about what an allow-list leaves out; a call that has to be refused is denied on the command line. */
const denied = (plan: SessionPlan): string[] =>
  plan.servers.flatMap((server) => (server.off ? [] : server.block.map((tool) => flag(server.name, tool))));

export default defineExporter({
  id: "copilot-cli",
  container: "mcpServers",
  keys: {
    hide: "tools (an allow-list)",
    block: "--deny-tool on the command line",
    ask: "the default, without --allow-tool",
    server: null,
  },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.copilot/mcp-config.json",
      syntax: "json",
      edits: (value, places) =>
        editEntries(
          { ...plan, wholeServers: false, servers: plan.servers.map((server) => ({ ...server, block: [] })) },
          value,
          places,
          KEYS,
        ),
    },
  ],
  steps: (plan) => [
    ...(denied(plan).length > 0 ? [{ text: "Start Copilot with:", code: `copilot ${denied(plan).join(" ")}` }] : []),
    ...(plan.servers.some((server) => server.ask.length > 0)
      ? [
          {
            text: "Copilot asks before each call unless it was started with --allow-tool or --allow-all-tools. Start it without them.",
          },
        ]
      : []),
    ...builtInByHand(plan, "Copilot's own tools are limited with --deny-tool"),
  ],
  apart: {
    text: "Keep the file as mcp-config.json in a folder of its own, and start Copilot with that folder:",
    code: "XDG_CONFIG_HOME=~/copilot-part copilot",
  },
});
