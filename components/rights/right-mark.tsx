import { Ban, CircleCheck, CircleHelp, type Icon } from "@/components/ui/icons";
import type { ToolRight } from "@/lib/core/model/right";

const MARKS: Record<ToolRight["state"], Icon> = { allowed: CircleCheck, refused: Ban, unknown: CircleHelp };

/** Whether a tool's credential lets it work, as a shape and a word. */
export function RightMark({ state }: { state: ToolRight["state"] }) {
  const Mark = MARKS[state];
  return (
    <span className="inline-flex items-center gap-1 text-[0.8125rem] whitespace-nowrap">
      <Mark aria-hidden="true" className="size-4 shrink-0" />
      {state}
    </span>
  );
}
