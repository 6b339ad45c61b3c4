import { alike, defineServer } from "./define";

export default defineServer({
  id: "linear",
  label: "the Linear server of Linear",
  identities: ["https://mcp.linear.app"],
  names: ["linear"],
  source: "https://linear.app/docs/mcp",
  tools: {
    ...alike(
      "list_issues get_issue list_my_issues list_comments",
      ["private", "untrusted"],
      "It reads issues and comments that others wrote in the workspace.",
    ),
    ...alike(
      "list_projects get_project list_documents get_document list_teams get_team list_users get_user list_cycles list_milestones list_issue_labels list_issue_statuses",
      ["private"],
      "It reads projects, documents and people of the workspace.",
    ),
    ...alike(
      "create_issue update_issue create_comment save_issue save_comment",
      ["egress"],
      "Guests and subscribers of an issue read what it writes.",
    ),
  },
});
