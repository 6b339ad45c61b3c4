import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

type Scoring = { program: string; questions: Record<Leg, { f1: number; support: number; judgedNo: number }> };

/** What was reached on made-up definitions by an author who saw neither the program nor what it learned from. */
export function BlindScores({ date, tools, scorings }: { date: string; tools: number; scorings: readonly Scoring[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>On texts written to be hard</CardTitle>
      <p className="max-w-prose">
        {tools} made-up definitions, many with a hidden leg or a harmless twin of one, by an author who saw neither the
        program nor any text that it learned from. Each program was scored once, on {date}, before anybody opened them.
      </p>
      <Table aria-label="Scores on texts written to be hard">
        <thead>
          <tr>
            <Th>Program</Th>
            {LEGS.map((leg) => (
              <Th key={leg} className="text-right">
                {LEG_WORDS[leg].title} F1 (judged “no”)
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scorings.map(({ program, questions }) => (
            <tr key={program}>
              <Td>{program}</Td>
              {LEGS.map((leg) => (
                <Td key={leg} className="text-right tabular-nums">
                  {questions[leg].f1.toFixed(3)} ({questions[leg].judgedNo} of {questions[leg].support})
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
