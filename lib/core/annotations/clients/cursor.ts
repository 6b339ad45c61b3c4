import { defineClient } from "./define";

export default defineClient({
  id: "cursor",
  views: [
    {
      id: "cursor-ask-mode",
      question: "in Ask mode",
      why: "Ask mode runs only tools that are declared read-only, and blocks the rest. How Agent mode reads hints is not known.",
      source: "https://github.com/colbymchenry/codegraph/issues/1018",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "can run", guard: "none" } : { word: "blocked", guard: "refuses" },
    },
  ],
});
