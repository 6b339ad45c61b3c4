"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { call } from "@/components/reviews/call";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { FindingRow } from "@/lib/core/findings/filter";
import { BulkBar, type BulkChange } from "./bulk-bar";
import { FindingLine } from "./finding-line";

type Props = {
  rows: readonly FindingRow[];
  /** How many there are in all, these included. */
  total: number;
  /** Inside a session, whose name need not be repeated. */
  within?: boolean;
  /** Called after a change; without it the page is fetched again. */
  onChanged?: () => void;
};

const idOf = ({ sessionId, fingerprint }: FindingRow) => `${sessionId} ${fingerprint}`;

/** Findings, with what can be done to many of them at once. */
export function FindingList({ rows, total, within = false, onChanged }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState("");
  const [busy, start] = useTransition();
  const marked = rows.filter((row) => chosen.has(idOf(row)));
  const toggle = (id: string) =>
    setChosen((was) => new Set(was.has(id) ? [...was].filter((one) => one !== id) : [...was, id]));
  const change = (to: BulkChange) =>
    start(async () => {
      try {
        const ids = marked.map(({ sessionId, fingerprint }) => ({ sessionId, fingerprint }));
        await call({ base: "/api/findings", headers: {} }, "POST", "", { ids, change: to });
        setSaid(`${ids.length === 1 ? "1 finding was" : `${ids.length} findings were`} changed.`);
        setChosen(new Set());
        setProblem(undefined);
        if (onChanged) onChanged();
        else router.refresh();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : "It was not saved.");
      }
    });
  return (
    <section aria-label="Findings" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <label className="flex items-center gap-2">
          <Checkbox
            checked={marked.length === rows.length}
            onChange={() => setChosen(marked.length === rows.length ? new Set() : new Set(rows.map(idOf)))}
          />
          All on this page
        </label>
        <span className="text-muted">
          {total === 1 ? "1 finding" : `${total.toLocaleString("en-GB")} findings`}
          {marked.length > 0 && `, ${marked.length} selected`}
        </span>
      </div>
      {marked.length > 0 && <BulkBar key={marked.length} marked={marked} busy={busy} onChange={change} />}
      {problem && <Notice kind="problem">{problem}</Notice>}
      <ul className="divide-y divide-line rounded-xl border border-line bg-panel shadow-panel">
        {rows.map((row) => (
          <FindingLine
            key={idOf(row)}
            row={row}
            within={within}
            chosen={chosen.has(idOf(row))}
            onToggle={() => toggle(idOf(row))}
          />
        ))}
      </ul>
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}
