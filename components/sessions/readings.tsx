import { Check, CircleDashed } from "@/components/ui/icons";
import type { Analysis } from "@/lib/core/model/analysis";
import { STANCES, type Stance } from "@/lib/core/model/session";
import { READINGS, sayCombinations, STANCE_WORDS } from "./words";

const ICONS: Record<Stance, typeof Check> = { plain: Check, cautious: CircleDashed };

/** Both readings of `possible`, side by side: what is confirmed, and what it is with all that is uncertain. */
export function Readings({ analysis }: { analysis: Analysis }) {
  const fewer =
    BigInt(analysis.minimalServerSetCount.cautious) < BigInt(analysis.minimalServerSetCount.plain) &&
    "replacing larger ones";
  return (
    <dl className="grid gap-x-3 text-[0.8125rem] leading-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {[...STANCES].reverse().map((stance) => {
        const Icon = ICONS[stance];
        return (
          <div key={stance} className="contents">
            <dt className="flex items-center gap-1.5 text-muted">
              <Icon aria-hidden="true" className="size-3.5" />
              {READINGS[stance]}
            </dt>
            <dd>
              {[
                analysis.verdict[stance] === "lethal"
                  ? sayCombinations(analysis, stance)
                  : STANCE_WORDS[analysis.verdict[stance]],
                stance === "cautious" && fewer,
              ]
                .filter(Boolean)
                .join(", ")}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
