import type { Tool } from "../model/tool";
import type { Meaning } from "./define";
import { meaningsOf } from "./index";

/** One claim, where it stands, and the words to quote. */
export type Claim = { meaning: Meaning; field: string; text: string };

/** How many keys of one place are read. */
const MOST = 100;
/** UTF-16 units of a value that are quoted. */
const LONGEST = 80;

/**
 * What a server claims about a tool beside the hints of the specification: among its annotations, in `_meta`, and among the annotations
 * that a resolved tool has in `_meta` (SEP-1913).
 */
export function claimsOf(tool: Pick<Tool, "annotations" | "_meta">): Claim[] {
  if (tool.annotations === undefined && tool._meta === undefined) return [];
  return [
    ...claimsIn("annotations", tool.annotations),
    ...claimsIn("_meta", tool._meta),
    ...claimsIn("_meta.annotations", tool._meta?.["annotations"]),
  ];
}

function claimsIn(place: string, values: unknown): Claim[] {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return [];
  const own = values as Record<string, unknown>;
  return Object.keys(own)
    .slice(0, MOST)
    .flatMap((key) =>
      meaningsOf(key, own[key]).map((meaning) => ({
        meaning,
        field: `${place}.${key}`,
        text: `${key.slice(key.lastIndexOf("/") + 1)}: ${textOf(own[key])}`,
      })),
    );
}

const textOf = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, LONGEST);
