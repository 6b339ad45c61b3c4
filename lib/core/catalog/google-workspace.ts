import { alike, defineServer } from "./define";

export default defineServer({
  id: "google-workspace",
  label: "the Google Workspace server of taylorwilsdon",
  identities: ["pypi:workspace-mcp"],
  names: ["google workspace", "workspace"],
  source: "https://github.com/taylorwilsdon/google_workspace_mcp",
  tools: {
    ...alike(
      "search_gmail_messages get_gmail_message_content get_gmail_messages_content_batch get_gmail_thread_content get_gmail_threads_content_batch get_gmail_attachment_content get_events",
      ["private", "untrusted"],
      "It reads mail or invitations of the account, which anybody may have sent.",
    ),
    ...alike(
      "list_gmail_labels list_gmail_filters list_calendars",
      ["private"],
      "It reads the account that it is signed in to.",
    ),
    ...alike(
      "send_gmail_message manage_gmail_filter manage_event",
      ["egress"],
      "It sends, forwards or invites to any recipient.",
    ),
  },
});
