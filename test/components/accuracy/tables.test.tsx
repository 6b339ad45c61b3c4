// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Effects } from "@/components/accuracy/effects";
import { LegAccuracy, type LegFigures } from "@/components/accuracy/leg-accuracy";
import { InShort } from "@/components/accuracy/in-short";
import { BlindScores } from "@/components/accuracy/blind-scores";
import { WholeSessions } from "@/components/accuracy/whole-sessions";
import { LEGS, type Leg } from "@/lib/core/model/leg";

afterEach(cleanup);

const range = {
  precision: [0.8, 0.9],
  recall: [0.7, 0.8],
  f1: [0.75, 0.85],
  averagePrecision: [0.8, 0.9],
  calibrationError: [0.01, 0.03],
};
const measured = {
  precision: 0.85,
  recall: 0.75,
  f1: 0.797,
  averagePrecision: 0.86,
  calibrationError: 0.02,
  support: 120,
};
const mistakes = [{ kind: "calendars", missed: 4, alarms: 1 }];
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("an effect stands in a row of its own, each figure with its error bar, and the mistakes below", () => {
  render(
    <Effects
      writes={{ ...measured, range, mistakes }}
      destructive={{ ...measured, f1: 0.5, support: 7, range, mistakes: [] }}
    />,
  );
  const [, writes, destroys] = within(screen.getByRole("table", { name: /^Effects/ })).getAllByRole("row");
  expect(cells(writes!)).toEqual([
    "Writes",
    "120",
    "0.850.80 to 0.90",
    "0.750.70 to 0.80",
    "0.800.75 to 0.85",
    "0.860.80 to 0.90",
    "0.020.01 to 0.03",
  ]);
  expect(cells(destroys!).slice(0, 2)).toEqual(["Destroys", "7"]);
  const worst = screen.getByRole("table", { name: "Writes: where it errs" });
  expect(cells(within(worst).getAllByRole("row")[1]!)).toEqual(["calendars", "4", "1"]);
});

test("a leg stands beside its baselines, and a bin without tools has no share", () => {
  const figures: LegFigures = {
    profiled: measured,
    alone: { ...measured, f1: 0.7 },
    range,
    calibration: [
      { from: 0, to: 0.1, tools: 9, predicted: 0.04, observed: 0.05 },
      { from: 0.1, to: 0.2, tools: 0, predicted: 0, observed: 0 },
    ],
    confusion: {
      y: { yes: 5, possible: 2, no: 1 },
      m: { yes: 1, possible: 3, no: 2 },
      n: { yes: 0, possible: 4, no: 90 },
    },
    baselines: [{ id: "all", label: "always yes", precision: 0.2, recall: 1, f1: 0.33, support: 120 }],
    groups: [
      { facet: "domain", value: "Mail", tools: 7, support: 3, precision: 0.9, recall: 0.8, f1: 0.85 },
      { facet: "language", value: "English", tools: 60, support: 40, precision: 0.7, recall: 0.6, f1: 0.65 },
    ],
    mistakes,
  };
  render(<LegAccuracy leg="egress" figures={figures} />);
  const judged = screen.getByRole("table", { name: /Trefoil and baselines/ });
  const last = within(judged).getAllByRole("row").at(-1)!;
  expect(cells(last)).toEqual(["Baseline: always yes", "0.20", "1.00", "0.33", "–"]);
  const labels = screen.getByRole("table", { name: /labels against verdicts/ });
  expect(cells(within(labels).getAllByRole("row")[3]!)).toEqual(["has it not", "0", "4", "90"]);
  const parts = within(screen.getByRole("table", { name: "Egress, broken down", hidden: true }));
  const lines = parts.getAllByRole("row", { hidden: true }).slice(1);
  expect(lines.map((row) => row.firstChild?.textContent)).toEqual(["Description: English", "Mail"]);
  const bins = screen.getByRole("table", { name: /predicted and observed/, hidden: true });
  expect(
    within(bins)
      .getAllByRole("row", { hidden: true })
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(["0 % to 10 %94 %5 %", "10 % to 20 %0––"]);
});

test("whole sessions: all of them, and those that hang on nothing uncertain", () => {
  const figures = {
    sessions: 2000,
    lethal: 450,
    agreement: 0.92,
    falseAlarms: 0.06,
    missed: 0.09,
    range: { agreement: [0.9, 0.94], falseAlarms: [0.04, 0.08], missed: [0.05, 0.12] },
  };
  render(<WholeSessions all={figures} decided={{ ...figures, sessions: 900 }} sure={{ ...figures, missed: 0.2 }} />);
  const [, all, decided, sure] = within(screen.getByRole("table")).getAllByRole("row");
  expect(cells(all!).slice(1, 4)).toEqual(["2,000", "450", "0.920.90 to 0.94"]);
  expect(cells(decided!)[1]).toBe("900");
  expect(cells(sure!).at(-1)).toMatch(/^0.20/);
});

test("an aim is reached or missed by how much", () => {
  const line = (title: string, f1: number) => ({
    title,
    aim: 0.8,
    sealed: 0.7,
    crossValidated: { ...measured, f1 },
  });
  render(
    <InShort
      lines={[line("Private data", 0.81), line("Egress", 0.775)]}
      sealedOn="2026-01-02"
      sessions={{ sessions: 1234, agreement: 0.93, falseAlarms: 0.14, missed: 0.041 }}
    />,
  );
  const [, good, short] = within(screen.getByRole("table", { name: "Aims and what is reached" })).getAllByRole("row");
  expect(cells(good!)[5]).toBe("yes");
  expect(cells(short!)[5]).toBe("0.025 short");
  expect(screen.getByText(/^Of 1,234 .* 93 % come out as the labels say; 4 % .* missed, and 14 %/)).toBeTruthy();
});

test("a blind set says what it is and when it was read, and each program that was scored on it has a row", () => {
  const scoring = (program: string) => ({
    date: "2026-01-02",
    program,
    questions: Object.fromEntries(LEGS.map((leg) => [leg, { f1: 0.5, support: 9, judgedNo: 2 }])) as Record<
      Leg,
      { f1: number; support: number; judgedNo: number }
    >,
  });
  render(
    <BlindScores
      sets={[
        { set: "First", tools: 12, about: "Twins", opened: "2026-01-03", scorings: [scoring("Old"), scoring("New")] },
        { set: "Second", tools: 7, about: "Others", note: "Not quite blind.", scorings: [scoring("New")] },
      ]}
    />,
  );
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
    "First, 12 definitions",
    "Second, 7 definitions",
  ]);
  const [, old, next, second] = within(screen.getByRole("table")).getAllByRole("row");
  expect(cells(old!)).toEqual(["Twins.", "2026-01-03", "Old (2026-01-02)", ...Array(3).fill("0.500 (2 of 9)")]);
  expect(cells(next!)[0]).toBe("New (2026-01-02)");
  expect(cells(second!).slice(0, 2)).toEqual(["Others. Not quite blind.", "by nobody"]);
});
