import { aboutTools } from "../../rules/about-tools";
import { defineRule, eachTool } from "../define";

export default defineRule({
  ...aboutTools("destructive-and-read-only"),
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
