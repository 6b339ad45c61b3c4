import type { Tool } from "../model/tool";
import { claimsOf } from "../vocabularies/claims";
import { DESTINATIONS, OUTCOMES, SENSITIVITIES, SOURCES, worse, type ToolLabel } from "./labels";

/** Both labels at once: of each value the worse, and a mark when one of them has it. */
export function worseLabel(one: ToolLabel, other: ToolLabel): ToolLabel {
  const source = worse(SOURCES, one.source, other.source);
  const sensitivity = worse(SENSITIVITIES, one.sensitivity, other.sensitivity);
  const untrusted = one.untrusted ?? other.untrusted;
  const destination = worse(DESTINATIONS, one.destination, other.destination);
  const outcomes = worse(OUTCOMES, one.outcomes, other.outcomes);
  return {
    ...(source && { source }),
    ...(sensitivity && { sensitivity }),
    ...(untrusted !== undefined && { untrusted: one.untrusted === true || other.untrusted === true }),
    ...(destination && { destination }),
    ...(outcomes && { outcomes }),
  };
}

/**
 * What a server declares of a tool in the draft's own values, read from every vocabulary that claims something of data, and from a
 * declared `openWorldHint`, which the draft takes for "may bring in what is not trusted". A claim, unproved.
 */
export function declaredLabel(tool: Pick<Tool, "annotations" | "_meta">): ToolLabel {
  const open: ToolLabel = tool.annotations?.openWorldHint === true ? { untrusted: true } : {};
  return claimsOf(tool).reduce((label, { meaning }) => worseLabel(label, meaning.label ?? {}), open);
}

/** Of a tool's `_meta` only what labels are read from. */
export function labelMeta(meta: Tool["_meta"]): Tool["_meta"] {
  const kept = Object.entries(meta ?? {}).filter(([key, value]) =>
    claimsOf({ _meta: { [key]: value } }).some(({ meaning }) => meaning.label !== undefined),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
