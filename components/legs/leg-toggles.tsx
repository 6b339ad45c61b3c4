import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { LegPip } from "./leg-pip";

/** A button for each leg, pressed while the leg is asked for. */
export function LegToggles({ legs, onLegs }: { legs: readonly Leg[]; onLegs: (legs: Leg[]) => void }) {
  return LEGS.map((leg) => {
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
  });
}
