"use client";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { AdvisorRun } from "@/lib/core/model/advisor";
import { showHidden } from "@/lib/core/text/visible";
import { sayNumber } from "./numbers";

const TITLES: Record<AdvisorRun["phase"], string> = {
  running: "Asking",
  done: "The last run is done",
  cancelled: "The last run was cancelled",
  stopped: "The last run was stopped by a problem",
};

/** How far a run has come, and what went wrong. */
export function RunProgress({ run, onCancel }: { run: AdvisorRun; onCancel: () => void }) {
  const { phase, total, answered, silent, failed, problems } = run;
  const settled = answered + silent + failed;
  const parts = [
    `${sayNumber(answered)} of ${sayNumber(total)} answered`,
    silent > 0 && `${sayNumber(silent)} without an opinion`,
    failed > 0 && `${sayNumber(failed)} failed`,
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <section aria-label="Run" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-sm font-medium">{TITLES[phase]}</h3>
          <p className="text-sm text-muted tabular-nums">{parts}.</p>
        </div>
        {phase === "running" && <Button onClick={onCancel}>Cancel</Button>}
      </div>
      {phase === "running" && (
        <progress aria-label="Tools asked about" value={settled} max={total} className="h-2 w-full accent-ink" />
      )}
      <LiveRegion>{phase === "running" ? "" : `${TITLES[phase]}: ${parts}.`}</LiveRegion>
      {problems.length > 0 && (
        <Notice
          kind={phase === "stopped" ? "problem" : "warning"}
          title={phase === "stopped" ? "Nothing more was sent" : "Not every tool was answered"}
        >
          <ul className="mt-1 grid gap-1">
            {problems.map(({ tool, message }, index) => (
              <li key={index}>
                <span className="font-mono text-[0.8125rem]">{showHidden(tool)}</span>: {showHidden(message)}
              </li>
            ))}
          </ul>
          {failed > problems.length && <p className="mt-1">And {sayNumber(failed - problems.length)} more.</p>}
        </Notice>
      )}
    </section>
  );
}
