import { defineClient } from "./define";

export default defineClient({
  id: "claude-code",
  views: [
    {
      id: "claude-code-order",
      question: "order",
      why: "Calls of tools that are declared read-only run side by side; all others wait for each other. A missing hint counts as not read-only.",
      source: "https://github.com/anthropics/claude-code/issues/14353",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "in parallel", guard: "none" } : { word: "one at a time", guard: "orders" },
    },
    {
      id: "claude-code-plan",
      question: "in plan mode",
      why: "Plan mode asks before every call of a tool that is not declared read-only, also where a rule allows it; without a person to ask, the call is refused. As users read it in the code of a version of August 2026.",
      source: "https://github.com/justrach/codedb/pull/699",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "by its rules", guard: "none" } : { word: "asks each time", guard: "asks" },
    },
  ],
});
