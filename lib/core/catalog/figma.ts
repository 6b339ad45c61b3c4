import { alike, defineServer } from "./define";

export default defineServer({
  id: "figma",
  label: "the Figma server of Figma",
  identities: ["https://mcp.figma.com"],
  names: ["figma"],
  source: "https://developers.figma.com/docs/figma-mcp-server/",
  tools: {
    ...alike(
      "get_design_context get_screenshot get_metadata get_variable_defs get_figjam get_code_connect_map search_design_system get_libraries whoami",
      ["private"],
      "It reads designs of the account.",
    ),
  },
});
