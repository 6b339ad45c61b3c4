"use client";
import { useMemo } from "react";
import { download } from "@/components/ui/download";
import { closeReport } from "@/lib/core/reports/close";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Report } from "@/lib/core/model/report";
import type { Session } from "@/lib/core/model/session";
import type { Choices } from "@/lib/core/reports/document/subject";
import { openReport } from "@/lib/core/reports/open";
import { FrozenBanner } from "@/components/reviews/frozen-banner";
import { Board } from "./board";
import type { FormatOffer } from "@/lib/core/reports/formats/define";

type Props = { report: Report; formats: readonly FormatOffer[]; version: string; onClose?: () => void };

/** A report on the board: everything can be tried out, nothing can be saved. */
export function SharedBoard({ report, formats, version, onClose }: Props) {
  const session = useMemo(() => openReport(report), [report]);
  const make = async (offer: FormatOffer, shown: Session, analysis: Analysis, choices: Choices) => {
    const { findAnyFormat, writeIn } = await import("@/lib/core/reports/formats");
    const written = await writeIn(findAnyFormat(offer.id)!, closeReport(shown, analysis, { version }), choices);
    download(new Blob([written as BlobPart], { type: offer.mediaType }), `session.${offer.extension}`);
  };
  return (
    <Board
      session={session}
      formats={formats}
      onMakeReport={(...all) => void make(...all)}
      banner={<FrozenBanner report={report} onClose={onClose} />}
    />
  );
}
