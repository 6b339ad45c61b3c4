import { defineClient } from "./define";

export default defineClient({
  id: "mcpproxy",
  label: "MCPProxy",
  views: [
    {
      id: "mcpproxy-call-with",
      question: "called with",
      why: "The gateway recommends one of three tools to call it with, so that permission lists can tell them apart: destructiveHint true first, then readOnlyHint false, and otherwise, also where nothing is declared, reading.",
      source: "https://github.com/smart-mcp-proxy/mcpproxy-go",
      date: "2026-11-20",
      treat: ({ readOnlyHint, destructiveHint }) => {
        if (destructiveHint === true) return { word: "call_tool_destructive", guard: "asks" };
        return readOnlyHint === false
          ? { word: "call_tool_write", guard: "asks" }
          : { word: "call_tool_read", guard: "none" };
      },
    },
  ],
});
