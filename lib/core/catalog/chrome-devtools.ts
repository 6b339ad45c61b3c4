import { alike, defineServer } from "./define";

export default defineServer({
  id: "chrome-devtools",
  label: "the Chrome DevTools server of Google",
  identities: ["npm:chrome-devtools-mcp"],
  names: ["chrome devtools"],
  source: "https://github.com/ChromeDevTools/chrome-devtools-mcp",
  tools: {
    ...alike(
      "take_snapshot take_screenshot list_console_messages get_console_message list_network_requests get_network_request",
      ["untrusted"],
      "It shows what a web page holds, logs or loads.",
    ),
    ...alike(
      "navigate_page new_page click fill fill_form type_text press_key upload_file",
      ["egress"],
      "It drives a browser to any page and submits what the caller writes.",
    ),
    ...alike("evaluate_script", ["untrusted", "egress"], "It runs a script in a web page and returns its result."),
  },
});
