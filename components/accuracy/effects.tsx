import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { Bar } from "./figures";
import { Mistakes } from "./mistakes";
import { Scored } from "./scored";

type Figures = {
  precision: number;
  recall: number;
  f1: number;
  averagePrecision: number;
  calibrationError: number;
  support: number;
};
type Effect = Figures & {
  mistakes: { kind: string; missed: number; alarms: number }[];
  range: Record<"precision" | "recall" | "f1" | "averagePrecision" | "calibrationError", Bar>;
};

/** How well Trefoil predicts whether a call changes, or destroys, something. */
export function Effects({ writes, destructive }: { writes: Effect; destructive: Effect }) {
  const rows = [
    { name: "Writes", figures: writes },
    { name: "Destroys", figures: destructive },
  ];
  return (
    <Card className="grid gap-3">
      <CardTitle>Effects</CardTitle>
      <Table aria-label="Effects: how well they are told">
        <thead>
          <tr>
            <Th>Effect</Th>
            <Th className="text-right">Tools that have it</Th>
            <Th className="text-right">Precision</Th>
            <Th className="text-right">Recall</Th>
            <Th className="text-right">F1</Th>
            <Th className="text-right">Average precision</Th>
            <Th className="text-right">Calibration error</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <Td>{name}</Td>
              <Td className="text-right tabular-nums">{figures.support}</Td>
              {(["precision", "recall", "f1", "averagePrecision", "calibrationError"] as const).map((figure) => (
                <Scored key={figure} value={figures[figure]} bar={figures.range[figure]} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.map(({ name, figures }) => (
        <Mistakes key={name} of={name} mistakes={figures.mistakes} />
      ))}
    </Card>
  );
}
