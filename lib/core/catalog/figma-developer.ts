import { alike, defineServer } from "./define";

export default defineServer({
  id: "figma-developer",
  label: "the Figma server of Framelink",
  identities: ["npm:figma-developer-mcp"],
  names: ["figma", "figma developer", "framelink figma"],
  source: "https://github.com/GLips/Figma-Context-MCP",
  tools: {
    ...alike("get_figma_data", ["private"], "It reads designs of the account that the token opens."),
  },
});
