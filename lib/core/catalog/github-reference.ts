import { alike, defineServer } from "./define";

export default defineServer({
  id: "github-reference",
  label: "the archived reference server for GitHub",
  identities: ["npm:@modelcontextprotocol/server-github"],
  names: ["github"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/github",
  tools: {
    ...alike(
      "get_file_contents list_issues get_issue list_pull_requests get_pull_request get_pull_request_files get_pull_request_comments get_pull_request_reviews search_code search_issues list_commits",
      ["private", "untrusted"],
      "It reads repositories that the token opens, in which outsiders can write issues, comments and code.",
    ),
    ...alike(
      "create_issue update_issue add_issue_comment create_pull_request create_pull_request_review create_or_update_file push_files create_repository fork_repository",
      ["egress"],
      "What it writes can be read by everybody who sees the repository.",
    ),
  },
});
