import { cn } from "@/components/ui/class-names";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";

const SHAPES: Record<Leg, { d: string; y: number; colour: string; letter: string }> = {
  private: {
    d: "M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
    y: 16.3,
    colour: "fill-leg-private stroke-leg-private",
    letter: "fill-white",
  },
  untrusted: {
    d: "M12 2.2 23 21.5H1z",
    y: 19,
    colour: "fill-leg-untrusted stroke-leg-untrusted",
    letter: "fill-black",
  },
  egress: {
    d: "M12 1.8a10.2 10.2 0 1 0 0 20.4a10.2 10.2 0 1 0 0-20.4z",
    y: 16.3,
    colour: "fill-leg-egress stroke-leg-egress",
    letter: "fill-black",
  },
};
const SAID: Record<VerdictWord, string> = { yes: "yes", possible: "possible", no: "no" };

/** One leg's verdict: filled is yes, hollow is possible, a dot is no. Shape and letter say which leg, so that colour need not. */
export function LegPip({
  leg,
  verdict,
  className,
  silent,
}: {
  leg: Leg;
  verdict: VerdictWord;
  className?: string;
  silent?: boolean;
}) {
  const { d, y, colour, letter } = SHAPES[leg];
  const named = silent
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": `${LEG_WORDS[leg].title}: ${SAID[verdict]}` };
  return (
    <svg viewBox="0 0 24 24" className={cn("size-5 shrink-0", className)} {...named}>
      {verdict === "no" ? (
        <circle cx="12" cy="12" r="2" className="fill-edge" />
      ) : (
        <>
          <path
            d={d}
            strokeWidth={verdict === "yes" ? 1 : 2.4}
            strokeLinejoin="round"
            className={cn(colour, verdict === "possible" && "fill-none")}
          />
          <text
            x="12"
            y={y}
            textAnchor="middle"
            fontSize={leg === "untrusted" ? 10.5 : 12}
            className={cn("font-sans font-bold", verdict === "yes" ? letter : "fill-ink")}
          >
            {LEG_WORDS[leg].letter}
          </text>
        </>
      )}
    </svg>
  );
}
