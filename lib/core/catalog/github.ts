import { alike, defineServer } from "./define";

export default defineServer({
  id: "github",
  label: "the GitHub server of GitHub",
  identities: ["oci:ghcr.io/github/github-mcp-server", "https://api.githubcopilot.com"],
  names: ["github", "github copilot"],
  source: "https://github.com/github/github-mcp-server",
  tools: {
    ...alike(
      "get_file_contents issue_read list_issues search_issues pull_request_read list_pull_requests search_pull_requests search_code list_commits get_commit get_job_logs list_discussions get_discussion get_discussion_comments list_notifications get_notification_details",
      ["private", "untrusted"],
      "It reads repositories that the token opens, in which outsiders can write issues, comments and code.",
    ),
    ...alike(
      "get_me get_teams get_team_members list_branches list_tags list_code_scanning_alerts get_code_scanning_alert list_secret_scanning_alerts get_secret_scanning_alert list_dependabot_alerts get_dependabot_alert actions_get actions_list",
      ["private"],
      "It reads what only those see whom the token stands for.",
    ),
    ...alike(
      "search_repositories get_latest_release get_release_by_tag list_releases",
      ["untrusted"],
      "It returns words of whoever publishes on GitHub.",
    ),
    ...alike(
      "issue_write add_issue_comment create_pull_request update_pull_request pull_request_review_write add_comment_to_pending_review add_reply_to_pull_request_comment create_or_update_file push_files create_repository fork_repository merge_pull_request create_gist update_gist",
      ["egress"],
      "What it writes can be read by everybody who sees the repository.",
    ),
  },
});
