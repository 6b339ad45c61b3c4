import type { Tool } from "../model/tool";
import { DESTINATIONS, OUTCOMES, SENSITIVITIES, SOURCES, worse, type ToolLabel } from "./labels";

/** Where the two extensions that the draft was split into (2026-06-10) put their claims. */
const TRUST = "io.modelcontextprotocol/trust-annotations";
const ACTION = "io.modelcontextprotocol/action-metadata";

type Node = Record<string, unknown>;
const nodeOf = (value: unknown): Node =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** Of a value or a list of possible values the worst that the draft knows; others are no claim. */
function worst<T extends string>(list: readonly T[], value: unknown): T | undefined {
  const said = (Array.isArray(value) ? (value as unknown[]).slice(0, 50) : [value]).map((one) =>
    "regulated" in nodeOf(one) ? "regulated" : one,
  );
  return said.reduce<T | undefined>(
    (so, one) =>
      worse(
        list,
        so,
        list.find((known) => known === one),
      ),
    undefined,
  );
}

/**
 * What a server declares of a tool in the draft's own words: `inputMetadata` and `returnMetadata` among the annotations, the two
 * extensions in `_meta`, and a declared `openWorldHint`, which the draft reads as "may bring in what is not trusted". A claim, unproved.
 */
export function declaredLabel({ annotations, _meta }: Pick<Tool, "annotations" | "_meta">): ToolLabel {
  const { inputMetadata, returnMetadata } = nodeOf(annotations);
  const action = nodeOf(_meta?.[ACTION]);
  const trust = nodeOf(_meta?.[TRUST]);
  const [input, output] = [
    { ...nodeOf(action["inputMetadata"]), ...nodeOf(inputMetadata) } as Node,
    { ...nodeOf(action["returnMetadata"]), ...nodeOf(returnMetadata) } as Node,
  ];
  const source = worst(SOURCES, output["source"]);
  const sensitivity = worst(SENSITIVITIES, output["sensitivity"]) ?? (trust["sensitive"] === true ? "user" : undefined);
  const untrusted =
    trust["untrusted"] === true || source === "untrustedPublic" || annotations?.openWorldHint === true
      ? true
      : undefined;
  const destination = worst(DESTINATIONS, input["destination"]);
  const outcomes = worst(OUTCOMES, input["outcomes"]);
  return {
    ...(source && { source }),
    ...(sensitivity && { sensitivity }),
    ...(untrusted && { untrusted }),
    ...(destination && { destination }),
    ...(outcomes && { outcomes }),
  };
}

/** Of a tool's `_meta` only what labels are read from. */
export function labelMeta(meta: Tool["_meta"]): Tool["_meta"] {
  const kept = Object.entries(meta ?? {}).filter(([key]) => key === TRUST || key === ACTION);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
