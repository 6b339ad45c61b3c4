"use client";
import { useState, useTransition } from "react";
import { FilePick } from "@/components/servers/file-pick";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Policy } from "@/lib/core/model/policy";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { showHidden } from "@/lib/core/text/visible";
import { saySides } from "./say-sides";

/** Bytes of a file that is read. */
const LIMIT = 1_000_000;

type Props = { known: readonly Policy[]; takeOver: (input: { text: string }) => Promise<Outcome<{ taken: number }>> };
type Chosen = { name: string; text: string } & ReturnType<typeof readPolicyFile>;

/** Policies from a file: first what it holds, then the change. */
export function ImportPolicies({ known, takeOver }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState("");
  const [busy, start] = useTransition();
  const choose = (text: string, name: string) => {
    setChosen({ name, text, ...readPolicyFile(text) });
    setProblem(undefined);
    setTaken("");
  };
  const take = ({ text }: Chosen) =>
    start(async () => {
      const outcome = await takeOver({ text });
      if ("problem" in outcome) return setProblem(outcome.problem);
      setChosen(undefined);
      setTaken(`${outcome.ok.taken} ${outcome.ok.taken === 1 ? "policy was" : "policies were"} taken over.`);
    });
  const policies = chosen?.policies ?? [];
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle>Import</CardTitle>
        <p className="mt-1 text-sm text-muted">
          A file that was exported here, or written by hand; <code>trefoil scan --policies FILE</code> reads the same.
        </p>
      </div>
      <FilePick label="Choose a file of policies" limit={LIMIT} onText={choose} onProblem={setProblem} />
      <LiveRegion>{taken || (chosen ? `${policies.length} policies read.` : "")}</LiveRegion>
      {taken && <Notice title={taken} />}
      {problem && <Notice kind="problem" title={problem} />}
      {chosen && chosen.problems.length > 0 && (
        <Notice kind={policies.length > 0 ? "warning" : "problem"} title={policies.length > 0 ? `Not everything in ${showHidden(chosen.name)} can be taken over` : `Nothing in ${showHidden(chosen.name)} can be taken over`}>
          <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
            {chosen.problems.map(({ line, message }, index) => (
              <li key={index} className="wrap-anywhere">
                {line !== undefined && `Line ${line}: `}
                {showHidden(message)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {chosen && policies.length > 0 && (
        <>
          <ul className="grid gap-2 text-sm">
            {policies.map((policy) => (
              <li key={policy.id} className="wrap-anywhere">
                <strong className="font-semibold">{showHidden(policy.label)}</strong>
                {known.some((one) => one.id === policy.id) && <span className="text-muted"> takes the place of yours</span>}: {showHidden(saySides(policy.sides))}
              </li>
            ))}
          </ul>
          <div className="flex gap-2">
            <Button variant="solid" disabled={busy} onClick={() => take(chosen)}>
              Take over {policies.length === 1 ? "1 policy" : `${policies.length} policies`}
            </Button>
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
