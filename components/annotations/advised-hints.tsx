import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { showHidden } from "@/lib/core/text/visible";

/** What the author of one tool should declare otherwise, and further remarks. */
export function AdvisedHints({ row: { changes, further } }: { row: AnnotationRow }) {
  return (
    <>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">Nothing else: its hints match its description.</p>
      ) : (
        <Table aria-label="Hints to change" className={stackedOnPhones}>
          <thead>
            <tr>
              <Th>Hint</Th>
              <Th>Now</Th>
              <Th>Advised</Th>
              <Th>Why</Th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ hint, from, to, why }) => (
              <tr key={hint}>
                <Td>
                  <code className="font-mono text-[0.8125rem]">{hint}</code>
                </Td>
                <Td>
                  <span className="text-muted sm:sr-only">now </span>
                  {from === undefined ? "–" : String(from)}
                </Td>
                <Td className="font-medium">
                  <span className="font-normal text-muted sm:sr-only">advised </span>
                  {to === undefined ? "leave out" : String(to)}
                </Td>
                <Td>{showHidden(why)}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {further.length > 0 && (
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {further.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}
