import { strongestFirst } from "@/lib/core/text/strongest-first";
import { Link } from "@/components/ui/link";
import { LegPip } from "@/components/legs/leg-pip";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import type { Classification, Evidence } from "@/lib/core/model/verdict";
import { sayPercent } from "@/lib/core/text/say-percent";
import { shorten, showHidden } from "@/lib/core/text/visible";

/** How many pieces of evidence are shown for a leg: the heaviest ones. */
const TOLD = 4;

/** For each leg the verdict and the words that it rests on. */
export function LegReasons({ classification }: { classification: Classification }) {
  return (
    <ul className="mt-2 grid gap-3">
      {LEGS.map((leg) => {
        const { verdict, p, condition, evidence } = classification[leg];
        return (
          <li key={leg} className="flex items-start gap-2.5 text-sm">
            <LegPip leg={leg} verdict={verdict} silent className="mt-0.5" />
            <div className="min-w-0">
              <p className="font-medium">
                {LEG_WORDS[leg].title}: {verdict}
                <span className="font-normal text-muted">
                  {" · "}
                  {sayPercent(p)}
                  {condition && ` · ${showHidden(condition)}`}
                </span>
              </p>
              <ul className="grid gap-1 text-muted">
                {heaviest(evidence).map((piece, index) => (
                  <li key={index} className="wrap-anywhere">
                    {showHidden(piece.reason)} {piece.signal !== "channel" && <Quote piece={piece} />}
                  </li>
                ))}
                {evidence.length === 0 && <li>No evidence for or against was found.</li>}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const heaviest = (evidence: readonly Evidence[]): Evidence[] => strongestFirst(evidence).slice(0, TOLD);

function Quote({ piece: { quote, signal } }: { piece: Evidence }) {
  return (
    <>
      {quote && <q className="text-ink">{shorten(showHidden(quote), 160)}</q>}{" "}
      <Link href={`/signals/${signal}`} className="underline underline-offset-4">
        {signal}
      </Link>
    </>
  );
}
