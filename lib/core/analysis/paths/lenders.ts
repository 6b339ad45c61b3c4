import { LEGS } from "../../model/leg";
import type { SessionTool } from "../../model/session";
import { fourDecimals } from "../../text/four-decimals";
import { BIT } from "../mask";
import { placeOf } from "../severity-legs";
import type { Tables } from "../severity-tables";

/** One leg of one tool, as far as it decides about paths. */
export type Lender = { at: number; place: number; possible: number; p: number };

/** What a tool lends to each leg, in the order of `LEGS`. */
export type ToolLenders = readonly (Lender | undefined)[];
/** One lender for each leg, in the order of `LEGS`: of one tool, or of several. */
export type Trio = readonly [Lender, Lender, Lender];

/** What a tool lends to each leg that it holds. */
export function lendersOf(tool: SessionTool, at: number, mask: number, tables: Tables): ToolLenders {
  return LEGS.map((leg) => {
    if ((mask & BIT[leg]) === 0) return undefined;
    const { verdict, p } = tool.classification[leg];
    return { at, place: placeOf(leg, tool, tables), possible: verdict === "possible" ? 1 : 0, p: fourDecimals(p) };
  });
}

/** Whether a tool lends all three legs. */
export const isTrio = (three: ToolLenders): three is Trio => three.every((one) => one !== undefined);

/** Every choice of one lender for each leg, from the lenders of each in the order of `LEGS`. */
export function triosOf([reads, brings, sends]: readonly (readonly Lender[])[]): Trio[] {
  return reads!.flatMap((one) => brings!.flatMap((two) => sends!.map((three): Trio => [one, two, three])));
}
