import { alike, defineServer } from "./define";

export default defineServer({
  id: "fetch",
  label: "the reference server that fetches web pages",
  identities: ["pypi:mcp-server-fetch", "oci:mcp/fetch"],
  names: ["fetch"],
  source: "https://github.com/modelcontextprotocol/servers/tree/main/src/fetch",
  tools: {
    ...alike("fetch", ["untrusted", "egress"], "It requests any address that the caller gives and returns the page."),
  },
});
