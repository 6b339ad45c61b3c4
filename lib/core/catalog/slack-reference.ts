import { alike, defineServer } from "./define";

export default defineServer({
  id: "slack-reference",
  label: "the archived reference server for Slack",
  identities: ["npm:@modelcontextprotocol/server-slack"],
  names: ["slack"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/slack",
  tools: {
    ...alike(
      "slack_list_channels slack_get_users slack_get_user_profile",
      ["private"],
      "It lists channels or people of the workspace.",
    ),
    ...alike(
      "slack_get_channel_history slack_get_thread_replies",
      ["private", "untrusted"],
      "It reads messages that others wrote in the workspace.",
    ),
    ...alike(
      "slack_post_message slack_reply_to_thread",
      ["egress"],
      "It posts words of the caller where others read them.",
    ),
  },
});
