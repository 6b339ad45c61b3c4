import { cn } from "@/components/ui/class-names";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { shapeId } from "./leg-shapes";

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
  const named = silent
    ? { "aria-hidden": true }
    : { role: "img", "aria-label": `${LEG_WORDS[leg].title}: ${SAID[verdict]}` };
  return (
    <svg className={cn("size-5 shrink-0", className)} {...named}>
      <use href={`#${shapeId(leg, verdict)}`} />
    </svg>
  );
}
