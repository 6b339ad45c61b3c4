"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Policy } from "@/lib/core/model/policy";
import type { OwnPolicy } from "@/lib/core/policy-file/own-policy";
import { versionOfPolicy } from "@/lib/core/policy-file/versions";
import { showHidden } from "@/lib/core/text/visible";
import { PolicyForm } from "./policy-form";
import { saySides } from "./say-sides";

type Props = {
  own: readonly Policy[];
  builtIn: readonly Policy[];
  keep: (input: { policy: OwnPolicy; instead?: { id: string; seen: string } }) => Promise<Outcome<null>>;
  remove: (input: { id: string; seen: string }) => Promise<Outcome<null>>;
};

/** The existing policies, and the form to add or edit one. */
export function PolicyDesk({ own, builtIn, keep, remove }: Props) {
  const [changing, setChanging] = useState<Policy>();
  const [said, setSaid] = useState("");
  const [busy, start] = useTransition();
  const [problem, setProblem] = useState<string>();
  const take = (policy: Policy) =>
    start(async () => {
      const outcome = await remove({ id: policy.id, seen: versionOfPolicy(policy) });
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("problem" in outcome) return;
      setSaid(`${policy.label} was deleted.`);
      setChanging((was) => (was?.id === policy.id ? undefined : was));
    });
  return (
    <>
      <Card>
        <CardTitle id="policies">In force</CardTitle>
        <ul aria-labelledby="policies" className="mt-2 grid divide-y divide-line">
          {own.map((policy) => (
            <Line key={policy.id} policy={policy}>
              <Button size="small" onClick={() => setChanging(policy)}>
                Change<span className="sr-only"> {showHidden(policy.label)}</span>
              </Button>
              <Button size="small" variant="quiet" disabled={busy} onClick={() => take(policy)}>
                Delete<span className="sr-only"> {showHidden(policy.label)}</span>
              </Button>
            </Line>
          ))}
          {builtIn.map((policy) => (
            <Line key={policy.id} policy={policy}>
              <span className="text-[0.8125rem] text-muted">built in</span>
            </Line>
          ))}
        </ul>
        {problem && <Notice kind="problem" title={problem} />}
      </Card>
      <PolicyForm
        key={changing?.id ?? `new ${own.length}`}
        changing={changing}
        keep={async (policy) => {
          const outcome = await keep({
            policy,
            ...(changing && { instead: { id: changing.id, seen: versionOfPolicy(changing) } }),
          });
          if ("ok" in outcome) {
            setSaid(`${policy.label} was saved.`);
            setChanging(undefined);
          }
          return outcome;
        }}
        onCancel={changing && (() => setChanging(undefined))}
      />
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}

function Line({ policy, children }: { policy: Policy; children: React.ReactNode }) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-semibold wrap-anywhere">{showHidden(policy.label)}</h3>
        <p className="wrap-anywhere">{showHidden(saySides(policy.sides))}</p>
        <p className="max-w-prose text-pretty text-muted wrap-anywhere">{showHidden(policy.why)}</p>
      </div>
      <div className="flex items-center gap-1.5">{children}</div>
    </li>
  );
}
