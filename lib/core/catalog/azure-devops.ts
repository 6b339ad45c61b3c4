import { alike, defineServer } from "./define";

export default defineServer({
  id: "azure-devops",
  label: "the Azure DevOps server of Microsoft",
  identities: ["npm:@azure-devops/mcp"],
  names: ["azure devops"],
  source: "https://github.com/microsoft/azure-devops-mcp",
  tools: {
    ...alike(
      "wit_work_item wit_query wit_backlog search_workitem repo_pull_request repo_pull_request_thread",
      ["private", "untrusted"],
      "It reads work items, pull requests and comments that others wrote.",
    ),
    ...alike(
      "repo_repository repo_branch repo_file repo_search_commits search_code search_wiki wiki pipelines_build pipelines_build_log core_list_projects core_list_project_teams core_get_identity_ids testplan advsec_get_alerts advsec_get_alert_details",
      ["private"],
      "It reads repositories, pipelines and people of the organisation.",
    ),
  },
});
