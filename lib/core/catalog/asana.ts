import { alike, defineServer } from "./define";

export default defineServer({
  id: "asana",
  label: "the Asana server of Asana",
  identities: ["https://mcp.asana.com"],
  names: ["asana"],
  source: "https://developers.asana.com/docs/mcp-server",
  tools: {
    ...alike(
      "asana_search_tasks asana_get_task asana_get_tasks asana_get_stories_for_task",
      ["private", "untrusted"],
      "It reads tasks and comments that others wrote in the workspace.",
    ),
    ...alike(
      "asana_get_project asana_get_projects asana_get_project_sections asana_get_attachments_for_object",
      ["private"],
      "It reads projects of the workspace.",
    ),
    ...alike(
      "asana_create_task asana_create_task_story",
      ["egress"],
      "Guests and followers of a task read what it writes.",
    ),
  },
});
