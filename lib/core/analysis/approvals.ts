import { EVERYTHING, type Gate } from "../model/gate";
import type { SessionTool } from "../model/session";

/** Tells whether a person is asked before each call of a tool, as the gates of the session say. */
export function isApprovedBy(gates: readonly Gate[] | undefined): (tool: SessionTool) => boolean {
  const on = new Set((gates ?? []).filter((gate) => gate.kind === "approval").map((gate) => gate.on));
  if (on.size === 0) return () => false;
  const all = on.has(EVERYTHING);
  return (tool) => all || on.has(tool.server) || on.has(tool.id);
}
