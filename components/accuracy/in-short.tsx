import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { percent } from "./figures";
import { Scored } from "./scored";

type Line = {
  title: string;
  aim: number;
  crossValidated: { precision: number; recall: number; f1: number };
  sealed: number;
};
type Sessions = { sessions: number; agreement: number; falseAlarms: number; missed: number };

const WORDS: readonly (readonly [string, string])[] = [
  ["F1", "one figure for both kinds of mistake, false alarms and misses; 1 is perfect"],
  ["Cross-validated", "each tool was judged by weights that had seen nothing of its server"],
  [
    "Sealed part",
    "servers that were kept back and scored once before anybody looked at them; they may be learned from afterwards",
  ],
  [
    "Blind set",
    "made-up definitions by an author who saw neither the program nor what it learned from, scored before anybody read them",
  ],
  ["Twin", "one of two definitions that read almost alike, of which only one has the leg"],
];

/** What is reached, against the aims, and what the words of the page mean. */
export function InShort({
  lines,
  sealedOn,
  sessions,
}: {
  lines: readonly Line[];
  sealedOn: string;
  sessions: Sessions;
}) {
  return (
    <Card className="grid gap-3">
      <CardTitle>In short</CardTitle>
      <Table aria-label="Aims and what is reached">
        <thead>
          <tr>
            <Th>Question</Th>
            <Th className="text-right">Precision</Th>
            <Th className="text-right">Recall</Th>
            <Th className="text-right">F1, cross-validated</Th>
            <Th className="text-right">Aim</Th>
            <Th>Reached</Th>
            <Th className="min-w-32 text-right">F1, last sealed part ({sealedOn})</Th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ title, aim, crossValidated, sealed }) => (
            <tr key={title}>
              <Td>{title}</Td>
              <Scored value={crossValidated.precision} />
              <Scored value={crossValidated.recall} />
              <Td className="text-right tabular-nums">{crossValidated.f1.toFixed(3)}</Td>
              <Scored value={aim} />
              <Td>{crossValidated.f1 >= aim ? "yes" : `${(aim - crossValidated.f1).toFixed(3)} short`}</Td>
              <Td className="text-right tabular-nums">{sealed.toFixed(3)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose">
        Of {sessions.sessions.toLocaleString("en")} random sessions whose labels decide the verdict,{" "}
        {percent(sessions.agreement)} come out as the labels say; {percent(sessions.missed)} of the lethal ones are
        missed, and {percent(sessions.falseAlarms)} of the harmless ones are called lethal.
      </p>
      <dl className="grid max-w-prose gap-x-4 gap-y-1 text-sm text-muted sm:grid-cols-[auto_1fr]">
        {WORDS.map(([word, meaning]) => (
          <div key={word} className="contents">
            <dt className="font-medium">{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
