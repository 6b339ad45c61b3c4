import { alike, defineServer } from "./define";

export default defineServer({
  id: "salesforce",
  label: "the Salesforce DX server of Salesforce",
  identities: ["npm:@salesforce/mcp"],
  names: ["salesforce"],
  source: "https://github.com/salesforcecli/mcp",
  tools: {
    ...alike(
      "run_soql_query list_all_orgs get_username retrieve_metadata list_devops_center_projects list_devops_center_work_items",
      ["private"],
      "It reads records and settings of the signed-in organisation.",
    ),
  },
});
