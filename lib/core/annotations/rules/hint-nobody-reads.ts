import { aboutTools } from "../../rules/about-tools";
import { HINTS, type Tool } from "../../model/tool";
import { defineRule, eachTool } from "../define";

const HINT_NAMES: ReadonlySet<string> = new Set(HINTS);
/** A hint under a wrong name: with other capitals, without “Hint”, or with separators. */
const byStem = new Map(
  HINTS.flatMap((hint) => [hint, hint.replace(/Hint$/, "")].map((name) => [name.toLowerCase(), hint] as const)),
);
const stemOf = (key: string) => byStem.get(key.toLowerCase().replace(/[_-]/g, ""));

function lostHint(tool: Tool): { field: string; words: string } | undefined {
  const annotations: Record<string, unknown> = tool.annotations ?? {};
  for (const key of Object.keys(annotations)) {
    const meant = stemOf(key);
    if (meant && !HINT_NAMES.has(key))
      return { field: `annotations.${key}`, words: `“${key}” is no hint of the specification; “${meant}” is` };
  }
  for (const hint of HINTS) {
    if (Object.hasOwn(tool, hint)) return { field: hint, words: `“${hint}” stands beside “annotations” and not in it` };
    if (tool._meta && Object.hasOwn(tool._meta, hint))
      return { field: `_meta.${hint}`, words: `“${hint}” stands in “_meta” and not in “annotations”` };
  }
  return undefined;
}

export default defineRule({
  ...aboutTools("hint-nobody-reads"),
  fires: [
    [{ name: "notes", tools: [{ name: "read_note", description: "Read a note.", annotations: { readonly: true } }] }],
    [{ name: "notes", tools: [{ name: "read_note", description: "Read a note.", readOnlyHint: true }] }],
  ],
  silent: [
    [
      {
        name: "notes",
        tools: [
          { name: "read_note", description: "Read a note.", annotations: { readOnlyHint: true, title: "Read" } },
          { name: "other", description: "Other.", annotations: { audience: ["user"] } },
        ],
      },
    ],
  ],
  check: eachTool(({ tool }) => {
    const lost = lostHint(tool);
    return lost && { message: `${lost.words}.`, field: lost.field };
  }),
});
