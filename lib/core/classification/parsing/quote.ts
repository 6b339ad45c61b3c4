import type { Tool } from "../../model/tool";

/** Where words stand in a tool: the field, and the place in its text. */
export type QuotedWords = { field: string; span: [number, number] };

/** How many texts of a schema are looked through. */
const TEXTS = 5_000;

/** Finds words in a tool's name, title, description, or in a name or text of its input schema; null if they occur nowhere. */
export function findQuote(tool: Tool, quote: string): QuotedWords | null {
  if (!quote) return null;
  for (const field of ["name", "title", "description"] as const) {
    const at = tool[field]?.indexOf(quote) ?? -1;
    if (at >= 0) return { field, span: [at, at + quote.length] };
  }
  for (const { field, text } of schemaTexts(tool.inputSchema)) {
    const at = text.indexOf(quote);
    if (at >= 0) return { field, span: [at, at + quote.length] };
  }
  return null;
}

/** Every name and text of a schema with its path, without recursion, so that depth does no harm. */
function* schemaTexts(schema: unknown): Generator<{ field: string; text: string }> {
  const todo: { field: string; value: unknown }[] = [{ field: "inputSchema", value: schema }];
  let left = TEXTS;
  for (let next = todo.shift(); next && left > 0; next = todo.shift()) {
    const { field, value } = next;
    if (typeof value === "string") {
      left--;
      yield { field, text: value };
    }
    if (value === null || typeof value !== "object") continue;
    for (const [key, member] of Object.entries(value)) {
      if (todo.length > TEXTS) break;
      const path = `${field}.${key}`;
      if (field.endsWith(".properties")) {
        left--;
        yield { field: path, text: key };
      }
      todo.push({ field: path, value: member });
    }
  }
}
