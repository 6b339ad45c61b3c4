import { Table, Td, Th } from "@/components/ui/table";
import { LEG_WORDS, LEGS, type Leg } from "@/lib/core/model/leg";

export type ScoredPart = { about: string; tools: number; questions: Record<Leg, { f1: number }> };

/** F1 of parts of the labelled tools, leg by leg. */
export function ScoresTable({ label, first, parts }: { label: string; first: string; parts: readonly ScoredPart[] }) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Th>{first}</Th>
          <Th className="text-right">Tools</Th>
          {LEGS.map((leg) => (
            <Th key={leg} className="text-right">
              {LEG_WORDS[leg].title} F1
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ about, tools, questions }) => (
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
  );
}
