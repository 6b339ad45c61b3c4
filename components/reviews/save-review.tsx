"use client";
import { Download } from "@/components/ui/icons";
import { useState } from "react";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import { Button } from "@/components/ui/button";
import { download } from "@/components/ui/download";
import { Select } from "@/components/ui/input";
import type { LoggedEntry } from "@/lib/core/model/review";
import { MAP_FORMAT_IDS } from "@/lib/core/reports/map/formats";
import { isMap, type Shared } from "@/lib/core/share/kinds";

/** The snapshot with everything that was said about it, as one file: the reviews travel with the report. */
export function SaveReview({
  report,
  log,
  formats,
}: {
  report: Shared;
  log: readonly LoggedEntry[];
  formats: readonly FormatOffer[];
}) {
  const [chosen, setChosen] = useState("html");
  const offered = isMap(report) ? formats.filter(({ id }) => MAP_FORMAT_IDS.includes(id)) : formats;
  const save = async () => {
    const { findAnyFormat, findFormat, writeIn } = await import("@/lib/core/reports/formats");
    const format = findAnyFormat(chosen)!;
    const reviews = [...log];
    const text = isMap(report)
      ? findFormat(chosen)!.renderMap!({ ...report, reviews })
      : await writeIn(format, { ...report, reviews });
    download(new Blob([text as BlobPart], { type: format.mediaType }), `review.${format.extension}`);
  };
  return (
    <div className="flex flex-wrap gap-1">
      <Select aria-label="Format" className="w-auto" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {offered.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Button onClick={() => void save()}>
        <Download aria-hidden="true" className="size-4" />
        Save with reviews
      </Button>
    </div>
  );
}
