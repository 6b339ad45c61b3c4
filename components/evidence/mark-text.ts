import type { Leg } from "@/lib/core/model/leg";

export type Marked = { leg: Leg; span: readonly [number, number] };
export type MarkedPart = { text: string; legs: Leg[] };

/** Cuts a text at the borders of its marks; each part says which legs are quoted there. Marks may overlap and may lie outside. */
export function markText(text: string, marks: readonly Marked[]): MarkedPart[] {
  const inside = (value: number) => Math.max(0, Math.min(text.length, value));
  const borders = [...new Set([0, text.length, ...marks.flatMap(({ span }) => span.map(inside))])].sort(
    (a, b) => a - b,
  );
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1]!;
    const legs = marks.filter(({ span }) => span[0] <= start && span[1] >= end).map((mark) => mark.leg);
    return { text: text.slice(start, end), legs: [...new Set(legs)] };
  });
}
