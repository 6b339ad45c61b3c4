import { alike, defineServer } from "./define";

export default defineServer({
  id: "slack",
  label: "the Slack server of korotovsky",
  identities: ["npm:slack-mcp-server", "oci:ghcr.io/korotovsky/slack-mcp-server"],
  names: ["slack"],
  source: "https://github.com/korotovsky/slack-mcp-server",
  tools: {
    ...alike(
      "conversations_history conversations_replies conversations_search_messages conversations_unreads",
      ["private", "untrusted"],
      "It reads messages that others wrote in the workspace.",
    ),
    ...alike(
      "channels_list users_search usergroups_list",
      ["private"],
      "It lists channels or people of the workspace.",
    ),
    ...alike("conversations_add_message", ["egress"], "It posts words of the caller where others read them."),
  },
});
