/** A row of a sparse matrix: indices of its features and their values. */
export type Row = { indices: number[]; values: number[] };

export type Example = { row: Row; /** Between 0 (no) and 1 (yes). */ target: number; weight: number };

/** Weights of a logistic regression, the constant last. */
export type Model = Float64Array;

export function logit(model: Model, row: Row): number {
  let sum = model[model.length - 1]!;
  for (let at = 0; at < row.indices.length; at++) sum += model[row.indices[at]!]! * row.values[at]!;
  return sum;
}

export const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/**
 * L2-regularised logistic regression by limited-memory BFGS (Nocedal and Wright, algorithm 7.5) with backtracking.
 * `penalty` holds one strength for each feature; the constant is free. Deterministic.
 */
export function fitLogistic(examples: readonly Example[], penalty: Float64Array, rounds = 80): Model {
  const size = penalty.length + 1;
  const destructiveEffect = (model: Float64Array, gradient: Float64Array): number => {
    gradient.fill(0);
    let sum = 0;
    for (const { row, target, weight } of examples) {
      const z = logit(model, row);
      sum += weight * (Math.log1p(Math.exp(-Math.abs(z))) + Math.max(z, 0) - target * z);
      const slope = weight * (sigmoid(z) - target);
      for (let at = 0; at < row.indices.length; at++) gradient[row.indices[at]!]! += slope * row.values[at]!;
      gradient[size - 1]! += slope;
    }
    for (let at = 0; at < penalty.length; at++) {
      sum += 0.5 * penalty[at]! * model[at]! ** 2;
      gradient[at]! += penalty[at]! * model[at]!;
    }
    return sum;
  };
  let model = new Float64Array(size);
  let gradient = new Float64Array(size);
  let value = destructiveEffect(model, gradient);
  const memory: { step: Float64Array; change: Float64Array; rho: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const direction = quasiNewton(gradient, memory);
    const slope = dot(direction, gradient);
    if (slope > -1e-9) break;
    let length = memory.length === 0 ? 1 / Math.max(1, Math.sqrt(-slope)) : 1;
    const nextGradient = new Float64Array(size);
    let next = model;
    let nextValue = value;
    for (let tries = 0; tries < 30; tries++, length /= 2) {
      next = model.map((weight, at) => weight + length * direction[at]!);
      nextValue = destructiveEffect(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
    }
    const step = next.map((weight, at) => weight - model[at]!);
    const change = nextGradient.map((part, at) => part - gradient[at]!);
    const curvature = dot(step, change);
    if (curvature > 1e-12) memory.push({ step, change, rho: 1 / curvature });
    if (memory.length > 8) memory.shift();
    const gain = value - nextValue;
    [model, gradient, value] = [next, nextGradient, nextValue];
    if (gain < 1e-6 * Math.abs(value)) break;
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
