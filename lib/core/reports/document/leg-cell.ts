import type { Leg } from "../../model/leg";
import type { ReportTool } from "../../model/report-members";
import { sayPercent } from "../../text/say-percent";
import { muted, type Span, type Words } from "./blocks";

/** A leg of a tool in a table: verdict, grade, probability, and the condition when there is one. */
export function legCell(leg: Leg, { verdict, p, grade, condition, override }: ReportTool["private"]): Words {
  const by: Span[] = override ? [muted(` set by ${override.by}`)] : [];
  if (verdict === "no") return [muted("no"), ...by];
  return [
    { leg, is: verdict },
    ` ${verdict}${grade ? ` ${grade}` : ""} `,
    muted(`${sayPercent(p)}${condition ? ` ${condition}` : ""}`),
    ...by,
  ];
}
