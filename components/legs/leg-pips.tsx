import { LEGS, LEG_WORDS, type PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { cn } from "@/components/ui/class-names";
import { LegPip } from "./leg-pip";

/** The three verdicts side by side, always in the order P, U, E, read out as one sentence. */
export function LegPips({ legs, className }: { legs: PerLeg<VerdictWord>; className?: string }) {
  const sentence = LEGS.map((leg) => `${LEG_WORDS[leg].phrase} ${legs[leg]}`).join(", ");
  return (
    <span role="img" aria-label={sentence} className={cn("inline-flex shrink-0 items-center gap-0.5", className)}>
      {LEGS.map((leg) => (
        <LegPip key={leg} leg={leg} verdict={legs[leg]} silent />
      ))}
    </span>
  );
}
