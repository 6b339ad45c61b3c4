import { isPageEntry } from "../channels/apps";
import { BESIDE_KINDS, type BesideKind } from "../model/beside";
import type { Snapshot } from "../model/snapshot";

/** How many entries of each kind a listing has. */
export function countBeside(snapshot: Snapshot): Record<BesideKind, number> {
  return Object.fromEntries(BESIDE_KINDS.map((kind) => [kind, entriesOf(snapshot, kind).length])) as Record<
    BesideKind,
    number
  >;
}

/** Pages stand among the resources of a listing, and are judged as pages. */
export function entriesOf(
  { instructions, prompts, resources, resourceTemplates }: Snapshot,
  kind: BesideKind,
): unknown[] {
  if (kind === "instructions") return instructions !== undefined && instructions.trim() !== "" ? [instructions] : [];
  if (kind === "prompts") return prompts;
  if (kind === "apps") return [...resources, ...resourceTemplates].filter(isPageEntry);
  return (kind === "resources" ? resources : resourceTemplates).filter((entry) => !isPageEntry(entry));
}
