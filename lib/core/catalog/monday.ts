import { alike, defineServer } from "./define";

export default defineServer({
  id: "monday",
  label: "the monday.com server of monday.com",
  identities: ["npm:@mondaydotcomorg/monday-api-mcp", "https://mcp.monday.com"],
  names: ["monday", "mondaydotcomorg monday api", "monday api"],
  source: "https://github.com/mondaycom/mcp",
  tools: {
    ...alike(
      "get_board_items_page get_updates get_board_schema get_board_activity get_board_info get_full_board_data list_users_and_teams read_docs workspace_info list_workspaces board_insights get_user_context get_assets get_sprints_metadata get_sprint_summary fetch_file_content",
      ["private"],
      "It reads boards, documents and people of the account.",
    ),
  },
});
