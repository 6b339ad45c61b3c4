import { aboutTools } from "../../rules/about-tools";
import { defineRule } from "../define";

export default defineRule({
  ...aboutTools("hint-without-meaning"),
  fires: [
    [
      {
        name: "notes",
        tools: [
          { name: "read_note", description: "Read a note.", annotations: { readOnlyHint: true, idempotentHint: true } },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "notes",
        tools: [
          { name: "read_note", description: "Read a note.", annotations: { readOnlyHint: true } },
          { name: "set_note", description: "Set a note.", annotations: { readOnlyHint: false, idempotentHint: true } },
        ],
      },
    ],
  ],
  check: (servers) =>
    servers.flatMap(({ name, tools }) => {
      const idle = tools.filter(
        ({ hints: { readOnlyHint, destructiveHint, idempotentHint } }) =>
          readOnlyHint.declared &&
          readOnlyHint.value &&
          ((destructiveHint.declared && !destructiveHint.value) || idempotentHint.declared),
      );
      if (idle.length === 0) return [];
      return [
        {
          server: name,
          tools: idle.map(({ tool }) => tool.name),
          message: `${idle.length} read-only ${idle.length === 1 ? "tool declares" : "tools declare"} hints that mean something only of tools that change something.`,
          field: "annotations",
        },
      ];
    }),
});
