import { defineClient } from "./define";

export default defineClient({
  id: "read-only-mode",
  label: "Read-only mode",
  views: [
    {
      id: "read-only-mode-offer",
      question: "offered at all",
      why: "GitHub’s server has a mode of its own in which it offers no tool that writes, before any other setting; other servers filter likewise by readOnlyHint. The server decides by its own list: what it declares is the same list told to others.",
      source: "https://raw.githubusercontent.com/github/github-mcp-server/master/docs/server-configuration.md",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "offered", guard: "none" } : { word: "left out", guard: "refuses" },
    },
  ],
});
