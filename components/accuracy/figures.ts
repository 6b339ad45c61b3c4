/** A share as people read it. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A score between 0 and 1, two decimals, so that columns compare. */
export function score(value: number): string {
  return value.toFixed(2);
}

/** Between which two values a figure lies in nine of ten samples of the servers. */
export type Bar = readonly number[];
