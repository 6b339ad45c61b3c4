import { Link } from "@/components/ui/link";
import { LegPip } from "@/components/legs/leg-pip";
import { SeverityBadge } from "@/components/severity/severity-badge";
import { ToolName } from "@/components/sessions/tool-name";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import type { FindingRow } from "@/lib/core/findings/filter";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import { shorten, showHidden } from "@/lib/core/text/visible";
import { sayState } from "./words";

type Props = { row: FindingRow; within: boolean; chosen: boolean; onToggle: () => void };

/** One finding: how bad, what, where, by which tools, and what people decided about it. */
export function FindingLine({ row, within, chosen, onToggle }: Props) {
  const { severity, confirmed, rule, title, message, servers, session, sessionId, state, accepted, legs } = row;
  const name = servers.map(showHidden).join(" + ") || (rule === "" ? "From an earlier version" : "The whole session");
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-4 py-3.5">
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        aria-label={`Select ${rule} ${name} in ${showHidden(session)}`}
        className="mt-1"
      />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <SeverityBadge severity={severity} confirmed={confirmed} />
          <Badge tone={state === "open" ? "outline" : "plain"}>{sayState(state, row)}</Badge>
          <h2 className="min-w-0 font-medium wrap-anywhere">{name}</h2>
          <span className="text-sm text-muted">
            {rule} {title}
          </span>
        </div>
        <p className="max-w-prose text-sm wrap-anywhere">{shorten(showHidden(message), 300)}</p>
        {legs.length === LEGS.length && (
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {LEGS.map((leg, at) => (
              <li key={leg} className="flex min-w-0 items-center gap-1.5">
                <LegPip leg={leg} verdict="yes" silent className="size-4 shrink-0" />
                <span className="sr-only">{LEG_WORDS[leg].title}: </span>
                <ToolName id={legs[at]!} />
              </li>
            ))}
          </ul>
        )}
        <p className="text-[0.8125rem] text-muted wrap-anywhere">
          {!within && (
            <>
              <Link
                href={`/sessions/${encodeURIComponent(sessionId)}?tab=findings`}
                className="underline underline-offset-4"
              >
                {showHidden(session)}
              </Link>{" "}
              ·{" "}
            </>
          )}
          {row.owner ? `owner: ${showHidden(row.owner)}` : "no owner"}
          {row.due && ` until ${row.due}`} · first seen {row.firstSeen} · last seen {row.lastSeen}
          {accepted && ` · accepted by ${showHidden(accepted.owner)}: ${showHidden(accepted.reason)}`}
        </p>
      </div>
    </li>
  );
}
