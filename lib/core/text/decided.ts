import { LEGS, type Leg } from "../model/leg";
import { partsOf, type Report } from "../model/report";
import type { VerdictWord } from "../model/verdict";

/** A verdict that a person set: on which leg of which tool, and who, when and why. */
export type DecidedVerdict = { tool: string; leg: Leg; verdict: VerdictWord; by: string; at: string; reason: string };

/** The part of a report that rests on people's overrides and not on evidence. */
export function decidedIn(report: Pick<Report, "tools" | "channels">): DecidedVerdict[] {
  return partsOf(report).flatMap((tool) =>
    LEGS.flatMap((leg) =>
      tool[leg].override ? [{ tool: tool.id, leg, verdict: tool[leg].verdict, ...tool[leg].override }] : [],
    ),
  );
}
