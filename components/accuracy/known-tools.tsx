import { Link } from "@/components/ui/link";
import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";

type Agreed = { same: number; plain: number; plainSame: number };
type Question = "private" | "untrusted" | "egress" | "writes" | "destructive";
type Passes = { tools: number; servers: number } & Record<Question, Agreed>;
type Coverage = { servers: number; tools: number; same: number; elsewhere: number; changed: number };
export type KnownFigures = { definitions: number; passes: Passes; third: Passes; inUse: Coverage; older: Coverage };

const QUESTIONS: readonly (readonly [Question, string])[] = [
  ["private", "Private data"],
  ["untrusted", "Untrusted input"],
  ["egress", "Egress"],
  ["writes", "Writes"],
  ["destructive", "Destroys"],
];

/** How many tools in use are known, and how far repeated labelling of them agrees, in addition to what is measured on unseen tools. */
export function KnownTools({ definitions, passes, third, inUse, older }: KnownFigures) {
  return (
    <Card className="grid gap-3">
      <CardTitle>Known tools</CardTitle>
      <p className="max-w-prose">
        {count(definitions)} definitions are looked up and not guessed at. They take no part in any other figure of this
        page. Of {count(inUse.tools)} tools of the {inUse.servers} servers that are downloaded most (packages of npm
        that could be listed) {share(inUse.same / inUse.tools)} are known by their very definition, in the version that
        was labelled. Of earlier versions of {older.servers} of them {share(older.same / older.tools)} of {older.tools}{" "}
        tools are known by their definition, and {share(older.changed / older.tools)} as another text of the same tool,
        which only ever raises a verdict: what is known wears off as servers change.
      </p>
      <Table aria-label="Known tools: how far passes agree">
        <thead>
          <tr>
            <Th>Question</Th>
            <Th className="text-right">Two passes, {count(passes.tools)} tools</Th>
            <Th className="text-right">Where both say yes or no</Th>
            <Th className="text-right">A third pass, {third.tools} tools</Th>
            <Th className="text-right">Where both say yes or no</Th>
          </tr>
        </thead>
        <tbody>
          {QUESTIONS.map(([question, title]) => (
            <tr key={question}>
              <Td>{title}</Td>
              {[passes[question].same, passes[question].plainSame, third[question].same, third[question].plainSame].map(
                (value, at) => (
                  <Td key={at} className="text-right tabular-nums">
                    {share(value)}
                  </Td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="max-w-prose text-sm text-muted">
        Labels are given by a rubric in passes of one language model, the later ones in another order; where two differ,
        it depends. No person has confirmed them, so agreement shows how steady they are rather than how true. The{" "}
        {third.tools} tools were drawn by chance from the servers above.{" "}
        <Link href="/signals/known-tool" className="underline underline-offset-4">
          Which servers are known
        </Link>
      </p>
    </Card>
  );
}

function share(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}

function count(value: number): string {
  return value.toLocaleString("en");
}
