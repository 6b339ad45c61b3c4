import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

type Scoring = {
  date: string;
  program: string;
  questions: Record<Leg, { f1: number; support: number; judgedNo: number }>;
};
type BlindSet = { set: string; tools: number; since: string; scorings: readonly Scoring[] };

/** What was reached on made-up definitions that were kept closed, by authors who saw nothing of the program. */
export function BlindScores({ sets }: { sets: readonly BlindSet[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>On texts written to be hard</CardTitle>
      <p className="max-w-prose">
        Made-up definitions, many with a hidden leg or a harmless twin of one, by authors who saw neither the program
        nor any text that it learned from. Each program was scored once, before anybody opened them.
      </p>
      {sets.map(({ set, tools, since, scorings }) => (
        <div key={set} className="grid gap-2">
          <p>
            {set} set: {tools} definitions. {since}
          </p>
          <Scorings label={`Scores on texts written to be hard, ${set.toLowerCase()} set`} scorings={scorings} />
        </div>
      ))}
    </Card>
  );
}

function Scorings({ label, scorings }: { label: string; scorings: readonly Scoring[] }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Th>Program</Th>
          <Th>Scored</Th>
          {LEGS.map((leg) => (
            <Th key={leg} className="text-right">
              {LEG_WORDS[leg].title} F1 (judged “no”)
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scorings.map(({ program, date, questions }) => (
          <tr key={program}>
            <Td>{program}</Td>
            <Td>{date}</Td>
            {LEGS.map((leg) => (
              <Td key={leg} className="text-right tabular-nums">
                {questions[leg].f1.toFixed(3)} ({questions[leg].judgedNo} of {questions[leg].support})
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
