import { alike, defineServer } from "./define";

export default defineServer({
  id: "mongodb",
  label: "the MongoDB server of MongoDB",
  identities: ["npm:mongodb-mcp-server", "oci:mongodb/mongodb-mcp-server"],
  names: ["mongodb"],
  source: "https://github.com/mongodb-js/mongodb-mcp-server",
  tools: {
    ...alike(
      "find aggregate aggregate-db count export list-databases list-collections collection-schema collection-indexes collection-storage-size db-stats explain mongodb-logs",
      ["private"],
      "It reads the database that it is connected to.",
    ),
    ...alike("connect", ["egress"], "It connects to any address that the caller gives."),
  },
});
