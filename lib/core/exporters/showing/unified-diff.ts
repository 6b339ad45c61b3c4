import type { DiffLine } from "../../model/client-fix";

const AROUND = 3;
/** Lines beyond which the middle is shown as replaced: the work grows with the square of what differs. */
const MOST_STEPS = 2_000;

/**
 * What differs, line by line, in stretches with a few lines around. `shownBefore` and `shownAfter` are what is printed for
 * the lines of each text, so that a difference can be shown of texts that may not be.
 */
export function unifiedDiff(before: string, after: string, shownBefore = before, shownAfter = after): DiffLine[] {
  const a = linesOf(before);
  const b = linesOf(after);
  const showA = linesOf(shownBefore);
  const showB = linesOf(shownAfter);
  const steps = compare(a, b);
  const lines = steps.map(({ kind, at, to }): DiffLine =>
    kind === "gone" ? { kind, text: showA[at] ?? "", line: at + 1 } : { kind, text: showB[to] ?? "", line: to + 1 },
  );
  const near = new Set(
    steps.flatMap(({ kind }, index) =>
      kind === "kept" ? [] : Array.from({ length: 2 * AROUND + 1 }, (_one, nth) => index - AROUND + nth),
    ),
  );
  const shown: DiffLine[] = [];
  for (let index = 0; index < steps.length; index++) {
    if (!near.has(index)) continue;
    if (!near.has(index - 1) || index === 0) {
      let end = index;
      while (near.has(end) && end < steps.length) end++;
      const stretch = steps.slice(index, end);
      const sizeA = stretch.filter(({ kind }) => kind !== "come").length;
      const sizeB = stretch.filter(({ kind }) => kind !== "gone").length;
      const { at, to } = stretch[0]!;
      shown.push({
        kind: "heading",
        text: `@@ -${sizeA === 0 ? at : at + 1},${sizeA} +${sizeB === 0 ? to : to + 1},${sizeB} @@`,
        line: to + 1,
      });
    }
    shown.push(lines[index]!);
  }
  return shown;
}

const MARKS: Record<DiffLine["kind"], string> = { kept: " ", gone: "-", come: "+", heading: "" };

/** As `diff -u` prints it. */
export const printDiff = (lines: readonly DiffLine[], from: string, to: string): string =>
  lines.length === 0
    ? ""
    : `--- ${from}\n+++ ${to}\n${lines.map(({ kind, text }) => `${MARKS[kind]}${text}\n`).join("")}`;

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

type Step = { kind: "kept" | "gone" | "come"; at: number; to: number };

/** The fewest lines gone and come (Myers), between what both texts begin and end with. */
function compare(a: readonly string[], b: readonly string[]): Step[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < a.length - start && tail < b.length - start && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail++;
  const middle = shortest(a.slice(start, a.length - tail), b.slice(start, b.length - tail));
  const kept = (count: number, at: number, to: number): Step[] =>
    Array.from({ length: count }, (_one, nth) => ({ kind: "kept", at: at + nth, to: to + nth }));
  return [
    ...kept(start, 0, 0),
    ...middle.map((step) => ({ ...step, at: step.at + start, to: step.to + start })),
    ...kept(tail, a.length - tail, b.length - tail),
  ];
}

function shortest(a: readonly string[], b: readonly string[]): Step[] {
  const history: Map<number, number>[] = [];
  let reach = new Map<number, number>([[1, 0]]);
  for (let depth = 0; depth <= Math.min(a.length + b.length, MOST_STEPS); depth++) {
    const next = new Map<number, number>();
    for (let diagonal = -depth; diagonal <= depth; diagonal += 2) {
      const down =
        diagonal === -depth ||
        (diagonal !== depth && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));
      let x = down ? (reach.get(diagonal + 1) ?? 0) : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < a.length && x - diagonal < b.length && a[x] === b[x - diagonal]) x++;
      next.set(diagonal, x);
      if (x >= a.length && x - diagonal >= b.length) return trace([...history, reach], a.length, b.length, depth);
    }
    history.push(reach);
    reach = next;
  }
  return [
    ...a.map((_line, at): Step => ({ kind: "gone", at, to: 0 })),
    ...b.map((_line, to): Step => ({ kind: "come", at: a.length, to })),
  ];
}

/** Back from the end to the beginning. */
function trace(history: readonly Map<number, number>[], endX: number, endY: number, depth: number): Step[] {
  const steps: Step[] = [];
  let x = endX;
  let y = endY;
  for (let at = depth; at >= 0; at--) {
    const reach = history[at]!;
    const diagonal = x - y;
    const down =
      diagonal === -at || (diagonal !== at && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));
    const fromX = reach.get(down ? diagonal + 1 : diagonal - 1) ?? 0;
    const fromY = fromX - (down ? diagonal + 1 : diagonal - 1);
    while (x > Math.max(fromX, 0) && y > Math.max(fromY, 0)) steps.push({ kind: "kept", at: --x, to: --y });
    if (at > 0) steps.push(down ? { kind: "come", at: x, to: --y } : { kind: "gone", at: --x, to: y });
  }
  return steps.toReversed();
}
