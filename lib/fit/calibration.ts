import type { Label } from "../core/classification/reviewed/label";
import { expectedError, score } from "./measure";

/** Fitted log-odds are scaled and moved; those set by hand stay as they are. */
export type Calibration = { slope: number; shift: number };

/** A shift that is of merit is taken as long as the calibration error stays below this. */
const CALIBRATION_BOUND = 0.03;

export const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

export function calibrated(
  { slope, shift }: Calibration,
  logits: readonly number[],
  offsets: readonly number[],
): number[] {
  return logits.map((z, at) => sigmoid(slope * z + offsets[at]! + shift));
}

/** Platt scaling of out-of-fold log-odds, then the shift that serves F1 best, within the bound on the calibration error. */
export function calibrate(
  labels: readonly Label[],
  logits: readonly number[],
  offsets: readonly number[],
): Calibration {
  const { slope, shift: middle } = platt(labels, logits, offsets);
  let best = { shift: middle, f1: 0 };
  for (let extra = 0; extra <= 1.2; extra += 0.05) {
    const p = calibrated({ slope, shift: middle + extra }, logits, offsets);
    const { f1 } = score(labels, p);
    if (extra > 0 && expectedError(labels, p) > CALIBRATION_BOUND) break;
    if (f1 > best.f1) best = { shift: middle + extra, f1 };
  }
  return { slope, shift: best.shift };
}

const ROUNDS = 30;

/** A logistic regression of two numbers by Newton's method (Platt 1999, “Probabilistic outputs for support vector machines”). */
export function platt(labels: readonly Label[], logits: readonly number[], offsets: readonly number[]): Calibration {
  let [slope, shift] = [1, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let [bySlope, byShift, ss, sm, mm] = [0, 0, 1e-6, 0, 1e-6];
    labels.forEach((label, at) => {
      if (label === "m") return;
      const z = logits[at]!;
      const p = sigmoid(slope * z + offsets[at]! + shift);
      const error = p - (label === "y" ? 1 : 0);
      const curve = p * (1 - p);
      bySlope += error * z;
      byShift += error;
      ss += curve * z * z;
      sm += curve * z;
      mm += curve;
    });
    const size = ss * mm - sm * sm;
    slope -= (mm * bySlope - sm * byShift) / size;
    shift -= (ss * byShift - sm * bySlope) / size;
  }
  return { slope, shift };
}
