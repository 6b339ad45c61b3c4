import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import type { Analysis, Witness } from "@/lib/core/model/analysis";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Stance } from "@/lib/core/model/session";
import { ATTACK_ORDER } from "@/lib/core/charts/attack-path/lanes";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import { count } from "../words";
import { sayPercent } from "@/lib/core/text/say-percent";
import { RatingLines } from "@/components/severity/rating-lines";

type Props = {
  analysis: Analysis;
  stance: Stance;
  witness: Witness;
  at: number;
  onAt: (at: number) => void;
  onOpenTool: (id: string) => void;
};

/** One way to leak in three numbered steps, and a button to the next. */
export function Story({ analysis, stance, witness, at, onAt, onOpenTool }: Props) {
  const paths = analysis.witnesses[stance].length;
  return (
    <section aria-label="The story" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle className="mr-auto">
          Path {at + 1} of the {count(paths, "strongest", "strongest")}
        </CardTitle>
        <Button size="small" disabled={at === 0} onClick={() => onAt(at - 1)}>
          Previous
        </Button>
        <Button size="small" disabled={at === paths - 1} onClick={() => onAt(at + 1)}>
          Next
        </Button>
      </div>
      <ol className="grid gap-3 lg:grid-cols-3">
        {ATTACK_ORDER.map((leg, index) => (
          <li
            key={leg}
            className="relative grid content-start gap-2 rounded-xl border border-line bg-panel p-4 shadow-panel"
          >
            <span className="flex items-center gap-2 text-[0.8125rem] text-muted">
              <LegPip leg={leg} verdict="yes" silent />
              {index + 1}. {LEG_WORDS[leg].title}
            </span>
            <p className="text-pretty wrap-anywhere">{showHidden(witness.steps[index] ?? "")}</p>
            <button
              type="button"
              className="w-fit max-w-full rounded text-left underline decoration-edge underline-offset-4 hover:decoration-ink"
              onClick={() => onOpenTool(witness.tools[leg])}
            >
              <ToolName id={witness.tools[leg]} />
              <span className="sr-only">, show the evidence</span>
            </button>
          </li>
        ))}
      </ol>
      {witness.rating && <RatingLines rating={witness.rating} />}
      <p className="text-sm text-muted">
        Probability that all three verdicts are right: {sayPercent(witness.p)} ·{" "}
        {count(analysis.trifectaCount[stance], "way")} in all.
      </p>
    </section>
  );
}
