import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

type Scoring = {
  date: string;
  program: string;
  questions: Record<Leg, { f1: number; support: number; judgedNo: number }>;
};
type Scored = {
  set: string;
  tools: number;
  about: string;
  opened?: string;
  note?: string;
  scorings: readonly Scoring[];
};

/** What was reached on made-up definitions that were kept closed, by authors who saw nothing of the program. */
export function BlindScores({ sets }: { sets: readonly Scored[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>On texts written to be hard</CardTitle>
      <p className="max-w-prose">
        Blind sets: many of their definitions have a hidden leg or are the harmless twin of one that has. Each program
        was scored on a set once, before anybody had read it; once read, a set is learned from. In brackets: how many of
        the tools with the leg were judged a plain “no”.
      </p>
      <Table aria-label="Scores on texts written to be hard">
        <thead>
          <tr>
            <Th>Set</Th>
            <Th>What it is</Th>
            <Th>Read</Th>
            <Th>Program, and when it was scored</Th>
            {LEGS.map((leg) => (
              <Th key={leg} className="text-right">
                {LEG_WORDS[leg].title} F1
              </Th>
            ))}
          </tr>
        </thead>
        {sets.map((set) => (
          <tbody key={set.set}>
            <Rows {...set} />
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

function Rows({ set, tools, about, opened, note, scorings }: Scored) {
  return scorings.map(({ program, date, questions }, at) => (
    <tr key={program}>
      {at === 0 && (
        <>
          <Th scope="rowgroup" rowSpan={scorings.length} className="align-top">
            {set}, {tools} definitions
          </Th>
          <Td rowSpan={scorings.length} className="min-w-48">
            {about}.{note && ` ${note}`}
          </Td>
          <Td rowSpan={scorings.length} className="whitespace-nowrap">
            {opened ?? "by nobody"}
          </Td>
        </>
      )}
      <Td className="min-w-48 first:pl-3">
        {program} ({date})
      </Td>
      {LEGS.map((leg) => (
        <Td key={leg} className="text-right whitespace-nowrap tabular-nums">
          {questions[leg].f1.toFixed(3)} ({questions[leg].judgedNo} of {questions[leg].support})
        </Td>
      ))}
    </tr>
  ));
}
