import { LEGS } from "../model/leg";
import type { SessionTool } from "../model/session";
import { BIT } from "./mask";
import { byText } from "../text/order";

/** How strongly a tool lends some legs: how many of them are only possible, the sum of their grades, their probability. */
export type Strength = { possible: number; grade: number; p: number };

/** A leg without a grade counts as the lowest. */
export function strengthOf({ classification }: SessionTool, mask: number): Strength {
  const strength = { possible: 0, grade: 0, p: 1 };
  for (const leg of LEGS) {
    if ((mask & BIT[leg]) === 0) continue;
    const { verdict, grade, p } = classification[leg];
    if (verdict === "possible") strength.possible++;
    strength.grade += grade ?? 1;
    strength.p *= p;
  }
  return strength;
}

/** Stronger first: what needs no condition, then the higher grade, then the more probable. */
export function byStrength(a: Strength, b: Strength): number {
  return a.possible - b.possible || b.grade - a.grade || b.p - a.p;
}

type Ranked = { tool: SessionTool; strength: Strength };

/** Keeps the strongest few of what is offered, in order, ties by id. Most offers are rejected after one comparison. */
export class Best {
  readonly #limit: number;
  readonly kept: Ranked[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(tool: SessionTool, mask: number): void {
    const strength = strengthOf(tool, mask);
    const weakest = this.kept[this.#limit - 1];
    if (weakest && !isStronger(tool, strength, weakest)) return;
    let at = this.kept.length;
    while (at > 0 && isStronger(tool, strength, this.kept[at - 1]!)) at--;
    this.kept.splice(at, 0, { tool, strength });
    if (this.kept.length > this.#limit) this.kept.pop();
  }
}

function isStronger(tool: SessionTool, strength: Strength, other: Ranked): boolean {
  return (byStrength(strength, other.strength) || byText(tool.id, other.tool.id)) < 0;
}
