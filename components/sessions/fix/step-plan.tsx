"use client";
import { useMemo } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { planSteps, type FixStep } from "@/lib/core/analysis/fix-steps";
import { SeverityBadge } from "@/components/severity/severity-badge";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import type { Counts } from "@/lib/core/analysis/ways";
import { SEVERITIES } from "@/lib/core/model/severity";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";

type Props = { session: Session; stance: Stance; onTry: (ids: string[]) => void };

/** Changes one after the other, each the one that removes the most risk for what it costs, with what each of them leaves. */
export function StepPlan({ session, stance, onTry }: Props) {
  const steps = useMemo(() => planSteps(session, stance), [session, stance]);
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby="step-by-step" className="grid gap-3">
      <div>
        <CardTitle id="step-by-step">Step by step</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          What removes the most risk for each tool lost comes first: critical ways to leak before high ones. Stop when
          what is left is worth the risk.
        </p>
      </div>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <li key={`${step.server} ${step.leg}`}>
            <Card className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
              <LegPip leg={step.leg} verdict="yes" silent />
              <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
                <strong className="font-semibold">
                  {at + 1}. {count(step.remove.length, "tool")} of {showHidden(step.server)} off
                </strong>
                , which {step.remove.length === 1 ? "lends" : "lend"} {LEG_WORDS[step.leg].phrase}.
                <span className="block text-sm text-muted">
                  After this: {sayLeft(step, steps[0]!.before)} {step.worst && <SeverityBadge severity={step.worst} />}
                </span>
              </p>
              <Button size="small" onClick={() => onTry(steps.slice(0, at + 1).flatMap(({ remove }) => remove))}>
                Try {at === 0 ? "it" : `steps 1 to ${at + 1}`}
              </Button>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "no pair but github + fetch", or how many of the worst ways there were at first are left. */
function sayLeft({ sets, left, after }: FixStep, first: Counts): string {
  const names = (set: readonly string[]) => set.map(showHidden).join(" + ");
  if (left.length === 0) return "no combination of your servers is lethal.";
  if (sets <= BigInt(left.length))
    return `no ${left.every(({ length }) => length === 2) ? "pair" : "combination"} but ${left.map(names).join(", ")}. Worst that is left:`;
  const worst = first.findIndex((many) => many > 0);
  const word = SEVERITY_WORDS[SEVERITIES[worst]!].toLowerCase();
  return `${after[worst]!.toLocaleString("en-GB")} of ${first[worst]!.toLocaleString("en-GB")} ${word} ways to leak are left, like ${names(left[0]!)}. Worst that is left:`;
}
