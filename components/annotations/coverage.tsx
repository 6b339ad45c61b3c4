import { Table, Td, Th } from "@/components/ui/table";
import { HINTS } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";
import { HINT_WORDS } from "./hint-words";
import type { AnnotationRow } from "@/lib/core/annotations/rows";

const share = (part: number, whole: number) => (whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`);

/** How much each of the servers shown declares, and all servers together. */
export function Coverage({ rows, shown }: { rows: readonly AnnotationRow[]; shown: ReadonlySet<string> }) {
  const servers = [...new Set(rows.map(({ server }) => server))];
  return (
    <Table aria-label="How much is declared">
      <thead>
        <tr>
          <Th>Server</Th>
          <Th className="text-right">Tools</Th>
          <Th className="text-right">Declare a hint</Th>
          {HINTS.map((hint) => (
            <Th key={hint} className="text-right">
              {HINT_WORDS[hint]}
            </Th>
          ))}
          <Th className="text-right">Title</Th>
          <Th className="text-right">Wrong type</Th>
          <Th>Specification</Th>
        </tr>
      </thead>
      <tbody>
        {servers
          .filter((server) => shown.has(server))
          .sort()
          .map((server) => {
            const own = rows.filter((row) => row.server === server);
            return <Line key={server} name={showHidden(server)} rows={own} revision={own[0]?.revision} />;
          })}
        {servers.length > 1 && <Line name="All servers" rows={rows} strong />}
      </tbody>
    </Table>
  );
}

function Line({
  name,
  rows,
  revision,
  strong,
}: {
  name: string;
  rows: readonly AnnotationRow[];
  revision?: string;
  strong?: boolean;
}) {
  return (
    <tr className={strong ? "font-semibold" : undefined}>
      <Td className="min-w-28 wrap-anywhere">{name}</Td>
      <Td className="text-right tabular-nums">{rows.length.toLocaleString("en")}</Td>
      <Td className="text-right tabular-nums">
        {share(rows.filter(({ declared }) => Object.keys(declared).length > 0).length, rows.length)}
      </Td>
      {HINTS.map((hint) => (
        <Td key={hint} className="text-right tabular-nums">
          {share(rows.filter(({ declared }) => declared[hint] !== undefined).length, rows.length)}
        </Td>
      ))}
      <Td className="text-right tabular-nums">
        {share(rows.filter(({ title }) => title !== undefined).length, rows.length)}
      </Td>
      <Td className="text-right tabular-nums">
        {rows.filter(({ wrong, wrongTitle }) => Object.keys(wrong).length > 0 || wrongTitle !== undefined).length ||
          "–"}
      </Td>
      <Td className="min-w-40 text-[0.8125rem] text-muted">{revision}</Td>
    </tr>
  );
}
