import { alike, defineServer } from "./define";

export default defineServer({
  id: "neon",
  label: "the Neon server of Neon",
  identities: ["npm:@neondatabase/mcp-server-neon", "https://mcp.neon.tech"],
  names: ["neon", "neondatabase neon"],
  source: "https://github.com/neondatabase/mcp-server-neon",
  tools: {
    ...alike(
      "list_projects describe_project run_sql run_sql_transaction describe_table_schema get_database_tables describe_branch get_connection_string",
      ["private"],
      "It reads databases and credentials of the account.",
    ),
  },
});
