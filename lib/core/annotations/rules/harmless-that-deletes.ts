import { aboutTools } from "../../rules/about-tools";
import { claimedEffectsOf } from "../claimed-effects";
import { nameWords } from "../name-words";
import { sayPlace } from "../claimed-effects/effect";
import { defineRule, eachTool } from "../define";

/** What is removed from a list, or only unlinked, can be put back. */
const CAN_BE_PUT_BACK =
  /^(?:from|labels?|tags?|members?|reactions?|assignees?|followers?|stars?|favou?rites?|participants?|subscriptions?|subscribers?|watchers?|pins?|bookmarks?|alias(?:es)?|permissions?|access|roles?|relations?|links?|drafts?)$/;
/** Words that say that nothing is lost for good. */
const COMES_BACK =
  /\b(?:can be (?:restored|recovered|undone|undeleted|brought back)|soft[- ]delet\w*|moved? to (?:the )?(?:trash|bin|archive)|recycle bin|restor(?:e|ed) (?:later|within))\b/i;

export default defineRule({
  ...aboutTools("harmless-that-deletes"),
  fires: [
    [
      {
        name: "disk",
        tools: [
          {
            name: "delete_file",
            description: "Delete a file permanently.",
            annotations: { readOnlyHint: false, destructiveHint: false },
          },
        ],
      },
    ],
    [{ name: "disk", tools: [{ name: "delete_file", annotations: { destructiveHint: false } }] }],
    [
      {
        name: "disk",
        tools: [
          {
            name: "compact",
            description: "Compacts the store. What is older than a day is gone forever.",
            annotations: { destructiveHint: false },
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
            name: "delete_file",
            description: "Delete a file permanently.",
            annotations: { readOnlyHint: false, destructiveHint: true },
          },
          {
            name: "create_file",
            description: "Create a new file.",
            annotations: { readOnlyHint: false, destructiveHint: false },
          },
          {
            name: "remove_label",
            description: "Remove a label.",
            annotations: { readOnlyHint: false, destructiveHint: false },
          },
        ],
      },
    ],
    [
      {
        name: "mail",
        tools: [
          {
            name: "delete_mail",
            description: "Move a mail to the trash, from where it can be restored.",
            annotations: { destructiveHint: false },
          },
        ],
      },
    ],
  ],
  check: eachTool((read) => {
    const { destructiveHint, readOnlyHint } = read.hints;
    if (!destructiveHint.declared || destructiveHint.value || (readOnlyHint.value && readOnlyHint.declared))
      return undefined;
    const text = (read.tool.description ?? "").slice(0, 2_000);
    const effect = COMES_BACK.test(text)
      ? undefined
      : claimedEffectsOf(read).find(
          ({ kind, field, says, quote }) =>
            kind === "deletes" &&
            !(field.endsWith(".enum") && /^remove/i.test(quote)) &&
            (says === "cannot be undone" ||
              !nameWords(field === "name" ? read.tool.name : quote).some((word) => CAN_BE_PUT_BACK.test(word))),
        );
    return (
      effect && {
        message: `It declares that it destroys nothing, and “${effect.quote}” in ${sayPlace(effect)} says that it ${effect.says}.`,
        field: effect.field === "name" ? "annotations.destructiveHint" : effect.field,
        quote: effect.quote,
      }
    );
  }),
});
