import { Chart } from "@/components/charts/chart";
import { LegPip } from "@/components/legs/leg-pip";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawCalibration, type CalibrationBin } from "@/lib/core/charts/calibration";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { percent, score } from "./figures";

type Score = { precision: number; recall: number; f1: number; support: number };
type Measured = Score & { averagePrecision: number; calibrationError: number };
export type LegFigures = {
  profiled: Measured;
  alone: Measured;
  range: { f1: number[]; recall: number[] };
  calibration: CalibrationBin[];
  confusion: Record<"y" | "m" | "n", { yes: number; possible: number; no: number }>;
  baselines: (Score & { id: string; label: string })[];
  domains: (Score & { domain: string; tools: number })[];
};

const LABELS = { y: "has it", m: "depends", n: "has it not" };

/** How well one leg is judged, against baselines, by domain, and how far its probabilities can be believed. */
export function LegAccuracy({ leg, figures }: { leg: Leg; figures: LegFigures }) {
  const { profiled, alone, range, calibration, confusion, baselines, domains } = figures;
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
              <Line name="Trefoil, in the light of the whole server" figures={profiled} averagePrecision={profiled.averagePrecision} strong />
              <Line name="Trefoil, each tool alone" figures={alone} averagePrecision={alone.averagePrecision} />
              {baselines.map((baseline) => (
                <Line key={baseline.id} name={`Baseline: ${baseline.label}`} figures={baseline} />
              ))}
            </tbody>
          </Table>
          <p className="text-sm text-muted">
            {profiled.support} labelled tools have this leg. Over samples of the servers, F1 lies between {score(range.f1[0]!)} and {score(range.f1[1]!)} in nine cases of ten. The mean gap between predicted and observed is {percent(profiled.calibrationError)}.
          </p>
          <Table aria-label={`${LEG_WORDS[leg].title}: labels against verdicts`}>
            <thead>
              <tr>
                <Th>A person said</Th>
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
      <details>
        <summary className="text-sm font-medium">By domain</summary>
        <Table aria-label={`${LEG_WORDS[leg].title} by domain`} className="mt-2">
          <thead>
            <tr>
              <Th>Domain</Th>
              <Th className="text-right">Tools</Th>
              <Th className="text-right">With the leg</Th>
              <Th className="text-right">Precision</Th>
              <Th className="text-right">Recall</Th>
              <Th className="text-right">F1</Th>
            </tr>
          </thead>
          <tbody>
            {domains.map((domain) => (
              <tr key={domain.domain}>
                <Td>{domain.domain}</Td>
                <Td className="text-right tabular-nums">{domain.tools}</Td>
                <Td className="text-right tabular-nums">{domain.support}</Td>
                <Td className="text-right tabular-nums">{score(domain.precision)}</Td>
                <Td className="text-right tabular-nums">{score(domain.recall)}</Td>
                <Td className="text-right tabular-nums">{score(domain.f1)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}

function Line({ name, figures, averagePrecision, strong }: { name: string; figures: Score; averagePrecision?: number; strong?: boolean }) {
  return (
    <tr className={strong ? "font-semibold" : undefined}>
      <Td>{name}</Td>
      <Td className="text-right tabular-nums">{score(figures.precision)}</Td>
      <Td className="text-right tabular-nums">{score(figures.recall)}</Td>
      <Td className="text-right tabular-nums">{score(figures.f1)}</Td>
      <Td className="text-right tabular-nums">{averagePrecision === undefined ? "–" : score(averagePrecision)}</Td>
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
