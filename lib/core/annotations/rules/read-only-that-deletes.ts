import { aboutTools } from "../../rules/about-tools";
import { claimedEffectsOf } from "../claimed-effects";
import { onlyTells } from "../only-tells";
import { sayPlace } from "../claimed-effects/effect";
import { defineRule, eachTool } from "../define";

export default defineRule({
  ...aboutTools("read-only-that-deletes"),
  fires: [
    [
      {
        name: "repo",
        tools: [{ name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: true } }],
      },
    ],
    [
      {
        name: "disk",
        tools: [
          {
            name: "tidy",
            description: "Lists files that are a week old and then permanently deletes them.",
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
    [
      {
        name: "disk",
        tools: [
          {
            name: "files",
            inputSchema: { type: "object", properties: { action: { enum: ["list", "delete"] } } },
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
  ],
  silent: [
    [
      {
        name: "repo",
        tools: [
          { name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: false } },
          { name: "list_deleted", description: "List deleted branches.", annotations: { readOnlyHint: true } },
        ],
      },
    ],
    [
      {
        name: "disk",
        tools: [
          {
            name: "peek",
            description: "Reads messages without removing them. Removes duplicates from the result.",
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
  ],
  check: eachTool((read) => {
    const { readOnlyHint } = read.hints;
    if (!readOnlyHint.declared || !readOnlyHint.value || onlyTells(read)) return undefined;
    const effect = claimedEffectsOf(read).find(({ kind }) => kind === "deletes");
    return (
      effect && {
        message: `It declares that it changes nothing, and “${effect.quote}” in ${sayPlace(effect)} says that it ${effect.says}.`,
        field: effect.field === "name" ? "annotations.readOnlyHint" : effect.field,
        quote: effect.quote,
      }
    );
  }),
});
