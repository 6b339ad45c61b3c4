import { defineClient } from "./define";

export default defineClient({
  id: "amazon-q",
  label: "Amazon Q Developer CLI",
  views: [
    {
      id: "amazon-q-approval",
      question: "approval",
      why: "No hint is read: the agent file’s allowedTools names the servers and tools that run without asking, and any other asks.",
      source:
        "https://github.com/aws/amazon-q-developer-cli/blob/003cdad8cf59778846f6a6a3c59a9fbe9f4de26f/crates/chat-cli/src/cli/chat/tools/custom_tool.rs",
      date: "2026-11-20",
      treat: () => ({ word: "asks unless listed", guard: "asks" }),
    },
  ],
});
