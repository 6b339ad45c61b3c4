import { aboutTools } from "../../rules/about-tools";
import { HINTS } from "../../model/tool";
import { defineRule, eachTool } from "../define";

export default defineRule({
  ...aboutTools("hint-of-wrong-type"),
  fires: [
    [
      {
        name: "notes",
        tools: [{ name: "read_note", description: "Read a note.", annotations: { readOnlyHint: "true" } }],
      },
    ],
    [
      {
        name: "notes",
        tools: [{ name: "read_note", description: "Read a note.", annotations: { openWorldHint: null } }],
      },
    ],
    [{ name: "notes", tools: [{ name: "read_note", annotations: { title: 7 } }] }],
  ],
  silent: [
    [
      {
        name: "notes",
        tools: [
          {
            name: "read_note",
            description: "Read a note.",
            annotations: { readOnlyHint: true, openWorldHint: false, title: "Read" },
          },
          { name: "other", description: "Other." },
        ],
      },
    ],
  ],
  check: eachTool(({ tool, hints }) => {
    const wrong = HINTS.filter((hint) => hints[hint].wrong !== undefined);
    const [first] = wrong;
    if (first)
      return {
        message: `${wrong.map((hint) => `“${hint}”`).join(" and ")} ${wrong.length === 1 ? "is" : "are"} neither true nor false, so clients read ${wrong.length === 1 ? "it" : "them"} as missing.`,
        field: `annotations.${first}`,
        quote: hints[first].wrong,
      };
    const title = tool.annotations?.title;
    return title !== undefined && typeof title !== "string"
      ? {
          message: "“title” is no text, so clients read it as missing.",
          field: "annotations.title",
          quote: (JSON.stringify(title) ?? "").slice(0, 80),
        }
      : undefined;
  }),
});
