import type { Tool } from "../model/tool";
import { isRecord } from "../text/is-record";
import { scopesIn } from "./tokens/define";

/** What a tool says a caller needs: all scopes of one of these lists; an empty list means none. */
export type RequiredScopes = { field: string; alternatives: readonly (readonly string[])[] };

const MOST_SCHEMES = 20;
/** Fields under which servers list the scopes that a tool asks for, all of them needed. */
const LISTS = new Set(["requiredscopes", "scopes", "oauthscopes", "xrequiredscopes", "xscopes", "xoauthscopes"]);

const bareName = (key: string) =>
  key
    .slice(key.lastIndexOf("/") + 1)
    .replace(/[_-]/g, "")
    .toLowerCase();

/**
 * The scopes that a tool declares: `securitySchemes` (OpenAI's Apps SDK), `security` (OpenAPI), or a list of required scopes, on the tool,
 * in its `_meta` or among its annotations. The first place that says something counts.
 */
export function askedScopes(tool: Tool): RequiredScopes | undefined {
  for (const [place, values] of [
    ["", tool],
    ["_meta.", tool._meta],
    ["annotations.", tool.annotations],
  ] as const) {
    if (!values) continue;
    for (const [key, value] of Object.entries(values).slice(0, 100)) {
      const alternatives = alternativesIn(key, value);
      if (alternatives.length > 0) return { field: `${place}${key}`, alternatives };
    }
  }
  return undefined;
}

function alternativesIn(key: string, value: unknown): string[][] {
  const name = bareName(key);
  if (LISTS.has(name)) {
    const scopes = scopesIn(value);
    return scopes.length > 0 ? [scopes] : [];
  }
  if (!Array.isArray(value)) return [];
  const nodes = value.slice(0, MOST_SCHEMES).filter(isRecord);
  if (name === "securityschemes")
    return nodes.flatMap((node) => {
      if (node["type"] === "noauth") return [[]];
      const scopes = scopesIn(node["scopes"]);
      return node["type"] === "oauth2" && scopes.length > 0 ? [scopes] : [];
    });
  // In OpenAPI each node holds schemes that are needed together; one without any means that none is needed.
  if (name === "security") return nodes.map((node) => [...new Set(Object.values(node).flatMap(scopesIn))]);
  return [];
}
