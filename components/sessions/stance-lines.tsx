import { Check, CircleDashed } from "lucide-react";
import type { Analysis } from "@/lib/core/model/analysis";
import { STANCES, type Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count, STANCE_WORDS } from "./words";

const READ: Record<Stance, { icon: typeof Check; label: string }> = {
  plain: { icon: Check, label: "For sure" },
  cautious: { icon: CircleDashed, label: "With what is possible" },
};

/** Both readings of `possible`, side by side, then what the verdict leaves open. */
export function StanceLines({ analysis }: { analysis: Analysis }) {
  const order = [...STANCES].reverse();
  return (
    <div className="grid gap-2 text-sm">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        {order.map((stance) => {
          const { icon: Icon, label } = READ[stance];
          const sets = analysis.minimalServerSetCount[stance];
          return (
            <div key={stance} className="contents">
              <dt className="flex items-center gap-1.5 text-muted">
                <Icon aria-hidden="true" className="size-3.5" />
                {label}
              </dt>
              <dd className="mb-1 sm:mb-0">
                {STANCE_WORDS[analysis.verdict[stance]]}
                {sets !== "0" &&
                  `; ${count(sets, "set")} of servers and ${count(analysis.trifectaCount[stance], "set")} of tools are enough`}
              </dd>
            </div>
          );
        })}
      </dl>
      {analysis.verdict.bounds.length > 0 && (
        <details open={analysis.verdict.level !== "lethal"}>
          <summary className="w-fit rounded text-muted hover:text-ink">What this rests on</summary>
          <ul className="mt-1.5 grid list-disc gap-1 pl-5">
            {analysis.verdict.bounds.map((bound) => (
              <li key={bound} className="wrap-anywhere">
                {showHidden(bound)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
