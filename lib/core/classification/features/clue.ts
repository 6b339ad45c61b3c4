import type { Feature } from "./feature";

/** Where a clue was read. `start` and `end` are UTF-16 units in `text`, the text of `field`. */
export type Place = { field: string; text: string; start: number; end: number };

/**
 * Something seen in a definition. What it means for a leg is not its business: a signal says which clues speak for its leg,
 * and the weights say how loudly. `value` scales the weight (a share of certainty; 1 unless told).
 */
export type Clue = {
  /** Key of its weight, within the family of clues. */
  feature: Feature;
  value: number;
  place: Place;
  /** One sentence in words; made only when somebody reads it. */
  reason: () => string;
};

/** What is told of a place: a feature, and the sentence that says why. */
export type Telling = { feature: Feature; reason: () => string };

export const tell = (feature: Feature, reason: () => string): Telling => ({ feature, reason });

/** What is told of one place at once. Which of it is wanted is found out once, since mostly it is nothing. */
export class Tellings {
  readonly all: readonly Telling[];
  #some: readonly Telling[] = [];
  #by: Wanted;

  constructor(all: readonly Telling[]) {
    this.all = all;
  }

  of(wanted: Wanted): readonly Telling[] {
    if (wanted === undefined) return this.all;
    if (this.#by !== wanted) {
      this.#some = this.all.filter(({ feature }) => wanted[feature.id] === 1);
      this.#by = wanted;
    }
    return this.#some;
  }
}

/** By the id of a feature, 1 when it is of interest; all of them are when it is left out, as when weights are fitted. */
export type Wanted = Uint8Array | undefined;

/** A collector that keeps the strongest clue of each wanted feature. Most of what can be seen has no weight: it is dropped at once. */
export class Clues {
  readonly #found: Clue[] = [];
  readonly #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  add(feature: Feature, place: Place, reason: () => string, value = 1): void {
    if (this.#wanted === undefined || this.#wanted[feature.id] === 1) this.#keep(feature, place, reason, value);
  }

  #keep(feature: Feature, place: Place, reason: () => string, value: number): void {
    // The slot may be from another collector: it counts only when the feature is found there, so nothing is ever cleared.
    const found = this.#found;
    const known = feature.slot < found.length ? found[feature.slot]! : undefined;
    if (known?.feature !== feature) {
      feature.slot = found.length;
      found.push({ feature, value, place, reason });
    } else if (known.value < value) found[feature.slot] = { feature, value, place, reason };
  }

  /** Adds each of these features. */
  addEach(features: readonly Feature[], place: Place, reason: () => string, value: number): void {
    for (const feature of features) this.add(feature, place, reason, value);
  }

  /** Adds several clues of one place. */
  addAll(tellings: Tellings, place: Place, value = 1): void {
    const list = tellings.of(this.#wanted);
    for (let at = 0; at < list.length; at++) this.#keep(list[at]!.feature, place, list[at]!.reason, value);
  }

  all(): Clue[] {
    return this.#found;
  }
}
