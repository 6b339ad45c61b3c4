/** A probability in per cent for people. Nothing is certain: the ends are ">99 %" and "<1 %". */
export function sayPercent(p: number): string {
  return p >= 0.995 ? ">99 %" : p < 0.005 ? "<1 %" : `${Math.round(p * 100)} %`;
}
