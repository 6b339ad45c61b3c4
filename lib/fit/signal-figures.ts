import type { Feature } from "../core/classification/features/feature";
import { multipliersOf, sumsOf, weightAmong, type Network } from "../core/classification/scoring/network";
import { QUESTIONS } from "../core/classification/scoring/question";
import { SIGNALS } from "../core/classification/signals";
import type { Sample } from "./samples";

/** How many of the tools for which a signal speaks have the leg, and for how many of the tools with the leg it speaks. */
export type SignalScore = { precision: number; coverage: number; tools: number };

/** A signal speaks for a leg when its evidence adds up to this much. */
const SPEAKS = 0.25;

/** Figures of each signal of which something was learned. */
export function scoreSignals(
  columns: readonly Feature[],
  tools: readonly Sample[],
  network: Network,
): Record<string, SignalScore> {
  const multipliers = tools.map(({ together }) => multipliersOf(network, sumsOf(network, together)));
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return Object.fromEntries(
    SIGNALS.flatMap(({ id, leg, group }) => {
      if (!columns.some((feature) => feature.group === group)) return [];
      const question = QUESTIONS.indexOf(leg);
      const speaks = ({ together: { indices, values } }: Sample, at: number) =>
        indices.reduce(
          (sum, column, place) =>
            columns[column]!.group === group
              ? sum + weightAmong(network, column, question, multipliers[at]!) * values[place]!
              : sum,
          0,
        ) >= SPEAKS;
      const spoke = tools.filter((tool, at) => tool.labels[leg] !== "m" && speaks(tool, at));
      const right = spoke.filter((tool) => tool.labels[leg] === "y").length;
      const having = tools.filter((tool) => tool.labels[leg] === "y").length;
      const precision = round(right / Math.max(1, spoke.length));
      return [[id, { tools: spoke.length, precision, coverage: round(right / Math.max(1, having)) }]];
    }),
  );
}
