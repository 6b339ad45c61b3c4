import { defineClient } from "./define";

export default defineClient({
  id: "gemini-cli",
  views: [
    {
      id: "gemini-cli-plan",
      question: "in plan mode",
      why: "Plan mode denies every tool of a server but those that are declared read-only, and asks before these.",
      source: "https://github.com/google-gemini/gemini-cli/pull/28549",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "asks", guard: "asks" } : { word: "denied", guard: "refuses" },
    },
    {
      id: "gemini-cli-default",
      question: "otherwise",
      why: "Outside plan mode no hint is read: it asks, unless the server is trusted or the tool was allowed before. A person’s own policy rules can match hints (toolAnnotations).",
      source:
        "https://github.com/google-gemini/gemini-cli/blob/03647aa5cd6f7022bf18ff6f603e8a1e3e1422c8/packages/core/src/tools/mcp-tool.ts",
      date: "2026-11-20",
      treat: () => ({ word: "asks", guard: "asks" }),
    },
  ],
});
