import { cn } from "@/components/ui/class-names";
import type { Leg } from "@/lib/core/model/leg";
import type { Evidence } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";

const WIDTH = 120;
const FILL: Record<Leg, string> = { private: "fill-leg-private", untrusted: "fill-leg-untrusted", egress: "fill-leg-egress" };

/** Piece after piece of the evidence, heaviest first: each bar begins where the one before ended, right is for, hollow and left is against. */
export function Waterfall({ evidence, leg }: { evidence: readonly Evidence[]; leg: Leg }) {
  const sorted = [...evidence].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const sums = sorted.reduce<number[]>((all, { weight }) => [...all, all.at(-1)! + weight], [0]);
  const low = Math.min(...sums);
  const scale = WIDTH / (Math.max(...sums) - low || 1);
  const x = (value: number) => Math.round((value - low) * scale * 100) / 100;
  return (
    <ul className="grid gap-3">
      {sorted.map((piece, index) => {
        const from = x(Math.min(sums[index]!, sums[index + 1]!));
        const to = x(Math.max(sums[index]!, sums[index + 1]!));
        return (
          <li key={index} className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <p className="wrap-anywhere">{showHidden(piece.reason)}</p>
              <p className="text-[0.8125rem] text-muted wrap-anywhere">
                {piece.quote && <q className="text-ink">{showHidden(piece.quote)}</q>} in {showHidden(piece.field)}
                {" · "}
                <a href={`/signals/${encodeURIComponent(piece.signal)}`} className="underline underline-offset-2 hover:text-ink">
                  {piece.signal}
                </a>
              </p>
            </div>
            <div className="flex items-center gap-2 self-start pt-0.5">
              <svg viewBox={`0 0 ${WIDTH} 14`} className="h-3.5 w-30" aria-hidden="true">
                <line x1={x(0)} x2={x(0)} y1="0" y2="14" className="stroke-edge" />
                <rect x={from} y="2.5" width={Math.max(to - from, 1)} height="9" className={cn(piece.weight < 0 ? "fill-none stroke-ink" : FILL[leg])} />
              </svg>
              <span className="w-12 text-right tabular-nums">
                <span className="sr-only">{piece.weight < 0 ? "against, " : "for, "}</span>
                {piece.weight > 0 ? "+" : piece.weight < 0 ? "−" : ""}
                {Math.abs(piece.weight).toFixed(1)}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
