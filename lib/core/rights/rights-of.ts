import type { ServerTexts } from "../classification/parsing/server-texts";
import { placeTools } from "../least/place";
import { OTHER } from "../least/placed";
import type { Grant, ToolRight } from "../model/right";
import type { SessionTool } from "../model/session";
import type { Snapshot } from "../model/snapshot";
import { askedScopes } from "./declared-scopes";
import { decide, hold, hostOf, type HeldRights, type NeededRight } from "./decide";
import type { ScopeAction } from "./define";
import { grantsOf } from "./grants";

export type ServerRights = { held: HeldRights; needs: readonly NeededRight[]; rights: readonly ToolRight[] };

/**
 * For each tool in order, whether the server's credentials let it work. Undefined when nothing is known about any: no scope was
 * given, and no tool asks for one. Linear in the tools.
 */
export function rightsOf(
  texts: ServerTexts,
  tools: readonly SessionTool[],
  { listedAs, reached }: Pick<Snapshot, "listedAs" | "reached">,
): ServerRights | undefined {
  const grants: readonly Grant[] = grantsOf(listedAs);
  const asked = tools.map(({ tool }) => askedScopes(tool));
  if (grants.length === 0 && asked.every((one) => one === undefined)) return undefined;
  const held = hold(grants, reached ? [hostOf(reached)] : []);
  const placed = placeTools(texts, tools);
  const needs = placed.map(({ resource, object, verb, kind }, at): NeededRight => ({
    action: actionOf(verb, kind),
    things: [...new Set([object, resource])].filter((thing) => thing !== OTHER),
    asked: asked[at],
  }));
  return { held, needs, rights: needs.map((need) => decide(need, held)) };
}

function actionOf(verb: string, kind: string): ScopeAction {
  if (kind === "reading") return "read";
  return verb === "delete" ? "delete" : "write";
}
