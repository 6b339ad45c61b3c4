import { EVERYTHING, type Gate } from "../model/gate";
import type { SessionTool } from "../model/session";

/** Whether a gate stands before a tool: on everything, on its server, or on it. */
export const standsOn = ({ on }: Gate, { id, server }: Pick<SessionTool, "id" | "server">): boolean =>
  on === EVERYTHING || on === server || on === id;

/** Whether no rule lifts a gate for a tool. */
export const holdsFor = ({ except }: Gate, { id }: Pick<SessionTool, "id">): boolean =>
  except === undefined || !(except.includes(EVERYTHING) || except.includes(id));

/** Returns whether a person is asked before each call of a tool, as the gates of the session say. */
export function isApprovedBy(gates: readonly Gate[] | undefined): (tool: SessionTool) => boolean {
  const approvals = (gates ?? []).filter((gate) => gate.kind === "approval");
  const plain = approvals.filter((gate) => gate.except === undefined);
  const others = approvals.filter((gate) => gate.except !== undefined);
  const on = new Set(plain.map((gate) => gate.on));
  if (approvals.length === 0) return () => false;
  const all = on.has(EVERYTHING);
  return (tool) =>
    all ||
    on.has(tool.server) ||
    on.has(tool.id) ||
    others.some((gate) => standsOn(gate, tool) && holdsFor(gate, tool));
}
