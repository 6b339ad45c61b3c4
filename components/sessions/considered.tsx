import { LevelBadge } from "@/components/legs/level-badge";
import type { Analysis } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { nearMissSentence } from "./words";

/** What the switched-off thing under the pointer or the focus would complete. Its room is always there, so that nothing jumps. */
export function Considered({ id, analysis }: { id: string | null; analysis: Analysis }) {
  const miss = id === null ? undefined : analysis.nearMisses.find(({ add }) => add === id);
  return (
    <p role="status" className="no-print flex min-h-7 items-center gap-2.5 px-1 text-sm">
      {miss && <LevelBadge level={miss.level} />}
      {id !== null && <span className="min-w-0 wrap-anywhere">{showHidden(miss ? nearMissSentence(miss) : `Switching ${id} on leaves the verdict as it is.`)}</span>}
    </p>
  );
}
