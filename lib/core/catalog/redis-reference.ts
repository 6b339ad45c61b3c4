import { alike, defineServer } from "./define";

export default defineServer({
  id: "redis-reference",
  label: "the archived reference server for Redis",
  identities: ["npm:@modelcontextprotocol/server-redis"],
  names: ["redis"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/redis",
  tools: {
    ...alike("get list", ["private"], "It reads the store that it is connected to."),
  },
});
