import { alike, defineServer } from "./define";

export default defineServer({
  id: "todoist",
  label: "the Todoist server of Doist",
  identities: ["npm:@doist/todoist-mcp", "npm:@doist/todoist-ai", "https://ai.todoist.net"],
  names: ["todoist", "doist todoist"],
  source: "https://github.com/Doist/todoist-ai",
  tools: {
    ...alike(
      "find-tasks find-tasks-by-date find-completed-tasks find-projects find-sections find-comments find-reminders find-labels find-filters find-activity get-overview get-productivity-stats get-project-health fetch-object user-info find-project-collaborators list-workspaces view-attachment",
      ["private"],
      "It reads tasks, projects and people of the account.",
    ),
  },
});
