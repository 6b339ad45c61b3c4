"use client";
import { useState } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Verdict, VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { sayTurningPoint, counterfactuals } from "@/lib/core/classification/scoring/counterfactuals";
import { OverrideForm } from "./override-form";
import { Waterfall } from "./waterfall";
import { sayPercent } from "@/lib/core/text/say-percent";

const GRADES: Record<Leg, readonly [string, string, string]> = {
  private: ["internal data", "personal data", "secrets and money"],
  untrusted: ["written by insiders", "written by particular outsiders", "written by anyone"],
  egress: ["seen inside", "to a fixed third party", "to a destination of the attacker's choice"],
};
const BECAUSE = {
  conditional: "it depends on how it is deployed",
  unknown: "there is too little information",
  divided: "the evidence points both ways",
};

type Props = {
  leg: Leg;
  verdict: Verdict;
  onOverride?: (word: { verdict: VerdictWord; by: string; reason: string }) => Promise<{ problem?: string }>;
};

/** One leg of one tool: the verdict in words, the override if there is one, and the weights behind it. */
export function LegEvidence({ leg, verdict, onOverride }: Props) {
  const [overruling, setOverruling] = useState(false);
  const points = counterfactuals(leg, verdict);
  const { verdict: word, p, grade, because, condition, override, evidence } = verdict;
  return (
    <section aria-label={LEG_WORDS[leg].title} className="grid gap-3 border-t border-line pt-5">
      <div className="flex items-start gap-3">
        <LegPip leg={leg} verdict={word} silent className="mt-0.5 size-6" />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold">
            {LEG_WORDS[leg].title}: {word}
            {word !== "no" && grade && (
              <span className="font-normal text-muted">
                {" "}
                · grade {grade}, {GRADES[leg][grade - 1]}
              </span>
            )}
          </h3>
          <p className="text-sm text-muted">
            {override ? "Decided by a person." : `Probability ${sayPercent(p)}.`}
            {word === "possible" &&
              because &&
              ` Possible, because ${BECAUSE[because]}${condition ? `: ${showHidden(condition)}` : ""}.`}
          </p>
        </div>
        {onOverride && !overruling && (
          <Button size="small" onClick={() => setOverruling(true)}>
            Override<span className="sr-only"> {LEG_WORDS[leg].phrase}</span>
          </Button>
        )}
      </div>
      {override && (
        <blockquote className="border-l-2 border-ink pl-3 text-sm wrap-anywhere">
          {showHidden(override.reason)}
          <footer className="text-muted">
            {showHidden(override.by)}, <time dateTime={override.at}>{override.at.slice(0, 10)}</time>
          </footer>
        </blockquote>
      )}
      <div className={cn("grid gap-3", overruling && "items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem]")}>
        {onOverride && overruling && (
          <div data-beside className="lg:sticky lg:top-0 lg:order-2">
            <OverrideForm leg={leg} verdict={word} onSubmit={onOverride} onDone={() => setOverruling(false)} />
          </div>
        )}
        <div className="grid min-w-0 gap-3">
          {evidence.length > 0 ? (
            <Waterfall evidence={evidence} leg={leg} />
          ) : (
            <p className="text-sm text-muted">No evidence for or against was found.</p>
          )}
          {points.length > 0 && (
            <div className="text-sm">
              <h4 className="font-medium">What would change it</h4>
              <ul className="mt-1 grid gap-1 text-muted">
                {points.map((point) => (
                  <li key={point.to} className="wrap-anywhere">
                    {showHidden(sayTurningPoint(point))}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
