import { alike, defineServer } from "./define";

export default defineServer({
  id: "airtable",
  label: "the Airtable server of domdomegg",
  identities: ["npm:airtable-mcp-server"],
  names: ["airtable"],
  source: "https://github.com/domdomegg/airtable-mcp-server",
  tools: {
    ...alike(
      "list_records search_records get_record list_bases list_tables describe_table list_comments",
      ["private"],
      "It reads bases of the account that the token opens.",
    ),
  },
});
