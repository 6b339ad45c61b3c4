import { alike, defineServer } from "./define";

export default defineServer({
  id: "atlassian-community",
  label: "the Jira and Confluence server of sooperset",
  identities: ["pypi:mcp-atlassian", "oci:ghcr.io/sooperset/mcp-atlassian"],
  names: ["atlassian"],
  source: "https://github.com/sooperset/mcp-atlassian",
  tools: {
    ...alike(
      "jira_get_issue jira_search jira_get_project_issues jira_get_epic_issues jira_get_board_issues jira_get_sprint_issues",
      ["private", "untrusted"],
      "It reads issues and comments, which customers and other reporters write.",
    ),
    ...alike(
      "jira_get_agile_boards jira_get_sprints_from_board jira_get_worklog jira_get_transitions",
      ["private"],
      "It reads boards and work logs of the site.",
    ),
    ...alike(
      "confluence_search confluence_get_page confluence_get_page_children confluence_get_page_ancestors",
      ["private"],
      "It reads pages of the wiki that the token opens.",
    ),
    ...alike("confluence_get_comments", ["private", "untrusted"], "It reads comments that others wrote on a page."),
    ...alike(
      "jira_create_issue jira_update_issue jira_add_comment",
      ["egress"],
      "Reporters and watchers of an issue read what it writes.",
    ),
  },
});
