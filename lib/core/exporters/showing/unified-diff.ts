import { diffArrays } from "diff";
import type { DiffLine } from "../../model/client-fix";
import { showExactly } from "../../text/visible";

/** Lines of context around a change. */
const AROUND = 3;
/** How many removed and added lines are computed; beyond that the middle is shown as replaced, since the work grows with the square. */
const MOST_STEPS = 2_000;

/**
 * What differs, line by line, in hunks with a few lines of context. `shownBefore` and `shownAfter` are what is printed for the lines of each text, so that the difference of secret texts can be shown. If the changed lines may be shown as they are, the context never holds a line that may not be shown, or that has something hidden in it: the context is letter for letter the file's, so that `patch` finds it.
 */
export function unifiedDiff(before: string, after: string, shownBefore = before, shownAfter = after): DiffLine[] {
  const texts = read(before, after, shownBefore, shownAfter);
  const { a, b, showA, showB, steps } = texts;
  const isPatch = areShown(texts);
  const isClean = (index: number) => {
    const step = steps[index]!;
    return !isPatch || (showA[step.at] === a[step.at] && showB[step.to] === b[step.to] && isPlain(a[step.at]!));
  };
  return stretches(steps, isClean).flatMap(({ from, to }) => {
    const stretch = steps.slice(from, to);
    return [headingOf(stretch), ...stretch.map((step) => toLine(step, showA, showB))];
  });
}

/** Whether `patch` can be given this difference: every removed or added line is in it as it is in the files. */
export const canBePatched = (before: string, after: string, shownBefore: string, shownAfter: string): boolean =>
  areShown(read(before, after, shownBefore, shownAfter));

type Texts = { a: string[]; b: string[]; showA: string[]; showB: string[]; steps: Step[] };

function read(before: string, after: string, shownBefore: string, shownAfter: string): Texts {
  const [a, b] = [linesOf(before), linesOf(after)];
  return { a, b, showA: linesOf(shownBefore), showB: linesOf(shownAfter), steps: compare(a, b) };
}

const areShown = ({ a, b, showA, showB, steps }: Texts): boolean =>
  steps.every(({ kind, at, to }) => {
    if (kind === "kept") return true;
    return kind === "gone" ? showA[at] === a[at] && isPlain(a[at]!) : showB[to] === b[to] && isPlain(b[to]!);
  });

type Stretch = { from: number; to: number };

/** Changes with their context; those near each other are one hunk. `patch` takes fewer lines of context on one side for the end of the file, so both sides have the same number. */
function stretches(steps: readonly Step[], isClean: (index: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  for (let index = 0; index < steps.length; index++) {
    if (steps[index]!.kind === "kept") continue;
    const from = index;
    while (index < steps.length && steps[index]!.kind !== "kept") index++;
    const last = found.at(-1);
    const between = last ? Array.from({ length: from - last.to }, (_one, nth) => last.to + nth) : [];
    if (last && between.length <= 2 * AROUND && between.every(isClean)) last.to = index;
    else found.push({ from, to: index });
  }
  return found.map(({ from, to }) => {
    const above = cleanRun((nth) => from - 1 - nth, steps.length, isClean);
    const below = cleanRun((nth) => to + nth, steps.length, isClean);
    const around = Math.min(above.ends ? AROUND : above.length, below.ends ? AROUND : below.length);
    return { from: from - Math.min(around, above.length), to: to + Math.min(around, below.length) };
  });
}

/** How many lines in a row may be context, and whether the text itself ends there. */
function cleanRun(at: (nth: number) => number, length: number, isClean: (index: number) => boolean) {
  for (let nth = 0; nth < AROUND; nth++) {
    const index = at(nth);
    if (index < 0 || index >= length) return { length: nth, ends: true };
    if (!isClean(index)) return { length: nth, ends: false };
  }
  return { length: AROUND, ends: true };
}

function headingOf(stretch: readonly Step[]): DiffLine {
  const sizeA = stretch.filter(({ kind }) => kind !== "come").length;
  const sizeB = stretch.filter(({ kind }) => kind !== "gone").length;
  const { at, to } = stretch[0]!;
  const text = `@@ -${sizeA === 0 ? at : at + 1},${sizeA} +${sizeB === 0 ? to : to + 1},${sizeB} @@`;
  return { kind: "heading", text, line: to + 1 };
}

function toLine({ kind, at, to }: Step, showA: readonly string[], showB: readonly string[]): DiffLine {
  const text = (kind === "gone" ? showA[at] : showB[to]) ?? "";
  const line = (kind === "gone" ? at : to) + 1;
  return text.endsWith("\n") ? { kind, text: text.slice(0, -1), line } : { kind, text, line, open: true };
}

/** Whether nothing in it is hidden or has to be escaped. */
function isPlain(line: string): boolean {
  const text = line.replace(/\r?\n?$/, "").replaceAll("\t", " ");
  return showExactly(text) === text;
}

const MARKS: Record<DiffLine["kind"], string> = { kept: " ", gone: "-", come: "+", heading: "" };

/** As `diff -u` prints it; what is hidden in a line is shown. */
export const printDiff = (lines: readonly DiffLine[], from: string, to: string): string =>
  lines.length === 0
    ? ""
    : `--- ${from}\n+++ ${to}\n${lines.map(({ kind, text, open }) => `${MARKS[kind]}${isPlain(text) ? text : showExactly(text)}\n${open ? "\\ No newline at end of file\n" : ""}`).join("")}`;

/** The lines, each with its line break. */
function linesOf(text: string): string[] {
  const lines = text.split("\n");
  const rest = lines.pop()!;
  return [...lines.map((line) => `${line}\n`), ...(rest === "" ? [] : [rest])];
}

type Step = { kind: "kept" | "gone" | "come"; at: number; to: number };

/** The fewest removed and added lines; beyond `MOST_STEPS` all are removed and then all added, except for the lines that both texts begin and end with. */
function compare(a: readonly string[], b: readonly string[]): Step[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let tail = 0;
  while (tail < a.length - start && tail < b.length - start && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail++;
  const [middleA, middleB] = [a.slice(start, a.length - tail), b.slice(start, b.length - tail)];
  const changes = diffArrays(middleA, middleB, { maxEditLength: MOST_STEPS }) ?? [
    { added: false, removed: true, count: middleA.length },
    { added: true, removed: false, count: middleB.length },
  ];
  const steps: Step[] = [];
  let [at, to] = [0, 0];
  const run = (kind: Step["kind"], count: number) => {
    for (let nth = 0; nth < count; nth++)
      steps.push({ kind, at: kind === "come" ? at : at++, to: kind === "gone" ? to : to++ });
  };
  run("kept", start);
  for (const { added, removed, count } of changes) run(added ? "come" : removed ? "gone" : "kept", count);
  run("kept", tail);
  return steps;
}
