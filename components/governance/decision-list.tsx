import type { Approval } from "@/lib/core/model/approval";
import { showHidden } from "@/lib/core/text/visible";
import { DECISION_WORDS } from "./words";

/** Every decision on one server or tool, the newest first; `now` is the digest of what is offered. */
export function DecisionList({ decisions, now }: { decisions: readonly Approval[]; now: string }) {
  if (decisions.length === 0) return <p className="text-sm text-muted">No decision yet.</p>;
  return (
    <ol aria-label="Decisions" className="grid gap-3 text-sm">
      {decisions.map((one, index) => (
        <li key={index} className="border-l-2 border-line pl-3 wrap-anywhere">
          <p>
            <strong className="font-semibold">{DECISION_WORDS[one.decision].done}</strong> by {showHidden(one.by)} on{" "}
            <time dateTime={one.at} title={one.at}>
              {one.at.slice(0, 10)}
            </time>
            {one.until && `, until ${one.until}`}
            {one.protocolVersion && `; it spoke revision ${showHidden(one.protocolVersion)}`}
          </p>
          <p>
            <q>{showHidden(one.reason)}</q>
          </p>
          <p className="text-xs text-muted">
            for{" "}
            <code className="font-mono" title={one.digest}>
              {one.digest.slice(0, 16)}
            </code>
            {one.digest === now ? ", which is what is offered now" : ", which is not what is offered now"}
          </p>
        </li>
      ))}
    </ol>
  );
}
