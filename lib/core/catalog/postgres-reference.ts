import { alike, defineServer } from "./define";

export default defineServer({
  id: "postgres-reference",
  label: "the archived reference server for PostgreSQL",
  identities: ["npm:@modelcontextprotocol/server-postgres"],
  names: ["postgres"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/postgres",
  tools: {
    ...alike("query", ["private"], "It returns rows of the database that it is connected to."),
  },
});
