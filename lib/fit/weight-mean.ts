/** The mean of weights that are noted now and then, in parts of a fixed length each. */
export class WeightMean {
  readonly #sums: Float64Array[];
  #added = 0;

  constructor(parts: readonly Float32Array[]) {
    this.#sums = parts.map(({ length }) => new Float64Array(length));
  }

  add(parts: readonly Float32Array[]): void {
    this.#added++;
    parts.forEach((weights, part) => {
      const sums = this.#sums[part]!;
      for (let at = 0; at < weights.length; at++) sums[at]! += weights[at]!;
    });
  }

  mean(): Float32Array[] {
    return this.#sums.map((sums) => Float32Array.from(sums, (sum) => sum / Math.max(1, this.#added)));
  }
}
