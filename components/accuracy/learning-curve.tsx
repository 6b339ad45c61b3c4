import { Chart } from "@/components/charts/chart";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { drawLearningCurve, type LearningLine } from "@/lib/core/charts/learning-curve";
import { Scored } from "./scored";

/** Whether more labels would help. */
export function LearningCurve({ date, lines }: { date: string; lines: readonly LearningLine[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>What more labels would bring</CardTitle>
      <p className="max-w-prose">
        Fitted on fewer families of servers and measured on others that were held back, three draws each ({date}). Where
        a line still rises at its end, more labelled servers would help; where it is flat, other ways of reading would.
      </p>
      <Chart scene={drawLearningCurve(lines)} table={<CurveTable lines={lines} />} />
    </Card>
  );
}

function CurveTable({ lines }: { lines: readonly LearningLine[] }) {
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
