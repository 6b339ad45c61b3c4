"use client";
import { useMemo } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { planSteps } from "@/lib/core/analysis/fix-steps";
import { sayLeft } from "@/lib/core/analysis/say-left";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";

type Props = { session: Session; stance: Stance; onTry: (ids: string[]) => void };

/** Changes one after the other, each the one that removes the most risk for its cost, with what is left after it. */
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
                  <strong className="font-medium">After this:</strong> {sayLeft(step, steps[0]!.before)}
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
