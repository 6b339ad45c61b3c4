import { alike, defineServer } from "./define";

export default defineServer({
  id: "notion",
  label: "the Notion server of Notion",
  identities: ["npm:@notionhq/notion-mcp-server", "oci:mcp/notion", "https://mcp.notion.com"],
  names: ["notion", "notionapi", "notionhq notion"],
  source: "https://github.com/makenotion/notion-mcp-server",
  tools: {
    ...alike(
      "API-post-search API-get-block-children API-retrieve-a-block API-retrieve-a-page API-retrieve-a-page-property API-retrieve-a-database API-query-data-source API-retrieve-a-data-source API-get-users API-get-user API-get-self notion-search notion-fetch notion-get-users notion-get-teams",
      ["private"],
      "It reads pages, databases or people of the workspace.",
    ),
    ...alike(
      "API-retrieve-a-comment notion-get-comments",
      ["private", "untrusted"],
      "It reads comments that others wrote.",
    ),
    ...alike("API-create-a-comment notion-create-comment", ["egress"], "Guests of a page read the comments on it."),
  },
});
