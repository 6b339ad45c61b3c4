import type { SessionTool } from "../model/session";
import { byText } from "./order";
import { legsIn } from "./mask";

/** How strongly a tool lends some legs: how many of them are only possible, their grades together, their probability. */
export type Strength = { possible: number; grade: number; p: number };

/** A leg without a grade counts as the lowest. */
export function strengthOf(tool: SessionTool, mask: number): Strength {
  const strength = { possible: 0, grade: 0, p: 1 };
  for (const leg of legsIn(mask)) {
    const { verdict, grade, p } = tool.classification[leg];
    if (verdict === "possible") strength.possible++;
    strength.grade += grade ?? 1;
    strength.p *= p;
  }
  return strength;
}

/** Stronger first: what needs no condition, then the higher grade, then the likelier. */
export function byStrength(a: Strength, b: Strength): number {
  return a.possible - b.possible || b.grade - a.grade || b.p - a.p;
}

/** Keeps the strongest few of what is offered, in order, ties by id. Offering is linear in what is offered. */
export class Best {
  readonly #limit: number;
  readonly kept: { tool: SessionTool; strength: Strength }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(tool: SessionTool, strength: Strength): void {
    const one = { tool, strength };
    let at = this.kept.length;
    while (at > 0 && byStrengthThenId(one, this.kept[at - 1]!) < 0) at--;
    if (at >= this.#limit) return;
    this.kept.splice(at, 0, one);
    if (this.kept.length > this.#limit) this.kept.pop();
  }
}

function byStrengthThenId(a: { tool: SessionTool; strength: Strength }, b: { tool: SessionTool; strength: Strength }): number {
  return byStrength(a.strength, b.strength) || byText(a.tool.id, b.tool.id);
}
