"use client";
import { Snowflake } from "@/components/ui/icons";
import { useMemo, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { download } from "@/components/ui/download";
import { closeReport } from "@/lib/core/reports/close";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Report } from "@/lib/core/model/report";
import type { Session } from "@/lib/core/model/session";
import { openReport } from "@/lib/core/reports/open";
import { digestOf } from "@/lib/core/text/digest";
import { SaidBefore } from "@/components/reviews/said-before";
import { Board } from "./board";
import type { Offer } from "./board-types";

type Props = { report: Report; formats: readonly Offer[]; version: string; onClose?: () => void };

/** A report on the board: everything can be tried out, nothing can be changed. */
export function SharedBoard({ report, formats, version, onClose }: Props) {
  const session = useMemo(() => openReport(report), [report]);
  const digest = useMemo(() => digestOf(report), [report]);
  const make = async (offer: Offer, shown: Session, analysis: Analysis) => {
    const { findFormat } = await import("@/lib/core/reports/formats");
    download(
      new Blob([findFormat(offer.id)!.render(closeReport(shown, analysis, { version }))], { type: offer.mediaType }),
      `session.${offer.extension}`,
    );
  };
  return (
    <Board
      session={session}
      formats={formats}
      onMakeReport={(...all) => void make(...all)}
      banner={<Banner report={report} digest={digest} onClose={onClose} />}
    />
  );
}

function Banner({ report, digest, onClose }: { report: Report; digest: string; onClose?: () => void }) {
  return (
    <aside
      aria-label="What this is"
      className="mb-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-xl border border-edge bg-sunk px-5 py-4 text-sm"
    >
      <Snowflake aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <strong className="font-semibold">A frozen snapshot that someone sent.</strong> Nothing was fetched, started,
          imported or stored. The tools and their verdicts are the sender&apos;s; what follows from them was worked out
          here. Switches can be tried and are not kept.
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
          Open something else
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
