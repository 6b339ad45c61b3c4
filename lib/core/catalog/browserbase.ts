import { alike, defineServer } from "./define";

export default defineServer({
  id: "browserbase",
  label: "the browser server of Browserbase",
  identities: ["npm:@browserbasehq/mcp-server-browserbase", "npm:@browserbasehq/mcp"],
  names: ["browserbase"],
  source: "https://github.com/browserbase/mcp-server-browserbase",
  tools: {
    ...alike(
      "browserbase_stagehand_extract browserbase_stagehand_observe browserbase_screenshot",
      ["untrusted"],
      "It shows what is on a web page.",
    ),
    ...alike(
      "browserbase_stagehand_navigate browserbase_stagehand_act",
      ["egress"],
      "It drives a browser to any page and submits what the caller writes.",
    ),
    ...alike(
      "browserbase_stagehand_agent",
      ["untrusted", "egress"],
      "It drives a browser by itself and tells what it saw.",
    ),
  },
});
