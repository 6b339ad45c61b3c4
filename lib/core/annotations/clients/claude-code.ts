import { defineClient } from "./define";

export default defineClient({
  id: "claude-code",
  label: "Claude Code",
  views: [
    {
      id: "claude-code-order",
      question: "order",
      why: "Calls of tools that are declared read-only run side by side; all others wait for each other. A missing hint counts as not read-only.",
      source: "https://github.com/anthropics/claude-code/issues/14353",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) => (readOnlyHint === true ? { word: "in parallel", guard: "none" } : { word: "one at a time", guard: "orders" }),
    },
    {
      id: "claude-code-plan",
      question: "in plan mode",
      why: "Plan mode lets tools run that are declared read-only, and refuses all others. Seen by users of version 2.1.212.",
      source: "https://github.com/slynch8/10x/issues/3905",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) => (readOnlyHint === true ? { word: "runs", guard: "none" } : { word: "refused", guard: "refuses" }),
    },
  ],
});
