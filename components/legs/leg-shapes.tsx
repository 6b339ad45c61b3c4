import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { cn } from "@/components/ui/class-names";

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

/** The id of the shape of a leg with a verdict on the page. A "no" is the same dot for each leg. */
export const shapeId = (leg: Leg, verdict: VerdictWord): string =>
  verdict === "no" ? "leg-no" : `leg-${leg}-${verdict}`;

/** The shapes of the legs, defined once for a page: lists show thousands of them, as references. */
export function LegShapes() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {LEGS.flatMap((leg) =>
        (["yes", "possible"] as const).map((verdict) => <Shape key={leg + verdict} leg={leg} verdict={verdict} />),
      )}
      <symbol id="leg-no" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="2" className="fill-edge" />
      </symbol>
    </svg>
  );
}

function Shape({ leg, verdict }: { leg: Leg; verdict: "yes" | "possible" }) {
  const { d, y, colour, letter } = SHAPES[leg];
  return (
    <symbol id={shapeId(leg, verdict)} viewBox="0 0 24 24">
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
    </symbol>
  );
}
