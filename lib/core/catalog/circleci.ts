import { alike, defineServer } from "./define";

export default defineServer({
  id: "circleci",
  label: "the CircleCI server of CircleCI",
  identities: ["npm:@circleci/mcp-server-circleci"],
  names: ["circleci"],
  source: "https://github.com/CircleCI-Public/mcp-server-circleci",
  tools: {
    ...alike(
      "get_build_failure_logs get_latest_pipeline_status get_job_test_results list_followed_projects find_flaky_tests list_artifacts list_component_versions",
      ["private"],
      "It reads builds and their logs of the account.",
    ),
  },
});
