import { alike, defineServer } from "./define";

export default defineServer({
  id: "elasticsearch",
  label: "the Elasticsearch server of Elastic",
  identities: ["npm:@elastic/mcp-server-elasticsearch", "oci:docker.elastic.co/mcp/elasticsearch"],
  names: ["elasticsearch", "elastic elasticsearch"],
  source: "https://github.com/elastic/mcp-server-elasticsearch",
  tools: {
    ...alike(
      "search list_indices get_mappings get_shards",
      ["private"],
      "It reads documents of the cluster that it is connected to.",
    ),
  },
});
