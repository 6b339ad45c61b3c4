"use client";
import { useState } from "react";
import { Download } from "@/components/ui/icons";
import { PrintCard } from "@/components/reviews/print-card";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Cover } from "@/lib/core/model/cover";
import type { Session } from "@/lib/core/model/session";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { ReportDetails } from "./report-details";

export type ReportProps = {
  formats: readonly FormatOffer[];
  changed: boolean;
  href?: (format: string) => string;
  onMake?: (format: FormatOffer, choices: { appendix: boolean }) => void;
  session: Session;
  analysis: Analysis;
  /** What people wrote on its reports, and how it is saved; absent where nothing is saved. */
  cover?: Cover;
  onCover?: (cover: Cover) => Promise<{ problem?: string }>;
};

/** The report of the session as the board shows it, in every format. */
export function ReportTab({ formats, changed, href, onMake, session, analysis, cover = {}, onCover }: ReportProps) {
  const [name] = useName();
  const [appendix, setAppendix] = useState(false);
  const signed = (format: string, more: Record<string, string> = {}) => {
    const author = cover.author === undefined && name.trim() ? { by: name.trim() } : undefined;
    const query = new URLSearchParams({ ...author, ...(appendix && { appendix: "1" }), ...more }).toString();
    const address = href?.(format) ?? "";
    return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-muted">
        The report begins with a page for whoever decides: rating, data at stake, the worst combinations, what to do
        first. It holds no secrets, no home folder, and nothing that was not listed.
        {changed
          ? " It covers the board as it is now, including unsaved switches."
          : href && " It says what changed since the last report of this session."}
      </p>
      {onCover && <ReportDetails cover={cover} session={session} analysis={analysis} onSave={onCover} />}
      <label className="flex w-fit items-center gap-2 text-sm">
        <Checkbox checked={appendix} onChange={() => setAppendix(!appendix)} />
        With tables of every tool, as an appendix
      </label>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {formats.map((format) => (
          <li key={format.id}>
            <Card className="grid h-full content-between gap-3 p-4">
              <div>
                <CardTitle>{format.label}</CardTitle>
                <p className="text-sm text-muted">{format.use}</p>
              </div>
              {href ? (
                <Button asChild className="w-fit">
                  <a href={signed(format.id)} download>
                    <Download aria-hidden="true" className="size-4" />
                    Download .{format.extension}
                  </a>
                </Button>
              ) : (
                <Button className="w-fit" onClick={() => onMake?.(format, { appendix })}>
                  <Download aria-hidden="true" className="size-4" />
                  Download .{format.extension}
                </Button>
              )}
            </Card>
          </li>
        ))}
        {href && (
          <li className="sm:col-span-2 xl:col-span-1">
            <PrintCard href={signed} />
          </li>
        )}
      </ul>
    </div>
  );
}
