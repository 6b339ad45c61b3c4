import type { Evidence } from "../model/verdict";

/** What a reason begins with that follows from nothing in the tool: it was only seen together with the answer. */
export const PATTERN = "A pattern in labelled tools, not a proof: ";

const isPattern = ({ reason }: Pick<Evidence, "reason">): boolean => reason.startsWith(PATTERN);

/** The order of weights, for or against, heaviest first. */
export const heaviestFirst = (a: Pick<Evidence, "weight">, b: Pick<Evidence, "weight">): number =>
  Math.abs(b.weight) - Math.abs(a.weight);

/** Evidence by its weight; mere patterns stand behind all that can be followed, however much they weigh. */
export function strongestFirst<E extends Pick<Evidence, "reason" | "weight">>(evidence: readonly E[]): E[] {
  const plain = evidence.filter((one) => !isPattern(one));
  return [...plain.sort(heaviestFirst), ...evidence.filter(isPattern).sort(heaviestFirst)];
}
