import { LegPip } from "@/components/legs/leg-pip";
import { LevelBadge } from "@/components/legs/level-badge";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import type { NearMiss } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { nearMissSentence } from "../words";

const SHOWN = 30;

type Props = {
  nearMisses: readonly NearMiss[];
  onConsider: (id: string | null) => void;
  onTurnOn: (id: string) => void;
};

/** What is switched off and would matter if it were on. */
export function NearMisses({ nearMisses, onConsider, onTurnOn }: Props) {
  if (nearMisses.length === 0) return null;
  return (
    <section className="grid gap-3">
      <div>
        <CardTitle>Near misses</CardTitle>
        <p className="text-sm text-muted">Switched off now; this is what each would complete.</p>
      </div>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line">
        {nearMisses.slice(0, SHOWN).map((miss) => (
          <li
            key={miss.add}
            onMouseEnter={() => onConsider(miss.add)}
            onMouseLeave={() => onConsider(null)}
            onFocus={() => onConsider(miss.add)}
            onBlur={() => onConsider(null)}
            className="flex flex-wrap items-center gap-3 bg-panel px-4 py-2.5 text-sm"
          >
            <LevelBadge level={miss.level} />
            <span className="flex gap-0.5">
              {miss.legs.map((leg) => (
                <LegPip key={leg} leg={leg} verdict="yes" />
              ))}
            </span>
            <span className="min-w-0 flex-1 basis-64 wrap-anywhere">{showHidden(nearMissSentence(miss))}</span>
            <Button size="small" variant="quiet" onClick={() => onTurnOn(miss.add)}>
              Switch on<span className="sr-only"> {showHidden(miss.add)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {nearMisses.length > SHOWN && <p className="text-sm text-muted">and {nearMisses.length - SHOWN} more.</p>}
    </section>
  );
}
