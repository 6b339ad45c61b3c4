import { alike, defineServer } from "./define";

export default defineServer({
  id: "puppeteer-reference",
  label: "the archived reference server for Puppeteer",
  identities: ["npm:@modelcontextprotocol/server-puppeteer"],
  names: ["puppeteer"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/puppeteer",
  tools: {
    ...alike(
      "puppeteer_navigate puppeteer_click puppeteer_fill puppeteer_select",
      ["egress"],
      "It drives a browser to any page and fills in what the caller writes.",
    ),
    ...alike("puppeteer_screenshot", ["untrusted"], "It shows what a web page shows."),
    ...alike("puppeteer_evaluate", ["untrusted", "egress"], "It runs a script in a web page and returns its result."),
  },
});
