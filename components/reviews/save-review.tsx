"use client";
import { Download } from "@/components/ui/icons";
import { useState } from "react";
import type { Offer } from "@/components/sessions/board-types";
import { Button } from "@/components/ui/button";
import { download } from "@/components/ui/download";
import { Select } from "@/components/ui/input";
import type { Report } from "@/lib/core/model/report";
import type { LoggedEntry } from "@/lib/core/model/review";

/** The snapshot with everything that was said about it, as one file: the reviews travel with the report. */
export function SaveReview({
  report,
  log,
  formats,
}: {
  report: Report;
  log: readonly LoggedEntry[];
  formats: readonly Offer[];
}) {
  const [chosen, setChosen] = useState("html");
  const save = async () => {
    const { findFormat } = await import("@/lib/core/reports/formats");
    const format = findFormat(chosen)!;
    download(
      new Blob([format.render({ ...report, reviews: [...log] })], { type: format.mediaType }),
      `review.${format.extension}`,
    );
  };
  return (
    <div className="flex flex-wrap gap-1">
      <Select aria-label="Format" className="w-auto" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {formats.map(({ id, label }) => (
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
