import { MoveRight } from "@/components/ui/icons";
import { LevelBadge } from "@/components/legs/level-badge";
import { whatIf } from "@/lib/core/analysis/what-if";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { sayWhatIf } from "./words";

/** What the switched-off thing under the pointer or the focus would complete. */
export function Considered({ id, session, analysis }: { id: string; session: Session; analysis: Analysis }) {
  const answer = whatIf(session, analysis, id);
  if (!answer) return null;
  return (
    <>
      <MoveRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <LevelBadge level={answer.level} incomplete={analysis.verdict.incomplete || answer.unseen} className="shrink-0" />
      <span className="line-clamp-3 min-w-0 wrap-anywhere">{showHidden(sayWhatIf(answer))}</span>
    </>
  );
}
