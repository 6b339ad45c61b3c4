import { defineClient } from "./define";

export default defineClient({
  id: "qwen-code",
  views: [
    {
      id: "qwen-code-approval",
      question: "approval",
      why: "A tool that is declared read-only needs no confirmation, in plan mode too; any other asks, and plan mode blocks it.",
      source: "https://github.com/QwenLM/qwen-code/pull/1837",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "runs", guard: "none" } : { word: "asks", guard: "asks" },
    },
  ],
});
