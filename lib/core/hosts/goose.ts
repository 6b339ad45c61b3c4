import type { Host } from "../model/host";
import { drivesBrowser, fetchesPages, linksAreClickable, onlyIf, readsFiles, remembers, shell } from "./kinds";

/** Goose with its Developer extension, and the other bundled extensions, which a user switches on. */
const goose: Host = {
  id: "goose",
  label: "Goose",
  tools: [
    shell("developer__shell", "Runs shell commands."),
    { ...readsFiles("developer__text_editor", "Shows, creates and changes files.", 3), writes: true, destructive: true, carrier: { store: "files", reads: true, writes: true } },
    readsFiles("developer__analyze", "Reads and analyses code.", 3),
    onlyIf("if the Computer Controller extension is switched on", fetchesPages("computercontroller__web_scrape", "Fetches a page.", { from: "machine" })),
    onlyIf("if the Computer Controller extension is switched on", drivesBrowser("computercontroller__computer_control", "Operates programs of the desktop.")),
    onlyIf("if the Memory extension is switched on", remembers("memory", "Remembers facts between sessions.")),
    linksAreClickable("Addresses in an answer are links."),
  ],
  sources: [{ title: "Goose: using extensions", url: "https://block.github.io/goose/docs/getting-started/using-extensions", date: "2026-11-20" }],
};
export default goose;
