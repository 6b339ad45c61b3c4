import type { Label } from "../core/classification/reviewed/label";
import { expectedError, score } from "./measure";

/** Fitted log-odds are scaled and moved; those set by hand stay as they are. */
export type Calibration = { slope: number; shift: number };

/** A shift that is of merit is taken as long as the calibration error stays below this. */
const CALIBRATION_BOUND = 0.03;
/** And as long as so many of the tools that are said to have the leg have it: what cries wolf is not heard. */
const LEAST_PRECISION = 0.82;

export const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

export function calibrated(
  { slope, shift }: Calibration,
  logits: readonly number[],
  offsets: readonly number[],
): number[] {
  return logits.map((z, at) => sigmoid(slope * z + offsets[at]! + shift));
}

/** Platt scaling of out-of-fold log-odds, then the shift that serves F1 best, within the bounds on calibration and precision. */
export function calibrate(
  labels: readonly Label[],
  logits: readonly number[],
  offsets: readonly number[],
): Calibration {
  const { slope, shift: middle } = platt(labels, logits, offsets);
  let best = { shift: middle, f1: 0 };
  for (let extra = 0; extra <= 1.2; extra += 0.05) {
    const p = calibrated({ slope, shift: middle + extra }, logits, offsets);
    const { f1, precision } = score(labels, p);
    if (extra > 0 && (precision < LEAST_PRECISION || expectedError(labels, p) > CALIBRATION_BOUND)) break;
    if (f1 > best.f1) best = { shift: middle + extra, f1 };
  }
  return { slope, shift: best.shift };
}

const ROUNDS = 30;
const HALVINGS = 20;

/**
 * A logistic regression of two numbers by Newton's method, with steps halved until they gain something (Platt 1999, “Probabilistic
 * outputs for support vector machines”; Lin 2007 on its steps).
 */
export function platt(labels: readonly Label[], logits: readonly number[], offsets: readonly number[]): Calibration {
  const told = labels.flatMap((label, at) =>
    label === "m" ? [] : [{ z: logits[at]!, offset: offsets[at]!, target: label === "y" ? 1 : 0 }],
  );
  const lossOf = ({ slope, shift }: Calibration): number =>
    told.reduce((sum, { z, offset, target }) => {
      const said = slope * z + offset + shift;
      return sum + Math.log1p(Math.exp(-Math.abs(said))) + Math.max(said, 0) - target * said;
    }, 0);
  let best: Calibration = { slope: 0, shift: 0 };
  let least = lossOf(best);
  for (let round = 0; round < ROUNDS; round++) {
    let [bySlope, byShift, ss, sm, mm] = [0, 0, 1e-6, 0, 1e-6];
    for (const { z, offset, target } of told) {
      const p = sigmoid(best.slope * z + offset + best.shift);
      const curve = p * (1 - p);
      bySlope += (p - target) * z;
      byShift += p - target;
      ss += curve * z * z;
      sm += curve * z;
      mm += curve;
    }
    const size = ss * mm - sm * sm;
    const [toSlope, toShift] = [(mm * bySlope - sm * byShift) / size, (ss * byShift - sm * bySlope) / size];
    const next = Array.from({ length: HALVINGS }, (_, at): Calibration => {
      const part = 0.5 ** at;
      return { slope: best.slope - part * toSlope, shift: best.shift - part * toShift };
    }).find((one) => lossOf(one) < least);
    if (next === undefined) break;
    best = next;
    least = lossOf(best);
  }
  return best;
}
