"use client";
import { useMemo } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { planSteps, type FixStep } from "@/lib/core/analysis/fix-steps";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";

type Props = { session: Session; stance: Stance; onTry: (ids: string[]) => void };

/** Changes one after the other, each the one that ends most for what it costs, with what each of them leaves. */
export function StepPlan({ session, stance, onTry }: Props) {
  const steps = useMemo(() => planSteps(session, stance), [session, stance]);
  if (steps.length < 2) return null;
  return (
    <section aria-labelledby="step-by-step" className="grid gap-3">
      <div>
        <CardTitle id="step-by-step">Step by step</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          The steps that end the most lethal combinations per tool lost come first. Stop when what is left is worth the
          risk.
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
                <span className="block text-sm text-muted">After this: {sayLeft(step)}</span>
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

/** "no combination of servers but github + fetch." */
function sayLeft({ before, after, left }: FixStep): string {
  if (after === 0n) return "no combination of servers is lethal.";
  if (after <= BigInt(left.length))
    return `no combination but ${left.map((set) => set.map(showHidden).join(" + ")).join(", ")}.`;
  return `${after.toLocaleString("en-GB")} of ${before.toLocaleString("en-GB")} lethal combinations are left.`;
}
