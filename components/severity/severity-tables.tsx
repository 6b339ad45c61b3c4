import { Card, CardTitle } from "@/components/ui/card";
import { Table, Td, Th } from "@/components/ui/table";
import { DEFAULT_TABLES, type Tables } from "@/lib/core/analysis/severity-tables";
import {
  APPROVAL_WORDS,
  DATA_WORDS,
  DEGREE_WORDS,
  READER_WORDS,
  SEVERITY_WORDS,
  STEP_WORDS,
  WRITER_WORDS,
} from "@/lib/core/analysis/severity-words";
import { APPROVALS, DATA_CLASSES, DEGREES, READERS, STEPS, WRITERS } from "@/lib/core/model/severity";

type Row = { key: string; head: string; means?: string; cells: readonly { word: string; was: string }[] };

/** The tables in force; a cell that an organisation changed shows its default. */
export function SeverityTables({ tables }: { tables: Tables }) {
  const cell = (word: string, was: string) => ({ word, was });
  const reach = APPROVALS.flatMap((approval) =>
    WRITERS.map((writers) => ({
      key: `${approval} ${writers}`,
      head: `${WRITER_WORDS[writers].row}, ${APPROVAL_WORDS[approval]}`,
      cells: STEPS.map((steps) =>
        cell(
          DEGREE_WORDS[tables.reach[approval][writers][steps]],
          DEGREE_WORDS[DEFAULT_TABLES.reach[approval][writers][steps]],
        ),
      ),
    })),
  );
  const harm = DATA_CLASSES.map((data) => ({
    key: data,
    head: DATA_WORDS[data].row,
    means: DATA_WORDS[data].means,
    cells: READERS.map((readers) =>
      cell(DEGREE_WORDS[tables.harm[data][readers]], DEGREE_WORDS[DEFAULT_TABLES.harm[data][readers]]),
    ),
  }));
  const level = DEGREES.map((one) => ({
    key: one,
    head: `Reach ${one}`,
    cells: DEGREES.map((other) =>
      cell(SEVERITY_WORDS[tables.level[one][other]], SEVERITY_WORDS[DEFAULT_TABLES.level[one][other]]),
    ),
  }));
  return (
    <>
      <OneTable
        title="Reach"
        asks="Who can write what comes in, how many steps it takes, and whether a person approves a call on the way"
        heads={["Who can write", ...STEPS.map((steps) => STEP_WORDS[steps])]}
        rows={reach}
      />
      <OneTable
        title="Harm"
        asks="Whose data is read, and who can read what leaves"
        heads={["Data", ...READERS.map((readers) => `Read by: ${READER_WORDS[readers].row.toLowerCase()}`)]}
        rows={harm}
      />
      <OneTable
        title="Severity"
        asks="Reach and harm together; little harm stays low, however easily it is done"
        heads={["", ...DEGREES.map((degree) => `Harm ${degree}`)]}
        rows={level}
      />
    </>
  );
}

function OneTable({
  title,
  asks,
  heads,
  rows,
}: {
  title: string;
  asks: string;
  heads: string[];
  rows: readonly Row[];
}) {
  return (
    <Card className="grid gap-3">
      <div>
        <CardTitle>{title}</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">{asks}.</p>
      </div>
      <Table aria-label={title}>
        <thead>
          <tr>
            {heads.map((head, at) => (at === 0 && head === "" ? <Td key="corner" /> : <Th key={head}>{head}</Th>))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, means, cells }) => (
            <tr key={key}>
              <Th scope="row" className="border-line font-normal text-ink">
                {head}
                {means && <span className="block max-w-80 text-xs text-muted">{means}</span>}
              </Th>
              {cells.map(({ word, was }, at) => (
                <Td key={heads[at + 1]}>
                  {word}
                  {word !== was && <span className="block text-xs text-muted">your policy; {was} by default</span>}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
