import { at } from "../importers/define";
import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter } from "./define";

const KEYS: EntryKeys = { server: { key: "enabled" }, deny: "disabled_tools", allow: "enabled_tools" };

export default defineExporter({
  id: "codex",
  container: "mcp_servers",
  keys: {
    hide: "disabled_tools, or enabled_tools for an allow-list",
    block: null,
    ask: "tools.NAME.approval_mode",
    server: "enabled",
  },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.codex/config.toml",
      syntax: "toml",
      edits: (value, places) => [
        ...editEntries(plan, value, places, KEYS),
        ...plan.servers.flatMap((server) => {
          const entry = places(server);
          if (!entry || server.off) return [];
          return server.ask
            .map((tool) => ({ path: [...entry, "tools", tool, "approval_mode"], value: "prompt" }))
            .filter(({ path }) => at(value, path) !== "prompt");
        }),
      ],
    },
  ],
  steps: (plan) => builtInByHand(plan, "Codex's own tools are switched in its sandbox and approval settings"),
  apart: {
    text: "Keep the file as config.toml in a folder of its own, and start Codex with that folder:",
    code: "CODEX_HOME=~/codex-part codex",
  },
});
