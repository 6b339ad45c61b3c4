import { alike, defineServer } from "./define";

export default defineServer({
  id: "memory",
  label: "the reference server for memories",
  identities: ["npm:@modelcontextprotocol/server-memory", "oci:mcp/memory"],
  names: ["memory"],
  source: "https://github.com/modelcontextprotocol/servers/tree/main/src/memory",
  tools: {
    ...alike(
      "read_graph search_nodes open_nodes",
      ["private"],
      "It returns what was stored about the user in earlier sessions.",
    ),
  },
});
