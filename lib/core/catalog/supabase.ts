import { alike, defineServer } from "./define";

export default defineServer({
  id: "supabase",
  label: "the Supabase server of Supabase",
  identities: ["npm:@supabase/mcp-server-supabase", "https://mcp.supabase.com"],
  names: ["supabase"],
  source: "https://github.com/supabase-community/supabase-mcp",
  tools: {
    ...alike(
      "execute_sql list_tables list_extensions list_migrations list_projects get_project list_organizations get_organization list_branches get_project_url get_anon_key generate_typescript_types",
      ["private"],
      "It reads databases and settings of the account.",
    ),
    ...alike("get_logs", ["private", "untrusted"], "It reads logs, in which outsiders leave what they sent."),
    ...alike("deploy_edge_function", ["egress"], "It publishes a program under an address of the project."),
  },
});
