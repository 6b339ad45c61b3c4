import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { SEVERITY_WORDS } from "@/lib/core/analysis/severity-words";
import { SEVERITIES, type Severity, type SessionSeverity } from "@/lib/core/model/severity";

const TONES = { critical: "solid", high: "outline", medium: "plain", low: "plain" } as const;

/** The severity in a word, with as many bars; an uncertain one is dashed and says so. */
export function SeverityBadge({ severity, confirmed = true }: { severity: Severity; confirmed?: boolean }) {
  const bars = SEVERITIES.length - SEVERITIES.indexOf(severity);
  return (
    <Badge tone={confirmed ? TONES[severity] : "dashed"}>
      <svg viewBox="0 0 14 12" aria-hidden="true" className="h-3 w-3.5 fill-current">
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 3.6}
            y={12 - bar * 3}
            width="2.6"
            height={bar * 3}
            className={cn(bar > bars && "opacity-25")}
          />
        ))}
      </svg>
      {SEVERITY_WORDS[severity]}
      {!confirmed && ", uncertain"}
    </Badge>
  );
}

/** How bad a session or server is: what is confirmed, and including what is uncertain, where that is worse. */
export function SeverityBadges({ severity: { worst, confirmed } }: { severity: SessionSeverity }) {
  return (
    <>
      {confirmed && <SeverityBadge severity={confirmed} />}
      {worst && worst !== confirmed && <SeverityBadge severity={worst} confirmed={false} />}
    </>
  );
}
