import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

type AuthorScore = { about: string; tools: number; questions: Record<Leg, { f1: number }> };

/** What was reached on made-up definitions of authors from whom nothing had been learned. */
export function AuthorScores({ authors }: { authors: readonly AuthorScore[] }) {
  return (
    <Card className="grid gap-3">
      <CardTitle>On texts of an author from whom nothing was learned</CardTitle>
      <p className="max-w-prose">
        Authors who saw nothing of the program wrote definitions that it learns from, beside those of real servers. Here
        each is judged by weights that have seen none of its author’s.
      </p>
      <Table aria-label="Scores on texts of unknown authors">
        <thead>
          <tr>
            <Th>Written about</Th>
            <Th className="text-right">Tools</Th>
            {LEGS.map((leg) => (
              <Th key={leg} className="text-right">
                {LEG_WORDS[leg].title} F1
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {authors.map(({ about, tools, questions }) => (
            <tr key={about}>
              <Td>{about}</Td>
              <Td className="text-right tabular-nums">{tools}</Td>
              {LEGS.map((leg) => (
                <Td key={leg} className="text-right tabular-nums">
                  {questions[leg].f1.toFixed(3)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
