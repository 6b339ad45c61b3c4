import { Chart } from "@/components/charts/chart";
import { LegPip } from "@/components/legs/leg-pip";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawCalibration, type CalibrationBin } from "@/lib/core/charts/calibration";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { BrokenDown } from "./broken-down";
import { percent, type Bar } from "./figures";
import { Mistakes } from "./mistakes";
import { Scored } from "./scored";

type Score = { precision: number; recall: number; f1: number; support: number };
type Measured = Score & { averagePrecision: number; calibrationError: number };
export type LegFigures = {
  profiled: Measured;
  alone: Measured;
  range: Record<"precision" | "recall" | "f1" | "averagePrecision" | "calibrationError", Bar>;
  calibration: CalibrationBin[];
  confusion: Record<"y" | "m" | "n", { yes: number; possible: number; no: number }>;
  baselines: (Score & { id: string; label: string })[];
  groups: (Score & { facet: string; value: string; tools: number })[];
  mistakes: { kind: string; missed: number; alarms: number }[];
};

const LABELS = { y: "has it", m: "depends", n: "has it not" };

/** How well one leg is judged, against baselines, by domain, and how well its probabilities are calibrated. */
export function LegAccuracy({ leg, figures }: { leg: Leg; figures: LegFigures }) {
  const { profiled, alone, range, calibration, confusion, baselines, groups, mistakes } = figures;
  return (
    <Card className="grid gap-6">
      <CardTitle className="flex items-center gap-2">
        <LegPip leg={leg} verdict="yes" silent />
        {LEG_WORDS[leg].title}
      </CardTitle>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-6">
          <Table aria-label={`${LEG_WORDS[leg].title}: Trefoil and baselines`}>
            <thead>
              <tr>
                <Th>Judged by</Th>
                <Th className="text-right">Precision</Th>
                <Th className="text-right">Recall</Th>
                <Th className="text-right">F1</Th>
                <Th className="text-right">Average precision</Th>
              </tr>
            </thead>
            <tbody>
              <Line
                name="Trefoil, in the light of the whole server"
                figures={profiled}
                averagePrecision={profiled.averagePrecision}
                range={range}
                strong
              />
              <Line name="Trefoil, each tool alone" figures={alone} averagePrecision={alone.averagePrecision} />
              {baselines.map((baseline) => (
                <Line key={baseline.id} name={`Baseline: ${baseline.label}`} figures={baseline} />
              ))}
            </tbody>
          </Table>
          <p className="text-sm text-muted">
            {profiled.support} labelled tools have this leg. Below a figure stands between which values it lies in nine
            of ten samples of the servers. The mean gap between predicted and observed is{" "}
            {percent(profiled.calibrationError)} ({percent(range.calibrationError[0]!)} to{" "}
            {percent(range.calibrationError[1]!)}). No label of a known tool is looked up for these figures.
          </p>
          <Table aria-label={`${LEG_WORDS[leg].title}: labels against verdicts`}>
            <thead>
              <tr>
                <Th>Label</Th>
                <Th className="text-right">yes</Th>
                <Th className="text-right">possible</Th>
                <Th className="text-right">no</Th>
              </tr>
            </thead>
            <tbody>
              {(["y", "m", "n"] as const).map((label) => (
                <tr key={label}>
                  <Td>{LABELS[label]}</Td>
                  {(["yes", "possible", "no"] as const).map((word) => (
                    <Td key={word} className="text-right tabular-nums">
                      {confusion[label][word]}
                    </Td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
        <Chart scene={drawCalibration(calibration, leg)} table={<CalibrationTable leg={leg} bins={calibration} />} />
      </div>
      <BrokenDown of={LEG_WORDS[leg].title} groups={groups} />
      <Mistakes of={LEG_WORDS[leg].title} mistakes={mistakes} />
    </Card>
  );
}

type LineProps = {
  name: string;
  figures: Score;
  averagePrecision?: number;
  range?: LegFigures["range"];
  strong?: boolean;
};

function Line({ name, figures, averagePrecision, range, strong }: LineProps) {
  return (
    <tr className={strong ? "font-semibold" : undefined}>
      <Td className="min-w-40">{name}</Td>
      <Scored value={figures.precision} bar={range?.precision} />
      <Scored value={figures.recall} bar={range?.recall} />
      <Scored value={figures.f1} bar={range?.f1} />
      <Scored value={averagePrecision} bar={range?.averagePrecision} />
    </tr>
  );
}

function CalibrationTable({ leg, bins }: { leg: Leg; bins: CalibrationBin[] }) {
  return (
    <Table aria-label={`${LEG_WORDS[leg].title}: predicted and observed`}>
      <thead>
        <tr>
          <Th>Probability</Th>
          <Th className="text-right">Tools</Th>
          <Th className="text-right">Predicted</Th>
          <Th className="text-right">Observed</Th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.from}>
            <Td>
              {percent(bin.from)} to {percent(bin.to)}
            </Td>
            <Td className="text-right tabular-nums">{bin.tools}</Td>
            <Td className="text-right tabular-nums">{bin.tools > 0 ? percent(bin.predicted) : "–"}</Td>
            <Td className="text-right tabular-nums">{bin.tools > 0 ? percent(bin.observed) : "–"}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
