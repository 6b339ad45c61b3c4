import type { Override } from "../../model/verdict";
import type { FiledOverride } from "../scoring/override-file";

/** A server as it is registered here; `definition` gives the digest of a tool as it is listed now, where it is known. */
export type Here = { name: string; identity?: string; definition?: (tool: string) => string | undefined };

/** Overrides of a file as they concern the servers here, and those that were said of another definition. */
export type CarriedOverrides = { overrides: Override[]; left: FiledOverride[] };

/**
 * What people elsewhere decided, carried over to the servers here: a server that is reached in the same way is the same one, whatever
 * either side calls it. A word that may lower a verdict counts for no other definition than the one it was said of, so it is left out
 * where the tool has changed; a yes is carried over.
 */
export function carryOver(filed: readonly FiledOverride[], here: readonly Here[]): CarriedOverrides {
  const carried: CarriedOverrides = { overrides: [], left: [] };
  for (const override of filed) {
    const { reached: _reached, definition, ...said } = override;
    const server = findServer(override, here);
    const now = server?.definition?.(said.tool);
    const changed = definition !== undefined && now !== undefined && definition !== now;
    if (changed && said.verdict !== "yes") carried.left.push(override);
    else carried.overrides.push({ ...said, server: server?.name ?? said.server });
  }
  return carried;
}

function findServer({ server, reached }: FiledOverride, here: readonly Here[]): Here | undefined {
  const named = here.find(({ name }) => name === server);
  if (reached === undefined || named?.identity === reached) return named;
  return here.find(({ identity }) => identity === reached) ?? named;
}
