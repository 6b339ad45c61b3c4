"use client";
import { ImportFile } from "@/components/settings/import-file";
import { NO_GOVERNANCE, type Governance } from "@/lib/core/model/governance";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Policy } from "@/lib/core/model/policy";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { canonicalJson } from "@/lib/core/text/canonical";
import { sayGovernance } from "@/lib/core/text/say-governance";
import { showHidden } from "@/lib/core/text/visible";
import { saySides } from "./say-sides";

/** The largest file that is read, in bytes. */
const LIMIT = 1_000_000;

type Props = {
  known: readonly Policy[];
  asks: Governance;
  takeOver: (input: { text: string }) => Promise<Outcome<{ taken: string }>>;
};
type Read = ReturnType<typeof readPolicyFile>;

/** A policy file: first what it holds, then the change. */
export function ImportPolicies({ known, asks, takeOver }: Props) {
  const parts = (file: Read) => [
    ...(file.policies.length > 0 ? [file.policies.length === 1 ? "1 policy" : `${file.policies.length} policies`] : []),
    ...(asksOtherwise(file, asks) ? ["further requirements"] : []),
  ];
  return (
    <ImportFile
      what="policies"
      about={
        <>
          A file exported here, or written by hand as JSON or YAML; <code>trefoil scan --policies FILE</code> reads the
          same.{" "}
          <a href="/schema/policies.v1.json" className="underline underline-offset-4">
            Its schema
          </a>{" "}
          helps editors.
        </>
      }
      limit={LIMIT}
      anyText
      read={readPolicyFile}
      say={(file) =>
        `${file.policies.length} policies read${asksOtherwise(file, asks) ? ", and further requirements" : ""}.`
      }
      renderPreview={(file) => (parts(file).length > 0 ? <Preview file={file} known={known} asks={asks} /> : undefined)}
      change={(file) => `Import ${parts(file).join(" and ")}`}
      takeOver={takeOver}
    />
  );
}

/** A file differs when it asks for anything, all of it can be read, and it is not the same. */
function asksOtherwise({ governance, problems }: Read, asks: Governance): boolean {
  return problems.length === 0 && !same(governance, NO_GOVERNANCE) && !same(governance, asks);
}

const same = (a: Governance, b: Governance): boolean => canonicalJson(a) === canonicalJson(b);

function Preview({ file, known, asks }: { file: Read; known: readonly Policy[]; asks: Governance }) {
  return (
    <ul className="grid gap-2 text-sm">
      {file.policies.map((policy) => (
        <li key={policy.id} className="wrap-anywhere">
          <strong className="font-semibold">{showHidden(policy.label)}</strong>
          {known.some((one) => one.id === policy.id) && <span className="text-muted"> replaces yours</span>}:{" "}
          {showHidden(saySides(policy.sides))}
        </li>
      ))}
      {asksOtherwise(file, asks) && (
        <li className="wrap-anywhere">
          <strong className="font-semibold">Further requirements</strong>
          {!same(asks, NO_GOVERNANCE) && <span className="text-muted"> replacing the present requirements</span>}:{" "}
          {showHidden(sayGovernance(file.governance).join(" ")) || "only how approvals are renewed"}
        </li>
      )}
      {file.problems.length > 0 && !same(file.governance, NO_GOVERNANCE) && (
        <li className="text-muted">The file’s further requirements are imported only if the whole file can be read.</li>
      )}
    </ul>
  );
}
