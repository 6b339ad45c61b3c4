import { aboutTools } from "../../rules/about-tools";
import { claimedEffectsOf } from "../claimed-effects";
import { onlyTells } from "../only-tells";
import { sayPlace } from "../claimed-effects/effect";
import { defineRule, eachTool } from "../define";

/** Statements and code of the caller's choice, and what narrows them to reading. */
const ANYTHING = /\b(?:arbitrary|any|raw)\s(?:\w{1,12}\s){0,2}(?:sql|code|commands?|scripts?|shell|mutations?)\b/i;
const ONLY_READS =
  /read[- ]?only|select[- ]only|only (?:select|read|queries)|\bselect (?:queries|statements)|not (?:be )?modif|\bexplain\b/i;

export default defineRule({
  ...aboutTools("read-only-that-writes"),
  fires: [
    [
      {
        name: "desk",
        tools: [
          {
            name: "create_ticket",
            description: "Create a ticket in the help desk.",
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
    [
      {
        name: "desk",
        tools: [
          {
            name: "get_schema",
            description: "Reads the schema and saves it to a local file.",
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
    [
      {
        name: "base",
        tools: [
          {
            name: "show",
            description: "Executes an arbitrary SQL statement.",
            inputSchema: { type: "object", properties: { statement: { type: "string" } } },
            annotations: { readOnlyHint: true },
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
            name: "list_tickets",
            description: "List the tickets of the help desk.",
            annotations: { readOnlyHint: true },
          },
          { name: "create_ticket", description: "Create a ticket." },
        ],
      },
    ],
    [
      {
        name: "desk",
        tools: [
          {
            name: "create_reply_template",
            description: "Returns a text to start a reply from.",
            annotations: { readOnlyHint: true },
          },
          {
            name: "query",
            description: "Run any SQL query; only SELECT statements are taken.",
            annotations: { readOnlyHint: true },
          },
        ],
      },
    ],
  ],
  check: eachTool((read) => {
    const { readOnlyHint } = read.hints;
    const { tool, reading, classification } = read;
    if (!readOnlyHint.declared || !readOnlyHint.value || onlyTells(read)) return undefined;
    const effects = claimedEffectsOf(read);
    if (effects.some(({ kind }) => kind === "deletes")) return undefined;
    const described = (tool.description ?? "") !== "";
    const effect = effects.find(({ field, kind }) =>
      field !== "name"
        ? kind !== "overwrites" || reading.said?.meaning.changes
        : !described || (reading.said?.meaning.changes && (classification.writes || kind === "sends")),
    );
    if (effect)
      return {
        message: `It declares that it changes nothing, and “${effect.quote}” in ${sayPlace(effect)} says that it ${effect.says}.`,
        field: effect.field === "name" ? "annotations.readOnlyHint" : effect.field,
        quote: effect.quote,
      };
    const text = (tool.description ?? "").slice(0, 2_000);
    const anything = reading.params.some(({ free }) => free) && !ONLY_READS.test(text) ? ANYTHING.exec(text) : null;
    return anything
      ? {
          message: `It declares that it changes nothing, and runs “${anything[0]}” of the caller’s choice.`,
          field: "description",
          quote: anything[0],
        }
      : undefined;
  }),
});
