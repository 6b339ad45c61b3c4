"use client";
import { useEffect, useState } from "react";
import { ShareDesk } from "@/components/reviews/share-desk";
import { ReportSchema, type Report } from "@/lib/core/model/report";

type Props = {
  /** The address that makes the report of the current board. */
  reportFrom: string;
  /** The address at which stored shares of this session are made. */
  sharesAt: string;
  changed: boolean;
};

/** Shares the session as the board shows it. */
export function ShareTab({ reportFrom, sharesAt, changed }: Props) {
  const [loaded, setLoaded] = useState<{ from: string; report: Report }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    setProblem(undefined);
    fetch(`${reportFrom}${reportFrom.includes("?") ? "&" : "?"}look=1`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The report could not be created: ${(await answer.text()).slice(0, 200)}`);
        const report = ReportSchema.parse(await answer.json());
        if (current) setLoaded({ from: reportFrom, report });
      })
      .catch(
        (error: unknown) =>
          current && setProblem(error instanceof Error ? error.message : "The report could not be created."),
      );
    return () => {
      current = false;
    };
  }, [reportFrom]);
  return (
    <ShareDesk
      shared={loaded?.from === reportFrom ? loaded.report : undefined}
      of={reportFrom}
      problem={problem}
      sharesAt={sharesAt}
      changed={changed}
      what={`This session frozen as it stands${changed ? ", unsaved switches included" : ""}: names, verdicts, evidence and findings. No credentials, no environment values, no home folder.`}
    />
  );
}
