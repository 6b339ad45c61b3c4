import { Table, Td, Th } from "@/components/ui/table";
import { readHints } from "@/lib/core/annotations/hints";
import { means, sayHints } from "@/lib/core/annotations/meaning";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import { HINTS } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";

/** The hints of one tool: what is declared, and what a client takes it for. */
export function HintTable({ row: { declared, wrong, title, wrongTitle, revision } }: { row: AnnotationRow }) {
  const hints = readHints(declared);
  const sentence = sayHints(hints);
  return (
    <section className="grid gap-3">
      <p>{sentence.charAt(0) === "(" ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)}</p>
      <Table aria-label="Hints">
        <thead>
          <tr>
            <Th>Hint</Th>
            <Th>Declared</Th>
            <Th>Treated as</Th>
          </tr>
        </thead>
        <tbody>
          {HINTS.map((hint) => (
            <tr key={hint}>
              <Td>
                <code className="font-mono text-[0.8125rem]">{hint}</code>
              </Td>
              <Td>
                {wrong[hint] !== undefined ? (
                  <Wrong value={wrong[hint]} is="neither true nor false" />
                ) : hints[hint].declared ? (
                  String(hints[hint].value)
                ) : (
                  <span className="text-muted">nothing</span>
                )}
              </Td>
              <Td>
                {means(hint, hints) ? (
                  `${String(hints[hint].value)}${hints[hint].declared ? "" : ", by default"}`
                ) : (
                  <span className="text-muted">nothing: it is read-only</span>
                )}
              </Td>
            </tr>
          ))}
          <tr>
            <Td>
              <code className="font-mono text-[0.8125rem]">title</code>
            </Td>
            <Td className="wrap-anywhere">
              {wrongTitle !== undefined ? (
                <Wrong value={wrongTitle} is="no text" />
              ) : title !== undefined ? (
                showHidden(title)
              ) : (
                <span className="text-muted">nothing</span>
              )}
            </Td>
            <Td>
              <span className="text-muted">
                {title !== undefined ? "the name that people see" : "people see the tool’s own name"}
              </span>
            </Td>
          </tr>
        </tbody>
      </Table>
      <p className="text-[0.8125rem] text-muted">
        {revision} In brackets: assumed by default. All hints are claims of the server.
      </p>
    </section>
  );
}

function Wrong({ value, is }: { value: string; is: string }) {
  return (
    <>
      <code className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(value)}</code>
      <span className="block text-[0.8125rem] text-muted">declared, but {is}: clients read it as missing</span>
    </>
  );
}
