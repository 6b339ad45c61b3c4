import { LEGS, perLeg, type Leg, type PerLeg } from "../model/leg";
import type { Session, Stance } from "../model/session";
import { BIT, FULL, legsIn, maskOf } from "./mask";

/** One call of a walk: the legs that it adds, all that are held after it, and which call added each, in order. */
export type WalkStep = { call: string; known: boolean; adds: Leg[]; held: Leg[]; mask: number; by: PerLeg<string[]> };
export type Walk = {
  steps: WalkStep[];
  /** The index of the step at which the walk became lethal; absent when it did not. */
  lethalAt?: number;
  /** Calls of tools that the session does not have, or has switched off: they may have added anything. */
  unknown: string[];
};

/**
 * Takes calls (tool ids) in the order in which they were made and adds up their legs. What has come
 * into the context stays there, so nothing is ever lost; only what was called counts, not what could have been.
 */
export function walk(session: Session, calls: readonly string[], stance: Stance): Walk {
  const masks = new Map(
    session.servers
      .filter((server) => !server.off)
      .flatMap((server) =>
        server.tools.filter((tool) => !tool.off).map((tool) => [tool.id, maskOf(tool.classification, stance)]),
      ),
  );
  let mask = 0;
  let by: PerLeg<string[]> = perLeg(() => []);
  const steps = calls.map((call): WalkStep => {
    const brought = masks.get(call) ?? 0;
    const adds = legsIn(brought & ~mask);
    mask |= brought;
    const before = by;
    by = perLeg((leg) =>
      (brought & BIT[leg]) !== 0 && !before[leg].includes(call) ? [...before[leg], call] : before[leg],
    );
    return { call, known: masks.has(call), adds, held: LEGS.filter((leg) => (mask & BIT[leg]) !== 0), mask, by };
  });
  const lethalAt = steps.findIndex((step) => step.mask === FULL);
  const unknown = [...new Set(steps.filter((step) => !step.known).map((step) => step.call))];
  return { steps, ...(lethalAt < 0 ? {} : { lethalAt }), unknown };
}
