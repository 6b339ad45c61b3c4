"use client";
import { useEffect, useMemo, useState } from "react";
import { Leaving } from "@/components/reviews/leaving";
import { OpenLink } from "@/components/reviews/open-link";
import { ShareFile } from "@/components/reviews/share-file";
import { StoredShare } from "@/components/reviews/stored-share";
import { TakeOut } from "@/components/reviews/take-out";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { ReportSchema, type Report } from "@/lib/core/model/report";
import { carry } from "@/lib/core/share/carried";
import { encodeShare } from "@/lib/core/share";
import { redact, type Redaction } from "@/lib/core/share/redact";

type Props = {
  /** Where the report of the board as it stands is made. */
  reportFrom: string;
  /** Where stored shares of this session are made. */
  sharesAt: string;
  changed: boolean;
};

/** Everything that leaves is chosen and read first; then three ways to pass it on. */
export function ShareTab({ reportFrom, sharesAt, changed }: Props) {
  const [loaded, setLoaded] = useState<{ from: string; report: Report }>();
  const [problem, setProblem] = useState<string>();
  const [redaction, setRedaction] = useState<Redaction>({});
  useEffect(() => {
    let current = true;
    setProblem(undefined);
    fetch(`${reportFrom}${reportFrom.includes("?") ? "&" : "?"}look=1`)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`The report could not be made: ${(await answer.text()).slice(0, 200)}`);
        const report = ReportSchema.parse(await answer.json());
        if (current) setLoaded({ from: reportFrom, report });
      })
      .catch(
        (error: unknown) =>
          current && setProblem(error instanceof Error ? error.message : "The report could not be made."),
      );
    return () => {
      current = false;
    };
  }, [reportFrom]);
  const report = loaded?.from === reportFrom ? loaded.report : undefined;
  const carried = useMemo(() => report && redact(carry(report), redaction), [report, redaction]);
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <Card className="grid gap-4">
        <div>
          <CardTitle>What leaves</CardTitle>
          <p className="max-w-prose text-sm text-muted">
            This session frozen as it stands{changed && ", unsaved switches included"}: names, verdicts, evidence and
            findings. No credentials, no environment values, no home folder.
          </p>
        </div>
        <TakeOut redaction={redaction} onChange={setRedaction} />
        {problem && <Notice kind="problem">{problem}</Notice>}
        {!carried && !problem && <Working>Gathering what would leave…</Working>}
        {carried && <Leaving carried={carried} />}
      </Card>
      {report && carried && (
        <>
          <StoredShare
            key={JSON.stringify([reportFrom, redaction])}
            sharesAt={sharesAt}
            carried={carried}
            changed={changed}
          />
          <OpenLink encode={() => encodeShare(report, redaction)} of={JSON.stringify([reportFrom, redaction])} />
          <ShareFile carried={carried} />
        </>
      )}
    </div>
  );
}
