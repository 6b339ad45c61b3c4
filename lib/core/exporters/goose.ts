import { editEntries, type EntryKeys } from "./entries";
import { builtInByHand, defineExporter } from "./define";

const KEYS: EntryKeys = { server: { key: "enabled" }, allow: "available_tools" };

export default defineExporter({
  id: "goose",
  container: "extensions",
  keys: { hide: "available_tools (an allow-list)", block: null, ask: null, server: "enabled" },
  changes: (plan) => [
    {
      role: "config",
      place: "~/.config/goose/config.yaml",
      syntax: "yaml",
      // An empty allow-list offers everything, so a server with nothing left is switched off.
      edits: (value, places) =>
        editEntries(
          {
            ...plan,
            wholeServers: false,
            servers: plan.servers.map((server) => ({
              ...server,
              off:
                server.off ||
                (server.tools.length > 0 &&
                  server.tools.every((tool) => server.hide.includes(tool) || server.block.includes(tool))),
            })),
          },
          value,
          places,
          KEYS,
        ),
    },
  ],
  steps: (plan) => [
    ...plan.servers
      .filter((server) => !server.off && server.ask.length > 0)
      .map((server) => ({
        text: `Run “goose configure”, choose Goose Settings, Tool Permission, ${server.name}, and set “Ask before” for:`,
        code: server.ask.join("\n"),
      })),
    ...builtInByHand(plan, "Goose's own extensions are switched in the same file under “extensions”"),
  ],
  apart: {
    text: "Keep the file as config.yaml in a folder called goose, and start Goose with the folder above it:",
    code: "XDG_CONFIG_HOME=~/goose-part goose session",
  },
});
