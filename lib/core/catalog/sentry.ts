import { alike, defineServer } from "./define";

export default defineServer({
  id: "sentry",
  label: "the Sentry server of Sentry",
  identities: ["npm:@sentry/mcp-server", "https://mcp.sentry.dev"],
  names: ["sentry"],
  source: "https://github.com/getsentry/sentry-mcp",
  tools: {
    ...alike(
      "find_issues search_issues get_issue_details search_events get_event_attachment analyze_issue_with_seer",
      ["private", "untrusted"],
      "It reads errors of the organisation, whose words outsiders can cause.",
    ),
    ...alike(
      "whoami find_organizations find_teams find_projects find_releases find_tags find_dsns",
      ["private"],
      "It reads the account that it is signed in to.",
    ),
  },
});
