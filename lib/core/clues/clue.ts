/** Where a clue was read. `start` and `end` are UTF-16 units in `text`, the text of `field`. */
export type Place = { field: string; text: string; start: number; end: number };

/**
 * Something seen in a definition. What it means for a leg is not its business: a signal says which clues speak for its leg,
 * and the weights say how loudly. `value` scales the weight (a share of certainty; 1 unless told).
 */
export type Clue = {
  /** Key of its weight, within the family of clues. */
  feature: string;
  value: number;
  place: Place;
  /** One sentence in words; made only when somebody reads it. */
  reason: () => string;
};

/** The features that are of interest; all of them are when it is left out, as when weights are fitted. */
export type Wanted = ReadonlySet<string> | undefined;

/** A collector that keeps the strongest clue of each wanted feature. Most of what can be seen has no weight: it is dropped at once. */
export class Clues {
  readonly #found = new Map<string, Clue>();
  readonly #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  add(feature: string, place: Place, reason: () => string, value = 1): void {
    if (this.#wanted !== undefined && !this.#wanted.has(feature)) return;
    const known = this.#found.get(feature);
    if (!known || known.value < value) this.#found.set(feature, { feature, value, place, reason });
  }

  all(): Clue[] {
    return [...this.#found.values()];
  }
}
