import { MoveRight } from "lucide-react";
import { LevelBadge } from "@/components/legs/level-badge";
import type { Analysis } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { nearMissSentence } from "./words";

/** What the switched-off thing under the pointer or the focus would complete. It stands beside the level that holds now. */
export function Considered({ id, analysis }: { id: string | null; analysis: Analysis }) {
  const miss = id === null ? undefined : analysis.nearMisses.find(({ add }) => add === id);
  return (
    <p role="status" className="no-print flex min-w-0 items-center gap-2.5 text-sm">
      {id !== null && <MoveRight aria-hidden="true" className="size-4 shrink-0 text-muted" />}
      {miss && <LevelBadge level={miss.level} />}
      {id !== null && <span className="line-clamp-2 min-w-0 wrap-anywhere">{showHidden(miss ? nearMissSentence(miss) : `Switching ${id} on leaves the verdict as it is.`)}</span>}
    </p>
  );
}
