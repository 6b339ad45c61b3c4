import { HINTS, type Tool } from "../model/tool";
import { meaningsOf, vocabularyOf } from "../vocabularies";
import type { Meaning, Vocabulary } from "../vocabularies/define";
import { fieldsOf } from "./texts";

/** A claim beside the hints: its value as shortened JSON, its vocabulary, if that is known, and what it amounts to. */
export type FurtherClaim = { field: string; value: string; vocabulary?: Vocabulary; meanings: readonly Meaning[] };

const KNOWN: Record<Vocabulary["where"], ReadonlySet<string>> = {
  annotations: new Set([...HINTS, "title"]),
  _meta: new Set(["annotations"]),
  tool: new Set(["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"]),
};
const MOST = 50;
const LONGEST = 160;

/** What a server claims about a tool beside the hints of the specification, even where no client looks for it. */
export function furtherClaims(tool: Tool): FurtherClaim[] {
  const claims: FurtherClaim[] = [];
  const read = (where: Vocabulary["where"], values: unknown, place: string = where) => {
    if (typeof values !== "object" || values === null || Array.isArray(values)) return;
    for (const [key, value] of Object.entries(values)) {
      if (claims.length >= MOST || (place === where && KNOWN[where].has(key)) || value === undefined) continue;
      claims.push({
        field: where === "tool" ? key : `${place}.${key}`,
        value: (JSON.stringify(value) ?? "").slice(0, LONGEST),
        vocabulary: vocabularyOf(where, key, value) ?? misplaced(where, key),
        meanings: meaningsOf(key, value),
      });
    }
  };
  read("annotations", tool.annotations);
  read("_meta", tool._meta);
  read("annotations", tool._meta?.["annotations"], "_meta.annotations");
  read("tool", tool);
  const headers = fieldsOf(tool.inputSchema, "inputSchema").flatMap(({ name, node }) =>
    typeof node["x-mcp-header"] === "string" ? [[name, node["x-mcp-header"]] as const] : [],
  );
  if (headers.length > 0) read("tool", { "x-mcp-header": Object.fromEntries(headers) });
  return claims;
}

/** A hint of the specification in a place where clients do not read it. */
function misplaced(where: Vocabulary["where"], key: string): Vocabulary | undefined {
  const hint = HINTS.find((one) => one === key);
  return hint && where !== "annotations"
    ? {
        id: "misplaced",
        title: `${hint} stands where no client reads it; its place is “annotations”`,
        status: "unknown",
        source: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
        date: "2026-08-22",
        where,
        keys: /^$/,
      }
    : undefined;
}
