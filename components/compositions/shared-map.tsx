"use client";
import { useMemo } from "react";
import { FrozenBanner } from "@/components/reviews/frozen-banner";
import type { MapReport } from "@/lib/core/model/map-report";
import { CompositionsView } from "./compositions-view";

const AS_SENT = {};

/** A map that somebody sent: frozen, and computed here from the servers and their legs. */
export function SharedMap({ report, onClose }: { report: MapReport; onClose?: () => void }) {
  const frozen = useMemo(() => ({ host: report.host }), [report]);
  return (
    <>
      <FrozenBanner report={report} onClose={onClose} />
      <CompositionsView members={report.servers} opening={AS_SENT} severityRows={report.severityRows} frozen={frozen} />
    </>
  );
}
