import { strongestFirst } from "@/lib/core/text/strongest-first";
import type { Leg } from "@/lib/core/model/leg";
import type { Evidence } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";

const WIDTH = 120;
const FILL: Record<Leg, string> = {
  private: "fill-leg-private",
  untrusted: "fill-leg-untrusted",
  egress: "fill-leg-egress",
};

/** Features lighter than this are folded away, and only their sum is shown. */
const WEAK = 0.35;
const ALWAYS_SHOWN = 4;

/** The evidence piece by piece, heaviest first: each bar begins where the one before it ended; to the right is for, hollow and to the left is against. */
export function Waterfall({ evidence, leg }: { evidence: readonly Evidence[]; leg: Leg }) {
  const sorted = strongestFirst(evidence);
  const sums = sorted.reduce<number[]>((all, { weight }) => [...all, all.at(-1)! + weight], [0]);
  const low = Math.min(...sums);
  const scale = WIDTH / (Math.max(...sums) - low || 1);
  const x = (value: number) => Math.round((value - low) * scale * 100) / 100;
  const steps = sorted.map((piece, index): Step => ({
    piece,
    from: x(Math.min(sums[index]!, sums[index + 1]!)),
    to: x(Math.max(sums[index]!, sums[index + 1]!)),
    zero: x(0),
    leg,
  }));
  const isStrong = ({ piece }: Step, index: number) => index < ALWAYS_SHOWN || Math.abs(piece.weight) >= WEAK;
  const strong = steps.filter(isStrong);
  const weak = steps.filter((step, index) => !isStrong(step, index));
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">{strong.map(drawStep)}</ul>
      {weak.length > 0 && (
        <details>
          <summary className="w-fit rounded text-sm text-muted hover:text-ink">
            {weak.length} lighter {weak.length === 1 ? "feature" : "features"}, together{" "}
            {signed(weak.reduce((sum, { piece }) => sum + piece.weight, 0))}
          </summary>
          <ul className="mt-3 grid gap-3">{weak.map(drawStep)}</ul>
        </details>
      )}
    </div>
  );
}

type Step = { piece: Evidence; from: number; to: number; zero: number; leg: Leg };

function drawStep({ piece, from, to, zero, leg }: Step, index: number) {
  return (
    <li key={index} className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="wrap-anywhere">{showHidden(piece.reason)}</p>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">
          {piece.quote && (
            <>
              <q className="text-ink">{showHidden(piece.quote)}</q> in {showHidden(piece.field)}
              {" · "}
            </>
          )}
          <a
            href={`/signals/${encodeURIComponent(piece.signal)}`}
            className="underline underline-offset-2 hover:text-ink"
          >
            {piece.signal}
          </a>
        </p>
      </div>
      <div className="flex items-center gap-2 self-start pt-0.5">
        <svg viewBox={`0 0 ${WIDTH} 14`} className="h-3.5 w-30" aria-hidden="true">
          <line x1={zero} x2={zero} y1="0" y2="14" className="stroke-edge" />
          <rect
            x={from}
            y="2.5"
            width={Math.max(to - from, 1)}
            height="9"
            className={piece.weight < 0 ? "fill-none stroke-ink" : FILL[leg]}
          />
        </svg>
        <span className="w-12 text-right tabular-nums">
          <span className="sr-only">{piece.weight < 0 ? "against, " : "for, "}</span>
          {signed(piece.weight)}
        </span>
      </div>
    </li>
  );
}

function signed(weight: number): string {
  return `${weight > 0 ? "+" : weight < 0 ? "−" : ""}${Math.abs(weight).toFixed(1)}`;
}
