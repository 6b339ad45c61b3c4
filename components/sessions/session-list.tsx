import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { EmptyState } from "@/components/ui/empty-state";
import { firstFew } from "@/lib/core/text/first-few";
import { findHost } from "@/lib/core/hosts";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { count, headline, listWords } from "./words";
import { SeverityBadges } from "@/components/severity/severity-badge";
import type { SessionSeverity } from "@/lib/core/model/severity";

export type SavedSessionLine = {
  id: string;
  updatedAt: string;
  session: { name: string; host: string; servers: string[]; tools: number };
  verdict: SessionVerdict;
  severity: SessionSeverity;
  /** Own policies that it breaks. */ broken: string[];
};

export function SessionList({ lines }: { lines: readonly SavedSessionLine[] }) {
  if (lines.length === 0)
    return (
      <EmptyState title="No sessions yet">
        Compose one from your registered servers, or open the demo from the start page.
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {lines.map(({ id, updatedAt, session, verdict, severity, broken }) => (
        <li
          key={id}
          className="relative grid gap-x-6 gap-y-3 rounded-xl border border-line bg-panel p-5 shadow-panel transition-colors hover:border-edge sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">
              <Link
                href={`/sessions/${encodeURIComponent(id)}`}
                className="after:absolute after:inset-0 after:rounded-xl"
              >
                {showHidden(session.name)}
              </Link>
            </h2>
            <p className="mt-0.5">{headline(verdict, session.tools)}</p>
            {broken.length > 0 && (
              <p className="mt-0.5 text-sm wrap-anywhere">
                Breaks {broken.length === 1 ? "your policy" : "your policies"} {listWords(broken.map(showHidden))}.
              </p>
            )}
            <p className="mt-1.5 text-sm text-muted wrap-anywhere">
              {[findHost(session.host)?.label ?? "no host", firstFew(session.servers.map(showHidden))]
                .filter(Boolean)
                .join(" · ")}{" "}
              · {count(session.tools, "tool")} · <time dateTime={updatedAt}>{updatedAt.slice(0, 10)}</time>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-3 sm:flex-col sm:items-end">
            <LevelBadge level={verdict.level} incomplete={verdict.incomplete} tools={session.tools} />
            <SeverityBadges severity={severity} />
            <LegPips legs={verdict.legs} />
          </div>
        </li>
      ))}
    </ul>
  );
}
