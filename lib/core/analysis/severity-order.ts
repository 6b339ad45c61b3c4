import { APPROVALS, DATA_CLASSES, DEGREES, READERS, SEVERITIES, STEPS, WRITERS } from "../model/severity";
import type { Tables } from "./severity-tables";

/** What is looked up of a path, every word as its place in its list: 0 is the worst. */
export type Looked = {
  data: number;
  writers: number;
  readers: number;
  steps: number;
  approval: number;
};

/** What the tables say of it, as places in `SEVERITIES` and `DEGREES`. */
export type Found = { severity: number; harm: number; reach: number };

export function lookUp({ data, writers, readers, steps, approval }: Looked, tables: Tables): Found {
  const reach = tables.reach[APPROVALS[approval]!][WRITERS[writers]!][STEPS[steps]!];
  const harm = tables.harm[DATA_CLASSES[data]!][READERS[readers]!];
  return {
    severity: SEVERITIES.indexOf(tables.level[reach][harm]),
    harm: DEGREES.indexOf(harm),
    reach: DEGREES.indexOf(reach),
  };
}

/**
 * Where a path stands among all: by the word; within a word by harm, then reach, then steps, then the data, who reads, who writes, and
 * whether a person approves. Smaller is worse. A number only so that orders can be kept and compared; no arithmetic means anything.
 */
export function orderOf({ severity, harm, reach }: Found, looked: Looked): number {
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

/** As many paths as can be told apart: what stands for none. */
export const NO_PATH =
  SEVERITIES.length *
  DEGREES.length ** 2 *
  STEPS.length *
  DATA_CLASSES.length *
  READERS.length *
  WRITERS.length *
  APPROVALS.length;

/** The word of an order, as a place in `SEVERITIES`; one beyond the last for none. */
export function severityIn(order: number): number {
  return Math.floor((order * SEVERITIES.length) / NO_PATH);
}
