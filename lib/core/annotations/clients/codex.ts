import { defineClient } from "./define";

export default defineClient({
  id: "codex",
  views: [
    {
      id: "codex-approval",
      question: "approval (auto)",
      why: "In its default mode destructiveHint true always asks, then readOnlyHint true runs, and anything else asks unless both destructiveHint and openWorldHint are declared false.",
      source:
        "https://github.com/openai/codex/blob/ca466061d64f0b44f416135c7fd06aa7af850bbc/codex-rs/core/src/mcp_tool_call.rs",
      date: "2026-11-20",
      treat: ({ readOnlyHint, destructiveHint, openWorldHint }) => {
        if (destructiveHint === true) return { word: "asks", guard: "asks" };
        if (readOnlyHint === true) return { word: "runs", guard: "none" };
        return destructiveHint === false && openWorldHint === false
          ? { word: "runs", guard: "none" }
          : { word: "asks", guard: "asks" };
      },
    },
    {
      id: "codex-writes",
      question: "approval (writes)",
      why: "In the mode “writes” it asks for tools that are not declared read-only, and reads no other hint.",
      source:
        "https://github.com/openai/codex/blob/ca466061d64f0b44f416135c7fd06aa7af850bbc/codex-rs/core/src/mcp_tool_call.rs",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "runs", guard: "none" } : { word: "asks", guard: "asks" },
    },
    {
      id: "codex-order",
      question: "order",
      why: "Calls of tools that are declared read-only may run side by side, unless the server is configured to allow it for all.",
      source: "https://github.com/openai/codex/pull/23750",
      date: "2026-11-20",
      treat: ({ readOnlyHint }) =>
        readOnlyHint === true ? { word: "in parallel", guard: "none" } : { word: "one at a time", guard: "orders" },
    },
  ],
});
