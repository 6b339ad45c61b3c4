import { defineClient } from "./define";

export default defineClient({
  id: "chatgpt",
  views: [
    {
      id: "chatgpt-badge",
      question: "badge and confirmation",
      why: "In developer mode a tool without readOnlyHint true is a write action, shown as WRITE, and asks before it runs.",
      source: "https://developers.openai.com/api/docs/guides/developer-mode",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "READ, runs", guard: "none" } : { word: "WRITE, asks", guard: "asks" },
    },
  ],
});
