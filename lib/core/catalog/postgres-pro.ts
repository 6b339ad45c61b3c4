import { alike, defineServer } from "./define";

export default defineServer({
  id: "postgres-pro",
  label: "the PostgreSQL server of Crystal DBA",
  identities: ["pypi:postgres-mcp", "oci:crystaldba/postgres-mcp"],
  names: ["postgres", "crystaldba postgres"],
  source: "https://github.com/crystaldba/postgres-mcp",
  tools: {
    ...alike(
      "execute_sql list_schemas list_objects get_object_details explain_query get_top_queries analyze_workload_indexes analyze_db_health",
      ["private"],
      "It reads the database that it is connected to.",
    ),
  },
});
