import { Chart } from "@/components/charts/chart";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawLearningCurve, type LearningLine } from "@/lib/core/charts/learning-curve";
import { Scored } from "./scored";

type Line = LearningLine & { crossValidated: number; sealed: number };

/** The aim on unseen servers, what is reached, and whether more labels would help. */
export function LearningCurve({ date, sealedOn, lines }: { date: string; sealedOn: string; lines: readonly Line[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>What is aimed at, and what more labels would bring</CardTitle>
      <p className="max-w-prose">
        Fitted on fewer families of servers and measured on others that were held back, three draws each ({date}). Where
        a line still rises at its end, more labelled servers would help; where it is flat, other ways of reading would.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <Table aria-label="Aims and what is reached">
          <thead>
            <tr>
              <Th>Question</Th>
              <Th className="text-right">Aim, F1</Th>
              <Th className="text-right">Cross-validated</Th>
              <Th className="text-right">Last sealed part, {sealedOn}</Th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ title, aim, crossValidated, sealed }) => (
              <tr key={title}>
                <Td>{title}</Td>
                <Scored value={aim} />
                <Td className="text-right tabular-nums">{against(crossValidated, aim)}</Td>
                <Td className="text-right tabular-nums">{against(sealed, aim)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Chart scene={drawLearningCurve(lines)} table={<CurveTable lines={lines} />} />
      </div>
    </Card>
  );
}

function CurveTable({ lines }: { lines: readonly Line[] }) {
  return (
    <Table aria-label="F1 by the number of families learned from">
      <thead>
        <tr>
          <Th>Question</Th>
          {(lines[0]?.points ?? []).map(({ families }) => (
            <Th key={families} className="text-right">
              {families} families
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, points }) => (
          <tr key={title}>
            <Td>{title}</Td>
            {points.map(({ families, f1, from, to }) => (
              <Scored key={families} value={f1} bar={[from, to]} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function against(value: number, aim: number): string {
  return `${value.toFixed(3)} (${value >= aim ? "reached" : "missed"})`;
}
