import { LEGS } from "../../model/leg";
import { triosOf, type Lender, type ToolLenders, type Trio } from "./lenders";

const byLender = (a: Lender, b: Lender): number =>
  a.place - b.place || a.possible - b.possible || b.p - a.p || a.at - b.at;

/** The best lenders of each leg, in order. */
export class BestLenders {
  readonly #kept: [Lender[], Lender[], Lender[]] = [[], [], []];
  constructor(readonly most: number) {}

  /** Keeps what a tool lends where it is among the best. */
  offer(three: ToolLenders): void {
    for (let leg = 0; leg < LEGS.length; leg++) {
      const one = three[leg];
      if (!one) continue;
      const kept = this.#kept[leg]!;
      const weakest = kept[this.most - 1];
      if (weakest && byLender(one, weakest) >= 0) continue;
      let at = kept.length;
      while (at > 0 && byLender(one, kept[at - 1]!) < 0) at--;
      kept.splice(at, 0, one);
      if (kept.length > this.most) kept.pop();
    }
  }

  /** Whether every leg has a lender. */
  isFull(): boolean {
    return this.#kept.every((list) => list.length > 0);
  }

  /** Every choice of one of the best lenders for each leg. */
  trios(most: number): Trio[] {
    return triosOf(this.#kept.map((list) => list.slice(0, most)));
  }
}
