import { cn } from "@/components/ui/class-names";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { showHiddenInPlace } from "./show-hidden-in-place";
import type { MarkedPart } from "./mark-text";

const UNDER: Record<Leg, string> = {
  private: "border-leg-private",
  untrusted: "border-leg-untrusted",
  egress: "border-leg-egress",
};

/** A server's text as text nodes, line breaks kept, hidden characters shown, quoted words marked with colour, line and letter. */
export function QuotedText({ parts }: { parts: readonly MarkedPart[] }) {
  return (
    <p
      className="max-h-96 overflow-y-auto rounded-lg bg-sunk p-3 text-sm whitespace-pre-wrap wrap-anywhere"
      tabIndex={0}
    >
      {parts.map(({ text, legs }, index) => (
        <MarkedWords key={index} text={showHiddenInPlace(text)} legs={legs} />
      ))}
    </p>
  );
}

/** Words as they are, or marked as quoted for some legs. */
export function MarkedWords({ text, legs }: { text: string; legs: readonly Leg[] }) {
  const [first] = legs;
  if (!first) return <span>{text}</span>;
  return (
    <mark className={cn("rounded-sm border-b-2 bg-quote text-ink", UNDER[first])}>
      {text}
      <sup
        className="ml-px text-[0.65em] font-bold"
        aria-label={`quoted for ${legs.map((leg) => LEG_WORDS[leg].phrase).join(" and ")}`}
      >
        {legs.map((leg) => LEG_WORDS[leg].letter).join("")}
      </sup>
    </mark>
  );
}
