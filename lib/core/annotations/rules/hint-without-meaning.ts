import { defineRule } from "../define";

export default defineRule({
  id: "hint-without-meaning",
  code: "LT068",
  kind: "claim",
  title: "A hint that means nothing",
  why: "By the specification destructiveHint and idempotentHint mean something only when readOnlyHint is false. Beside readOnlyHint true they say nothing, and a reader may think that they do.",
  help: "Leave them out of read-only tools. No client treats the tool otherwise.",
  level: "note",
  confidence: "high",
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
