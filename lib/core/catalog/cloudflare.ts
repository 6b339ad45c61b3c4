import { alike, defineServer } from "./define";

export default defineServer({
  id: "cloudflare",
  label: "the Cloudflare server of Cloudflare",
  identities: ["npm:@cloudflare/mcp-server-cloudflare"],
  names: ["cloudflare"],
  source: "https://www.npmjs.com/package/@cloudflare/mcp-server-cloudflare",
  tools: {
    ...alike(
      "kv_get kv_list get_kvs worker_list worker_get analytics_get workers_analytics_search r2_list_buckets r2_list_objects r2_get_object d1_list_databases d1_query do_get_object do_list_objects queue_list queue_get queue_get_message workflow_get workflow_list env_var_list route_list cron_list zones_list zones_get domain_list secret_list version_list version_get",
      ["private"],
      "It reads resources of the account.",
    ),
    ...alike("worker_put worker_deploy", ["egress"], "It publishes a program under an address of the account."),
  },
});
