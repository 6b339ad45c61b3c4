import type { Feature } from "./feature";

/** Where a feature was observed. `start` and `end` are UTF-16 units in `text`, the text of `field`. */
export type Place = { field: string; text: string; start: number; end: number };

/**
 * A feature seen in a definition. What it means for a leg is not its business: a signal says which features speak for its
 * leg, and the weights say how loudly. `value` scales the weight (a share of certainty; 1 unless told).
 */
export type Observation = {
  feature: Feature;
  value: number;
  place: Place;
  /** One sentence in words; made only when somebody reads it. */
  reason: () => string;
};

/** A feature, and the sentence that says why it is there. */
export type Explanation = { feature: Feature; reason: () => string };

export const explained = (feature: Feature, reason: () => string): Explanation => ({ feature, reason });

/** What is to be said of one place at once. Which of it is wanted is found out once, since mostly it is nothing. */
export class Explanations {
  readonly all: readonly Explanation[];
  #some: readonly Explanation[] = [];
  #by: Wanted;

  constructor(all: readonly Explanation[]) {
    this.all = all;
  }

  of(wanted: Wanted): readonly Explanation[] {
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

/** So many observations are looked through one by one. */
const FEW = 24;

/** Collects the strongest observation of each wanted feature. Most of what can be seen has no weight: it is dropped at once. */
export class Observations {
  readonly #found: Observation[] = [];
  #places: Map<Feature, number> | undefined;
  readonly #wanted: Wanted;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  add(feature: Feature, place: Place, reason: () => string, value = 1): void {
    if (this.#wanted === undefined || this.#wanted[feature.id] === 1) this.#keep(feature, place, reason, value);
  }

  #keep(feature: Feature, place: Place, reason: () => string, value: number): void {
    const at = this.#placeOf(feature);
    if (at === undefined) {
      this.#places?.set(feature, this.#found.length);
      this.#found.push({ feature, value, place, reason });
    } else if (this.#found[at]!.value < value) this.#found[at] = { feature, value, place, reason };
  }

  /** Where a feature was put. Mostly there are so few that looking through them is quicker than a map. */
  #placeOf(feature: Feature): number | undefined {
    const found = this.#found;
    if (this.#places) return this.#places.get(feature);
    if (found.length > FEW) {
      this.#places = new Map(found.map((one, at) => [one.feature, at]));
      return this.#places.get(feature);
    }
    for (let at = 0; at < found.length; at++) if (found[at]!.feature === feature) return at;
    return undefined;
  }

  /** Adds each of these features. */
  addEach(features: readonly Feature[], place: Place, reason: () => string, value: number): void {
    for (const feature of features) this.add(feature, place, reason, value);
  }

  /** Adds what is to be said of one place. */
  addAll(explanations: Explanations, place: Place, value = 1): void {
    const list = explanations.of(this.#wanted);
    for (let at = 0; at < list.length; at++) this.#keep(list[at]!.feature, place, list[at]!.reason, value);
  }

  all(): Observation[] {
    return this.#found;
  }
}
