import { defineVocabulary } from "./define";
import { members } from "./metadata";

export default defineVocabulary({
  id: "execution",
  title: "Support of tasks, execution.taskSupport (2025-11-25)",
  status: "specification",
  source: "https://modelcontextprotocol.io/specification/2025-11-25/changelog",
  date: "2026-08-22",
  where: "tool",
  keys: /^execution$/,
  reads: {
    execution: members({
      taskSupport: (value) =>
        value === "required"
          ? [{ says: "progress", words: "it runs only as a task, which can be watched and cancelled" }]
          : value === "optional"
            ? [{ says: "progress", words: "it can run as a task, which can be watched and cancelled" }]
            : [],
    }),
  },
});
