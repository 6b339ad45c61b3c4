import { aboutTools } from "../../rules/about-tools";
import { claimedEffectsOf } from "../claimed-effects";
import { defineRule, type ReadTool } from "../define";
import { verbOf } from "../texts";

/** Verbs of names that overwrite only where the evidence as a whole says so. */
const MAY_OVERWRITE = /^(?:write|set|change|put|save|execute|exec|run)$/i;
/** Words that say that the old value is kept. */
const KEEPS =
  /\b(?:only (?:adds|appends)|never overwrit\w*|(?:does|will) not overwrite|without overwriting|only if (?:the |it |one )?\w* ?(?:does not|doesn['’]t) exist|(?:old|previous|earlier) (?:\w+ )?(?:versions?|values?) (?:is|are|stays?) (?:kept|preserved)|kept in (?:the )?(?:version )?history|can be (?:undone|reverted|rolled back))\b/i;

function overwrites(read: ReadTool): boolean {
  const {
    hints,
    reading: { action },
    classification,
    tool,
  } = read;
  if (
    !hints.destructiveHint.declared ||
    hints.destructiveHint.value ||
    (hints.readOnlyHint.declared && hints.readOnlyHint.value)
  )
    return false;
  if (KEEPS.test((tool.description ?? "").slice(0, 2_000))) return false;
  if (
    claimedEffectsOf(read).some(
      ({ kind, field }) =>
        kind === "overwrites" && (field === "name" || field === "description" || field.endsWith(".enum")),
    )
  )
    return true;
  return classification.destructive && action?.field === "name" && MAY_OVERWRITE.test(verbOf(action));
}

export default defineRule({
  ...aboutTools("harmless-that-overwrites"),
  fires: [
    [
      {
        name: "disk",
        tools: [
          {
            name: "write_file",
            description: "Overwrite a file with new content. The old content is lost.",
            inputSchema: { type: "object", properties: { path: { type: "string" }, content: { type: "string" } } },
            annotations: { readOnlyHint: false, destructiveHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "desk",
        tools: [
          {
            name: "service_update",
            description: "Update properties of a service.",
            annotations: { destructiveHint: false },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "desk",
        tools: [
          {
            name: "add_comment",
            description: "Add a comment to a ticket.",
            annotations: { readOnlyHint: false, destructiveHint: false },
          },
          {
            name: "create_status_update",
            description: "Post a status update.",
            annotations: { destructiveHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "desk",
        tools: [
          {
            name: "update_page",
            description: "Change a page. Earlier versions are kept.",
            annotations: { destructiveHint: false },
          },
        ],
      },
    ],
  ],
  check: (servers) =>
    servers.flatMap(({ name, tools }) => {
      const found = tools.filter(overwrites);
      if (found.length === 0) return [];
      return [
        {
          server: name,
          tools: found.map(({ tool }) => tool.name),
          message: `${found.length} ${found.length === 1 ? "tool declares" : "tools declare"} that nothing is destroyed, and ${found.length === 1 ? "replaces" : "replace"} what was there before.`,
          field: "annotations.destructiveHint",
        },
      ];
    }),
});
