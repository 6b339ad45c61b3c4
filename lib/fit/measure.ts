import type { Label } from "../core/classification/reviewed/label";
export type Score = { precision: number; recall: number; f1: number; support: number };

const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Precision, recall and F1 of p ≥ 0.5; `m` labels do not count. */
export function score(labels: readonly Label[], p: readonly number[]): Score {
  let [right, wrong, missed] = [0, 0, 0];
  labels.forEach((label, at) => {
    if (label === "m") return;
    if (p[at]! >= 0.5) label === "y" ? right++ : wrong++;
    else if (label === "y") missed++;
  });
  return {
    precision: ratio(right, right + wrong),
    recall: ratio(right, right + missed),
    f1: ratio(2 * right, 2 * right + wrong + missed),
    support: right + missed,
  };
}

/** Area under the precision-recall curve, step-wise. */
export function averagePrecision(labels: readonly Label[], p: readonly number[]): number {
  const ranked = labels
    .map((label, at) => ({ label, p: p[at]! }))
    .filter(({ label }) => label !== "m")
    .sort((a, b) => b.p - a.p);
  let [right, sum] = [0, 0];
  ranked.forEach(({ label }, at) => {
    if (label === "y") sum += ++right / (at + 1);
  });
  return ratio(sum, right);
}

export type Bin = { from: number; to: number; tools: number; predicted: number; observed: number };

/** Ten bins of equal width: what was predicted and what was observed. */
export function calibration(labels: readonly Label[], p: readonly number[]): Bin[] {
  const bins = Array.from({ length: 10 }, (_, at) => ({
    from: at / 10,
    to: (at + 1) / 10,
    tools: 0,
    predicted: 0,
    observed: 0,
  }));
  labels.forEach((label, at) => {
    if (label === "m") return;
    const bin = bins[Math.min(9, Math.floor(p[at]! * 10))]!;
    bin.tools++;
    bin.predicted += p[at]!;
    if (label === "y") bin.observed++;
  });
  return bins.map((bin) => ({
    ...bin,
    predicted: ratio(bin.predicted, bin.tools),
    observed: ratio(bin.observed, bin.tools),
  }));
}

/** Expected calibration error: the mean gap between predicted and observed, weighted by the size of the bins. */
export function expectedError(labels: readonly Label[], p: readonly number[]): number {
  const bins = calibration(labels, p);
  const all = bins.reduce((sum, bin) => sum + bin.tools, 0);
  return ratio(
    bins.reduce((sum, bin) => sum + bin.tools * Math.abs(bin.predicted - bin.observed), 0),
    all,
  );
}
