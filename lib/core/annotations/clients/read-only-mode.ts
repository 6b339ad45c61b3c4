import { defineClient } from "./define";

export default defineClient({
  id: "read-only-mode",
  label: "Read-only mode",
  views: [
    {
      id: "read-only-mode-offer",
      question: "offered at all",
      why: "Servers such as GitHub's and Supabase's have a mode of their own in which they offer their read-only tools only, by what they declare themselves.",
      source: "https://github.com/github/github-mcp-server/blob/main/docs/server-configuration.md",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) => (readOnlyHint === true ? { word: "offered", guard: "none" } : { word: "left out", guard: "refuses" }),
    },
  ],
});
