import { defineClient } from "./define";

export default defineClient({
  id: "vscode",
  views: [
    {
      id: "vscode-confirmation",
      question: "confirmation",
      why: "The confirmation dialog is shown for tools that are not marked read-only. Servers in its sandbox, and settings of the user, change that.",
      source: "https://code.visualstudio.com/api/extension-guides/ai/mcp",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "no dialog", guard: "none" } : { word: "dialog", guard: "asks" },
    },
  ],
});
