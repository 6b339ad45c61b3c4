import { named } from "../model/client";
import type { Host } from "../model/host";
import { drivesBrowser, fetchesPages, looksAtScreen, onlyIf, readsFiles, remembers, shell } from "./kinds";
import { properties } from "./properties";

const CONTROLLER = "if the Computer Controller extension is switched on";

/** Goose with its Developer extension, and the other bundled extensions, which a user switches on. */
const goose = named<Host>({
  id: "goose",
  tools: [
    shell("developer__shell", "Runs shell commands, by default without asking."),
    {
      ...readsFiles("developer__text_editor", "Shows, creates and changes files.", 3),
      writes: true,
      destructive: true,
      carrier: { store: "files", reads: true, writes: true },
    },
    readsFiles("developer__analyze", "Reads and analyses code.", 3),
    looksAtScreen("developer__screen_capture", "Takes a picture of the screen or a window."),
    onlyIf(CONTROLLER, fetchesPages("computercontroller__web_scrape", "Fetches a page.", { from: "machine" })),
    onlyIf(CONTROLLER, shell("computercontroller__automation_script", "Runs a script.")),
    onlyIf(CONTROLLER, drivesBrowser("computercontroller__computer_control", "Operates programs of the desktop.")),
    onlyIf(
      "if the Memory extension is switched on",
      remembers("memory", "Remembers facts between sessions and puts them into every prompt.", "memory of Goose"),
    ),
    ...properties({
      label: "Goose",
      pictures: {
        shown: "checked",
        words: "The desktop app may load pictures that an answer names; a terminal does not.",
        condition: "if the desktop app is used and loads pictures from addresses that the model names",
      },
      links: "Addresses in an answer are links.",
      elicitation: "Servers may ask the user for data.",
      sampling: "Servers may have the model write.",
    }),
  ],
  sources: [
    {
      title: "Goose: using extensions",
      url: "https://block.github.io/goose/docs/getting-started/using-extensions",
      date: "2026-11-20",
    },
    {
      title: "Goose: Developer extension",
      url: "https://block.github.io/goose/docs/mcp/developer-mcp",
      date: "2026-11-20",
      of: ["developer__shell", "developer__text_editor", "developer__analyze", "developer__screen_capture"],
    },
    {
      title: "Goose: Computer Controller extension",
      url: "https://block.github.io/goose/docs/mcp/computer-controller-mcp",
      of: [
        "computercontroller__web_scrape",
        "computercontroller__automation_script",
        "computercontroller__computer_control",
      ],
    },
    {
      title: "Goose: MCP elicitation",
      url: "https://block.github.io/goose/docs/guides/mcp-elicitation",
      date: "2026-11-20",
      of: ["elicitation"],
    },
    {
      title: "Goose: MCP sampling",
      url: "https://block.github.io/goose/docs/guides/mcp-sampling",
      date: "2026-11-20",
      of: ["sampling"],
    },
    {
      title: "Goose: Memory extension",
      url: "https://block.github.io/goose/docs/mcp/memory-mcp",
      date: "2026-11-20",
      of: ["memory"],
    },
  ],
});
export default goose;
