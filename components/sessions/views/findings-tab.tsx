"use client";
import { Link } from "@/components/ui/link";
import { useCallback, useEffect, useState } from "react";
import { FindingList } from "@/components/findings/finding-list";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { filterFindings, type FindingRow } from "@/lib/core/findings/filter";

type Props = { sessionId: string; /** The board differs from what is saved. */ changed: boolean };

/** The findings of the session as saved, with what people decided about them. */
export function FindingsTab({ sessionId, changed }: Props) {
  const [rows, setRows] = useState<FindingRow[]>();
  const [problem, setProblem] = useState<string>();
  const [all, setAll] = useState(false);
  const load = useCallback(async () => {
    const answer = await fetch(`/api/findings?${new URLSearchParams({ session: sessionId })}`);
    if (answer.ok) setRows((await answer.json()) as FindingRow[]);
    else setProblem("The findings could not be read.");
  }, [sessionId]);
  useEffect(() => {
    load().catch(() => setProblem("The findings could not be read."));
  }, [load]);
  if (problem) return <Notice kind="problem">{problem}</Notice>;
  if (!rows) return <p className="text-muted">Reading the findings…</p>;
  const shown = filterFindings(rows, all ? { state: "all" } : {});
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {changed && <Notice title="These findings are for the saved session, not for the switches as they are now." />}
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <label className="flex items-center gap-2">
          <input type="checkbox" checked={all} onChange={() => setAll(!all)} className="size-4" />
          Show fixed and gone too
        </label>
        <span className="flex flex-wrap gap-4">
          <a
            href={`/api/sessions/${encodeURIComponent(sessionId)}/acceptances`}
            download
            className="underline underline-offset-4"
          >
            Save what is accepted for trefoil scan --accepted
          </a>
          <Link
            href={`/findings?${new URLSearchParams({ session: sessionId })}`}
            className="underline underline-offset-4"
          >
            All findings
          </Link>
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No findings">Nothing was found in this session.</EmptyState>
      ) : (
        <FindingList rows={shown} total={shown.length} within onChanged={() => void load()} />
      )}
    </div>
  );
}
