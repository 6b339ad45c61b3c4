"use client";
import { Snowflake } from "@/components/ui/icons";
import { useMemo, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { Shared } from "@/lib/core/share/kinds";
import { digestOf } from "@/lib/core/text/digest";
import { SaidBefore } from "./said-before";

const WHAT: Record<Shared["schema"], string> = {
  "trefoil-report/1":
    "The tools and their verdicts come from the sender; everything else was computed here. You can try switches; they are not saved.",
  "trefoil-map/1": "The servers and their legs come from the sender; everything else was computed here.",
};

/** What a share is: frozen, by whom and when it was listed, and what it leaves out. */
export function FrozenBanner({ report, onClose }: { report: Shared; onClose?: () => void }) {
  const digest = useMemo(() => digestOf(report), [report]);
  return (
    <aside
      aria-label="What this is"
      className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-edge bg-sunk px-5 py-4 text-sm"
    >
      <Snowflake aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <strong className="font-semibold">A frozen snapshot someone sent you.</strong> Nothing was fetched, started,
          imported or stored. {WHAT[report.schema]}
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted">
          <Fact name="Listed">
            {report.at ? (
              <time dateTime={report.at}>
                {report.at.replace("T", " ").replace(/(:\d\d)(:\d\d(\.\d+)?)Z$/, "$1 UTC")}
              </time>
            ) : (
              "never"
            )}
          </Fact>
          <Fact name="Made with">Trefoil {report.product.version}</Fact>
          <Fact name="Digest">
            <code className="font-mono wrap-anywhere" title={digest}>
              {digest.slice(0, 16)}
            </code>
          </Fact>
        </dl>
        {report.omitted.length > 0 && (
          <details className="mt-2">
            <summary className="w-fit rounded text-muted hover:text-ink">What was left out</summary>
            <ul className="mt-1 list-disc pl-5">
              {report.omitted.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {report.reviews !== undefined && report.reviews.length > 0 && <SaidBefore report={report} />}
      {onClose && (
        <Button size="small" onClick={onClose}>
          Open another
        </Button>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
