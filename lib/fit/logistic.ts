/** A row of a sparse matrix: indices of its features and their values. */
export type SparseRow = { indices: number[]; values: number[] };

/** `target` lies between 0 (no) and 1 (yes); `offset` are log-odds that are not fitted. */
export type Example = { row: SparseRow; target: number; weight: number; offset?: number };

/** Weights of a logistic regression, the constant last. */
export type Model = Float64Array;

export function logit(model: Model, row: SparseRow): number {
  let sum = model[model.length - 1]!;
  for (let at = 0; at < row.indices.length; at++) sum += model[row.indices[at]!]! * row.values[at]!;
  return sum;
}

export const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** Examples side by side in flat arrays: the features of example `n` stand from `starts[n]` up to `starts[n + 1]`. */
type Packed = {
  starts: Int32Array;
  indices: Int32Array;
  values: Float64Array;
  offsets: Float64Array;
  targets: Float64Array;
  weights: Float64Array;
};

function pack(examples: readonly Example[]): Packed {
  const starts = new Int32Array(examples.length + 1);
  examples.forEach(({ row }, at) => (starts[at + 1] = starts[at]! + row.indices.length));
  const indices = new Int32Array(starts[examples.length]!);
  const values = new Float64Array(indices.length);
  examples.forEach(({ row }, at) => {
    indices.set(row.indices, starts[at]);
    values.set(row.values, starts[at]);
  });
  return {
    starts,
    indices,
    values,
    offsets: Float64Array.from(examples, ({ offset }) => offset ?? 0),
    targets: Float64Array.from(examples, ({ target }) => target),
    weights: Float64Array.from(examples, ({ weight }) => weight),
  };
}

/** The penalised loss of a model, and its gradient into `gradient`. */
function lossOf(model: Model, packed: Packed, penalty: Float64Array, gradient: Float64Array): number {
  const { starts, indices, values, offsets, targets, weights } = packed;
  const constant = model.length - 1;
  gradient.fill(0);
  let sum = 0;
  for (let example = 0; example < targets.length; example++) {
    const from = starts[example]!;
    const to = starts[example + 1]!;
    let z = model[constant]! + offsets[example]!;
    for (let at = from; at < to; at++) z += model[indices[at]!]! * values[at]!;
    sum += weights[example]! * (Math.log1p(Math.exp(-Math.abs(z))) + Math.max(z, 0) - targets[example]! * z);
    const slope = weights[example]! * (sigmoid(z) - targets[example]!);
    for (let at = from; at < to; at++) gradient[indices[at]!]! += slope * values[at]!;
    gradient[constant]! += slope;
  }
  for (let at = 0; at < penalty.length; at++) {
    sum += 0.5 * penalty[at]! * model[at]! ** 2;
    gradient[at]! += penalty[at]! * model[at]!;
  }
  return sum;
}

/**
 * L2-regularised logistic regression by limited-memory BFGS (Nocedal and Wright, algorithm 7.5) with backtracking.
 * `penalty` holds one strength for each feature; the constant is free. Those that `raise` stay at zero or above: a step is cut off
 * there, and a weight that lies there and would go below takes no part in the direction (Bertsekas). Deterministic.
 */
export function fitLogistic(
  examples: readonly Example[],
  penalty: Float64Array,
  raises: readonly boolean[] = [],
  rounds = 60,
): Model {
  const size = penalty.length + 1;
  const packed = pack(examples);
  let model = new Float64Array(size);
  let gradient = new Float64Array(size);
  let value = lossOf(model, packed, penalty, gradient);
  const memory: { step: Float64Array; change: Float64Array; rho: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const held = (at: number) => raises[at] === true && model[at]! <= 0 && gradient[at]! >= 0;
    const free = gradient.map((part, at) => (held(at) ? 0 : part));
    const direction = quasiNewton(free, memory).map((part, at) =>
      held(at) || (raises[at] === true && model[at]! <= 0 && part < 0) ? 0 : part,
    );
    const slope = dot(direction, free);
    if (slope > -1e-9) break;
    let length = memory.length === 0 ? 1 / Math.max(1, Math.sqrt(-slope)) : 1;
    const nextGradient = new Float64Array(size);
    let next = model;
    let nextValue = value;
    for (let tries = 0; tries < 30; tries++, length /= 2) {
      next = model.map((weight, at) => {
        const moved = weight + length * direction[at]!;
        return raises[at] === true && moved < 0 ? 0 : moved;
      });
      nextValue = lossOf(next, packed, penalty, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
    }
    const step = next.map((weight, at) => weight - model[at]!);
    const change = nextGradient.map((part, at) => part - gradient[at]!);
    const curvature = dot(step, change);
    if (curvature > 1e-12) memory.push({ step, change, rho: 1 / curvature });
    if (memory.length > 8) memory.shift();
    const gain = value - nextValue;
    [model, gradient, value] = [next, nextGradient, nextValue];
    if (gain < 1e-5 * Math.abs(value)) break;
  }
  return model;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

function quasiNewton(
  gradient: Float64Array,
  memory: readonly { step: Float64Array; change: Float64Array; rho: number }[],
): Float64Array {
  const direction = gradient.map((part) => -part);
  const alphas: number[] = [];
  for (let at = memory.length - 1; at >= 0; at--) {
    const { step, change, rho } = memory[at]!;
    const alpha = rho * dot(step, direction);
    alphas[at] = alpha;
    for (let part = 0; part < direction.length; part++) direction[part]! -= alpha * change[part]!;
  }
  const last = memory.at(-1);
  if (last) {
    const scale = dot(last.step, last.change) / dot(last.change, last.change);
    for (let part = 0; part < direction.length; part++) direction[part]! *= scale;
  }
  memory.forEach(({ step, change, rho }, at) => {
    const beta = rho * dot(change, direction);
    for (let part = 0; part < direction.length; part++) direction[part]! += (alphas[at]! - beta) * step[part]!;
  });
  return direction;
}
