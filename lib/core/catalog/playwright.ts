import { alike, defineServer } from "./define";

export default defineServer({
  id: "playwright",
  label: "the Playwright server of Microsoft",
  identities: ["npm:@playwright/mcp", "oci:mcr.microsoft.com/playwright/mcp"],
  names: ["playwright"],
  source: "https://github.com/microsoft/playwright-mcp",
  tools: {
    ...alike(
      "browser_snapshot browser_take_screenshot browser_console_messages browser_network_requests",
      ["untrusted"],
      "It shows what is on a web page.",
    ),
    ...alike(
      "browser_navigate browser_tab_new browser_click browser_type browser_press_key browser_select_option browser_fill_form browser_file_upload",
      ["egress"],
      "It drives a browser to any page and submits what the caller writes.",
    ),
    ...alike(
      "browser_evaluate browser_run_code",
      ["untrusted", "egress"],
      "It runs a script in a web page and returns its result.",
    ),
  },
});
