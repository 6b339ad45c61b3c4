import { defineClient } from "./define";

export default defineClient({
  id: "zed",
  views: [
    {
      id: "zed-approval",
      question: "approval",
      why: "No hint is read: the settings’ tool_permissions decide by the tool’s name, and ask where they say nothing.",
      source:
        "https://github.com/zed-industries/zed/blob/004000881221721fb303bef30f2ad8d782d6a17b/crates/agent/src/tools/context_server_registry.rs",
      date: "2026-11-20",
      treat: () => ({ word: "asks unless listed", guard: "asks" }),
    },
  ],
});
