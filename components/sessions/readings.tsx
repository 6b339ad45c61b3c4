import type { ReactNode } from "react";
import { Check, CircleDashed, Percent } from "@/components/ui/icons";
import type { Analysis } from "@/lib/core/model/analysis";
import { STANCES, type Stance } from "@/lib/core/model/session";
import { sayPercent } from "@/lib/core/text/say-percent";
import { READINGS, sayCombinations, STANCE_WORDS } from "./words";

const ICONS: Record<Stance, typeof Check> = { plain: Check, cautious: CircleDashed };

/** Both readings of `possible`, side by side: what is confirmed, and what it is with all that is uncertain; and how certain the legs are. */
export function Readings({ analysis }: { analysis: Analysis }) {
  const { verdict } = analysis;
  const fewer =
    BigInt(analysis.minimalServerSetCount.cautious) < BigInt(analysis.minimalServerSetCount.plain) &&
    "replacing larger ones";
  return (
    <dl className="grid gap-x-3 text-[0.8125rem] leading-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {[...STANCES].reverse().map((stance) => (
        <Reading key={stance} icon={ICONS[stance]} name={READINGS[stance]}>
          {[
            verdict[stance] === "lethal" ? sayCombinations(analysis, stance) : STANCE_WORDS[verdict[stance]],
            stance === "cautious" && fewer,
          ]
            .filter(Boolean)
            .join(", ")}
        </Reading>
      ))}
      {verdict.cautious === "lethal" && (
        <Reading icon={Percent} name="Probability">
          {sayPercent(verdict.likelihood)} that all three legs are really there
        </Reading>
      )}
    </dl>
  );
}

function Reading({ icon: Icon, name, children }: { icon: typeof Check; name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="flex items-center gap-1.5 text-muted">
        <Icon aria-hidden="true" className="size-3.5" />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
