"use client";
import type { ReactNode } from "react";
import { RightMark } from "@/components/rights/right-mark";
import { CutName } from "@/components/ui/cut-name";
import { StepButtons } from "@/components/ui/step-buttons";
import { Dialog } from "@/components/ui/dialog";
import type { SignatureState } from "@/lib/core/model/snapshot";
import { showHidden } from "@/lib/core/text/visible";
import { AdvisedHints } from "./advised-hints";
import { ClaimTable } from "./claim-table";
import { ClientTable } from "./client-table";
import { HintTable } from "./hint-table";
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
            <StepButtons onStep={onStep} />
          </div>
          <HintTable row={row} />
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
            <AdvisedHints row={row} />
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
