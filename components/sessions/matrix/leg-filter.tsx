import { LegPip } from "@/components/legs/leg-pip";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";

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
      {LEGS.map((leg) => {
        const on = legs.includes(leg);
        return (
          <button
            key={leg}
            type="button"
            aria-pressed={on}
            onClick={() => onLegs(on ? legs.filter((one) => one !== leg) : [...legs, leg])}
            className="inline-flex h-8 items-center gap-1.5 rounded-full border border-line bg-panel pr-3 pl-1.5 text-[0.8125rem] hover:bg-hover aria-pressed:border-ink aria-pressed:bg-chosen aria-pressed:font-semibold"
          >
            <LegPip leg={leg} verdict="yes" silent />
            {LEG_WORDS[leg].title}
          </button>
        );
      })}
      <p className="ml-auto flex items-center gap-3 text-[0.8125rem] text-muted">
        <span>filled: yes</span>
        <span>hollow: possible</span>
        <span role="status">{shown}</span>
      </p>
    </div>
  );
}
