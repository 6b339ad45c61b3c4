"use client";
import { ArrowLeft, ArrowRight } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { RightMark } from "@/components/rights/right-mark";
import { CutName } from "@/components/ui/cut-name";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { means, sayHints } from "@/lib/core/annotations/meaning";
import { readHints } from "@/lib/core/annotations/hints";
import type { SignatureState } from "@/lib/core/model/snapshot";
import { HINTS } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";
import { ClaimTable } from "./claim-table";
import { ClientTable } from "./client-table";
import { RemarkList } from "./remark-list";
import type { AnnotationRow } from "@/lib/core/annotations/rows";

type Props = { row: AnnotationRow | null; onClose: () => void; onStep: (by: 1 | -1) => void };

/** What is declared of one tool, what clients make of it, and what should be declared. */
export function AnnotationDrawer({ row, onClose, onStep }: Props) {
  return (
    <Dialog
      open={row !== null}
      onClose={onClose}
      place="side"
      title={row && <span className="font-mono text-lg">{showHidden(row.tool)}</span>}
    >
      {row && (
        <div
          className="grid gap-6"
          onKeyDown={(event) => (event.key === "[" || event.key === "]") && onStep(event.key === "]" ? 1 : -1)}
        >
          <div className="flex items-center gap-2 text-sm text-muted">
            <CutName name={showHidden(row.server)} className="mr-auto" />
            <Button
              variant="quiet"
              size="icon"
              aria-label="Previous tool"
              title="Previous tool ([)"
              onClick={() => onStep(-1)}
            >
              <ArrowLeft aria-hidden="true" className="size-4" />
            </Button>
            <Button variant="quiet" size="icon" aria-label="Next tool" title="Next tool (])" onClick={() => onStep(1)}>
              <ArrowRight aria-hidden="true" className="size-4" />
            </Button>
          </div>
          <Hints row={row} />
          {row.right && (
            <Part title="What it is allowed">
              <RightMark state={row.right.state} />
              <p className="text-sm wrap-anywhere">{showHidden(row.right.why)}</p>
            </Part>
          )}
          {row.remarks.length > 0 && (
            <Part title="Findings">
              <RemarkList remarks={row.remarks} />
            </Part>
          )}
          <Part title="How clients would treat it">
            <ClientTable declared={row.declared} />
          </Part>
          <Part title="What its author should declare">
            <Advice row={row} />
          </Part>
          <Part title="Other claims">
            <ClaimTable claims={row.claims} />
            {row.signature && <p className="text-sm wrap-anywhere">{saySignature(row.signature)}</p>}
          </Part>
        </div>
      )}
    </Dialog>
  );
}

function saySignature({ format, state, key }: SignatureState): string {
  const signed = `Its definition is signed (${showHidden(format)})`;
  if (state === "unverified")
    return `${signed}, not verified: the format is not known here, or the key is not in the definition.`;
  return state === "fits"
    ? `${signed}, and unchanged since, by the key that it brings (${key}). Whose key that is, nobody has said.`
    : `${signed}, and the signature does not fit what was listed.`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Hints({ row: { declared, wrong, title, wrongTitle, revision } }: { row: AnnotationRow }) {
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

function Advice({ row: { changes, further } }: { row: AnnotationRow }) {
  return (
    <>
      {changes.length === 0 ? (
        <p className="text-sm text-muted">Nothing else: its hints are as its words say.</p>
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
