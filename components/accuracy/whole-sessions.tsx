import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import type { Bar } from "./figures";
import { Scored } from "./scored";

type SessionFigures = {
  sessions: number;
  lethal: number;
  agreement: number;
  falseAlarms: number;
  missed: number;
  range: { agreement: Bar; falseAlarms: Bar; missed: Bar };
};

/** How often “all three legs present” agrees with the labels in random sessions. */
export function WholeSessions({ all, decided, sure }: Record<"all" | "decided" | "sure", SessionFigures>) {
  const rows = [
    { name: "All of them; “it depends” read as no", figures: all },
    { name: "Those that hang on no “it depends”", figures: decided },
    { name: "The same; “can probably leak” read as harmless", figures: sure },
  ];
  return (
    <Card className="grid gap-3">
      <CardTitle>Whole sessions</CardTitle>
      <p className="max-w-prose">
        Random sessions of two to five labelled servers: how often “all three legs are present” agrees with the labels,
        how many harmless sessions are called lethal, and how many lethal ones are missed.
      </p>
      <Table aria-label="Verdicts of whole sessions">
        <thead>
          <tr>
            <Th>Sessions</Th>
            <Th className="text-right">Number</Th>
            <Th className="text-right">Lethal by the labels</Th>
            <Th className="text-right">Agreement</Th>
            <Th className="text-right">False alarms</Th>
            <Th className="text-right">Missed</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures: { sessions, lethal, agreement, falseAlarms, missed, range } }) => (
            <tr key={name}>
              <Td className="min-w-40">{name}</Td>
              <Td className="text-right tabular-nums">{sessions.toLocaleString("en")}</Td>
              <Td className="text-right tabular-nums">{lethal.toLocaleString("en")}</Td>
              <Scored value={agreement} bar={range.agreement} />
              <Scored value={falseAlarms} bar={range.falseAlarms} />
              <Scored value={missed} bar={range.missed} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
