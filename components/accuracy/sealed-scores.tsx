import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

type Figures = {
  slice: number | string;
  tools: number;
  questions: Record<Leg, { precision: number; recall: number; f1: number }>;
  sessions: { agreement: number; falseAlarms: number };
};
type Scoring = Figures & { date: string; learnedFrom: number };

const three = (value: number) => value.toFixed(3);

/** What was reached on families of servers that nobody had looked at, and how far cross-validation flatters. */
export function SealedScores({
  scorings,
  crossValidated,
}: {
  scorings: readonly Scoring[];
  crossValidated: Record<Leg, number>;
}) {
  const last = scorings.at(-1)!;
  return (
    <Card className="grid gap-3">
      <CardTitle>On servers that nobody has seen</CardTitle>
      <p className="max-w-prose">
        Labelled families of servers are sealed in slices. Each slice is scored once, by what was fitted on everything
        before it, and opened afterwards. Published servers share no family with them and were scored the same way. The
        last scoring was on {last.date}:{" "}
        {LEGS.map(
          (leg) =>
            `${LEG_WORDS[leg].title} ${three(last.questions[leg].f1)} (cross-validated ${three(crossValidated[leg])}, gap ${three(crossValidated[leg] - last.questions[leg].f1)})`,
        ).join("; ")}
        .
      </p>
      <Table aria-label="Scores of sealed slices">
        <thead>
          <tr>
            <Th>Part</Th>
            <Th>Scored</Th>
            <Th className="text-right">Tools</Th>
            <Th className="text-right">Learned from</Th>
            {LEGS.map((leg) => (
              <Th key={leg} className="text-right">
                {LEG_WORDS[leg].title} F1
              </Th>
            ))}
            <Th className="text-right">Sessions agree</Th>
            <Th className="text-right">False alarms</Th>
          </tr>
        </thead>
        <tbody>
          {scorings.map(({ slice, date, tools, learnedFrom, questions, sessions }) => (
            <tr key={slice}>
              <Td>{slice}</Td>
              <Td>{date}</Td>
              <Td className="text-right tabular-nums">{tools}</Td>
              <Td className="text-right tabular-nums">{learnedFrom.toLocaleString("en")}</Td>
              {LEGS.map((leg) => (
                <Td key={leg} className="text-right tabular-nums">
                  {three(questions[leg].f1)}
                </Td>
              ))}
              <Td className="text-right tabular-nums">{three(sessions.agreement)}</Td>
              <Td className="text-right tabular-nums">{three(sessions.falseAlarms)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-sm text-muted">
        Slice 1 was scored by the program as it was before it learned from any of these families. Published servers were
        found in public repositories and in the package registry; what was learned from by then includes made-up texts.
        What is described on GitHub was read from READMEs, which often say little. Where tools are few, a few servers
        weigh much in their sessions.
      </p>
    </Card>
  );
}
