import { LegToggles } from "@/components/legs/leg-toggles";
import type { Leg } from "@/lib/core/model/leg";

/** Keeps the tools that lend all of the pressed legs, surely or possibly. */
export function LegFilter({
  legs,
  onLegs,
  shown,
}: {
  legs: readonly Leg[];
  onLegs: (legs: Leg[]) => void;
  /** The tools and channels that are shown, in words. */ shown: string;
}) {
  return (
    <div role="group" aria-label="Show tools with" className="no-print flex flex-wrap items-center gap-2">
      <LegToggles legs={legs} onLegs={onLegs} />
      <p className="ml-auto flex items-center gap-3 text-[0.8125rem] text-muted">
        <span>filled: yes</span>
        <span>hollow: possible</span>
        <span role="status">{shown}</span>
      </p>
    </div>
  );
}
