import { alike, defineServer } from "./define";

export default defineServer({
  id: "hubspot",
  label: "the HubSpot server of HubSpot",
  identities: ["npm:@hubspot/mcp-server", "https://mcp.hubspot.com"],
  names: ["hubspot"],
  source: "https://www.npmjs.com/package/@hubspot/mcp-server",
  tools: {
    ...alike(
      "hubspot-list-objects hubspot-search-objects hubspot-batch-read-objects hubspot-get-engagement",
      ["private", "untrusted"],
      "It reads contacts, tickets and mails, of which customers write parts.",
    ),
    ...alike(
      "hubspot-get-user-details hubspot-list-associations hubspot-list-properties hubspot-get-property hubspot-get-schemas hubspot-list-workflows hubspot-get-workflow",
      ["private"],
      "It reads the account that it is signed in to.",
    ),
  },
});
