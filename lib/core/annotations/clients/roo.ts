import { defineClient } from "./define";

export default defineClient({
  id: "roo",
  label: "Roo Code",
  views: [
    {
      id: "roo-approval",
      question: "approval",
      why: "No hint is read: a call runs without asking when a person has put the tool on the server’s alwaysAllow list.",
      source:
        "https://github.com/RooCodeInc/Roo-Code/blob/0bd98576626b51ffdef6804f8b3c78791690631f/src/core/auto-approval/mcp.ts",
      date: "2026-11-20",
      treat: () => ({ word: "asks unless listed", guard: "asks" }),
    },
  ],
});
