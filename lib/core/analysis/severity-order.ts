import { APPROVALS, DATA_CLASSES, DEGREES, READERS, SEVERITIES, STEPS, WRITERS } from "../model/severity";
import type { Tables } from "./severity-tables";

/** What is looked up for a path, every word as its index in its list: 0 is the worst. */
export type Looked = {
  data: number;
  writers: number;
  readers: number;
  steps: number;
  approval: number;
};

/** What the tables say about it, as indices in `SEVERITIES` and `DEGREES`. */
export type RatedIndices = { severity: number; harm: number; reach: number };

export function lookUp({ data, writers, readers, steps, approval }: Looked, tables: Tables): RatedIndices {
  const reach = tables.reach[APPROVALS[approval]!][WRITERS[writers]!][STEPS[steps]!];
  const harm = tables.harm[DATA_CLASSES[data]!][READERS[readers]!];
  return {
    severity: SEVERITIES.indexOf(tables.level[reach][harm]),
    harm: DEGREES.indexOf(harm),
    reach: DEGREES.indexOf(reach),
  };
}

/**
 * The rank of a path among all: by severity; within a severity by harm, then reach, then steps, then the data, who reads, who writes, and
 * whether a person approves. Smaller is worse. It is a number only so that ranks can be kept and compared; arithmetic with it is meaningless.
 */
export function orderOf({ severity, harm, reach }: RatedIndices, looked: Looked): number {
  const digits: readonly (readonly [place: number, of: readonly unknown[]])[] = [
    [severity, SEVERITIES],
    [harm, DEGREES],
    [reach, DEGREES],
    [looked.steps, STEPS],
    [looked.data, DATA_CLASSES],
    [looked.readers, READERS],
    [looked.writers, WRITERS],
    [looked.approval, APPROVALS],
  ];
  return digits.reduce((sum, [place, of]) => sum * of.length + place, 0);
}

/** One more than the highest rank: stands for no path. */
export const NO_PATH =
  SEVERITIES.length *
  DEGREES.length ** 2 *
  STEPS.length *
  DATA_CLASSES.length *
  READERS.length *
  WRITERS.length *
  APPROVALS.length;

/** The severity of a rank, as an index in `SEVERITIES`; one beyond the last for no path. */
export function severityIn(order: number): number {
  return Math.floor((order * SEVERITIES.length) / NO_PATH);
}
