import { seeded } from "./random";
import type { Sample } from "./samples";

/** Bootstrap samples of servers, and what of the middle of them an error bar covers. */
const SAMPLES = 100;
const BAR = { from: 0.05, to: 0.95 };

export type Bars<T> = Record<keyof T, [number, number]>;

/**
 * How far figures would move with other servers: each sample draws as many servers as there are, with repetition, and takes
 * all their tools. Given for each figure are the 5th and the 95th percentile.
 */
export function errorBars<T extends Record<string, number>>(
  tools: readonly Sample[],
  seed: number,
  measure: (members: readonly number[], sample: number) => T,
): Bars<T> {
  const random = seeded(seed);
  const byOwner = new Map<number, number[]>();
  tools.forEach(({ owner }, at) => byOwner.set(owner, [...(byOwner.get(owner) ?? []), at]));
  const groups = [...byOwner.values()];
  const figures = Array.from({ length: SAMPLES }, (_, sample) =>
    measure(
      groups.flatMap(() => groups[Math.floor(random() * groups.length)]!),
      sample,
    ),
  );
  const bar = (of: keyof T): [number, number] => {
    const sorted = figures.map((one) => one[of]!).sort((a, b) => a - b);
    return [round(sorted[Math.floor(SAMPLES * BAR.from)]!), round(sorted[Math.floor(SAMPLES * BAR.to)]!)];
  };
  return Object.fromEntries(Object.keys(figures[0] ?? {}).map((key) => [key, bar(key)])) as Bars<T>;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
