import * as z from "zod";
import { LEGS, type Leg } from "../model/leg";
import type { Tool } from "../model/tool";
import { shorten, showHidden } from "../text/visible";
import type { VerdictWord } from "../model/verdict";
import { findQuote } from "../classification/parsing/quote";

/** What a model said about one leg. */
export type LegOpinion = { leg: Leg; verdict: VerdictWord; reason: string; quote: string };

/** How much of an answer is kept, in characters. */
const REASON = 300;
const QUOTE = 160;
/** More than this is not read: an answer is a few hundred characters long. */
const ANSWER = 64_000;

const WORDS: Record<string, VerdictWord> = {
  yes: "yes",
  possible: "possible",
  no: "no",
  possibly: "possible",
  maybe: "possible",
};
const WordSchema = z
  .string()
  .transform((word) => WORDS[word.trim().toLowerCase()])
  .pipe(z.enum(["yes", "possible", "no"]));
const SaidSchema = z.object({ verdict: WordSchema, reason: z.string().catch(""), quote: z.string().catch("") });

/**
 * Reads a model's answer about a tool. Lenient about what surrounds the JSON, strict about what is in it: a leg without a
 * verdict in one of the three words gives no opinion, and a quote that does not stand in the tool is dropped.
 */
export function readAnswer(text: string, tool: Tool): LegOpinion[] {
  const object = findObject(text.slice(0, ANSWER));
  if (!object) return [];
  return LEGS.flatMap((leg) => {
    const parsed = SaidSchema.safeParse(object[leg]);
    if (!parsed.success) return [];
    const { verdict, reason, quote } = parsed.data;
    const words = shorten(quote, QUOTE) === quote && findQuote(tool, quote) ? quote : "";
    return [{ leg, verdict, reason: shorten(showHidden(reason), REASON), quote: words }];
  });
}

/** The last object in the text that speaks of a leg: models think aloud first, and wrap JSON in fences. */
function findObject(text: string): Record<string, unknown> | null {
  const candidates = [...topLevelObjects(text), text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)];
  const objects = candidates.map(parse).filter((one) => one !== null);
  return objects.findLast((one) => LEGS.some((leg) => Object.hasOwn(one, leg))) ?? null;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** Every outermost balanced `{…}`, in one pass. */
function topLevelObjects(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === "\\") at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = depth > 0;
    else if (char === "{") {
      if (depth++ === 0) start = at;
    } else if (char === "}" && depth > 0 && --depth === 0) found.push(text.slice(start, at + 1));
  }
  return found;
}
