import { defineRule, eachTool } from "../define";

export default defineRule({
  id: "destructive-and-read-only",
  code: "LT066",
  kind: "claim",
  title: "Read-only and destructive at once",
  why: "The server declares readOnlyHint true and destructiveHint true. One of them is wrong, and clients differ in which one they read.",
  help: "Declare one of them.",
  level: "warning",
  confidence: "high",
  fires: [
    [
      {
        name: "disk",
        tools: [
          {
            name: "scan_disk",
            description: "Scan a disk.",
            annotations: { readOnlyHint: true, destructiveHint: true },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "disk",
        tools: [
          {
            name: "scan_disk",
            description: "Scan a disk.",
            annotations: { readOnlyHint: true, destructiveHint: false },
          },
        ],
      },
    ],
  ],
  check: eachTool(({ hints: { readOnlyHint, destructiveHint } }) =>
    readOnlyHint.declared && readOnlyHint.value && destructiveHint.declared && destructiveHint.value
      ? {
          message: "It declares that it changes nothing, and that it may destroy something.",
          field: "annotations.destructiveHint",
        }
      : undefined,
  ),
});
