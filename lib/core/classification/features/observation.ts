import type { Feature } from "./feature";

/** Where a feature was observed. `start` and `end` are UTF-16 units in `text`, the text of `field`. */
export type ObservedPlace = { field: string; text: string; start: number; end: number };

/**
 * A feature seen in a definition. What it means for a leg is decided elsewhere: a signal says which features bear on its leg, and the
 * weights say how strongly. `value` scales the weight (a share of certainty; 1 by default).
 */
export type Observation = {
  feature: Feature;
  value: number;
  place: ObservedPlace;
  /** A sentence for people; made only when somebody reads it. */
  reason: () => string;
};

/** A feature, and the sentence that says why it is there. */
export type Explanation = { feature: Feature; reason: () => string };

export const explained = (feature: Feature, reason: () => string): Explanation => ({ feature, reason });

/** Features and reasons that belong to one place. Which of them are wanted is determined once, since mostly none is. */
export class Explanations {
  readonly all: readonly Explanation[];
  #some: readonly Explanation[] = [];
  #by: WantedFeatures;

  constructor(all: readonly Explanation[]) {
    this.all = all;
  }

  of(wanted: WantedFeatures): readonly Explanation[] {
    if (wanted === undefined) return this.all;
    if (this.#by !== wanted) {
      this.#some = this.all.filter(({ feature }) => wanted[feature.id] === 1);
      this.#by = wanted;
    }
    return this.#some;
  }
}

/** By the id of a feature, 1 if it is wanted. Without this all of them are, as when weights are fitted. */
export type WantedFeatures = Uint8Array | undefined;

/** Up to this many observations are searched one by one. */
const FEW = 100;

/** Collects the strongest observation of each wanted feature. Most of what can be seen has no weight: it is dropped at once. */
export class Observations {
  readonly #found: Observation[] = [];
  /** The feature of each, beside one another: a list that is searched often. */
  readonly #features: Feature[] = [];
  #places: Map<Feature, number> | undefined;
  readonly #wanted: WantedFeatures;

  constructor(wanted: WantedFeatures) {
    this.#wanted = wanted;
  }

  add(feature: Feature, place: ObservedPlace, reason: () => string, value = 1): void {
    if (this.#wanted === undefined || this.#wanted[feature.id] === 1) this.#keep(feature, place, reason, value);
  }

  #keep(feature: Feature, place: ObservedPlace, reason: () => string, value: number): void {
    const at = this.#placeOf(feature);
    if (at === -1) {
      this.#places?.set(feature, this.#found.length);
      this.#features.push(feature);
      this.#found.push({ feature, value, place, reason });
    } else if (this.#found[at]!.value < value) this.#found[at] = { feature, value, place, reason };
  }

  /** Where a feature was put, or -1. There are usually so few that searching them is quicker than a map. */
  #placeOf(feature: Feature): number {
    const features = this.#features;
    if (features.length <= FEW) return features.indexOf(feature);
    this.#places ??= new Map(features.map((one, at) => [one, at]));
    return this.#places.get(feature) ?? -1;
  }

  /** Adds the features and reasons of one place. */
  addAll(explanations: Explanations, place: ObservedPlace, value = 1): void {
    const list = explanations.of(this.#wanted);
    for (let at = 0; at < list.length; at++) this.#keep(list[at]!.feature, place, list[at]!.reason, value);
  }

  all(): Observation[] {
    return this.#found;
  }
}
