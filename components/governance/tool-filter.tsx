import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { GovernedTool } from "./tool-row";

/** Words to filter the tools by, and the box that ticks all that are shown. */
export function ToolFilter({
  words,
  setWords,
  all,
  turn,
  shown,
  chosen,
}: {
  words: string;
  setWords: (value: string) => void;
  all: boolean;
  turn: (names: readonly string[], on: boolean) => void;
  shown: GovernedTool[];
  chosen: ReadonlySet<string>;
}) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Input
        aria-label="Filter the tools"
        placeholder="Name, status or owner"
        className="max-w-72"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <label className="flex items-center gap-2 text-sm">
        <Checkbox
          checked={all}
          onChange={(event) =>
            turn(
              shown.map(({ name }) => name),
              event.target.checked,
            )
          }
        />
        All {shown.length} shown
      </label>
      <span className="text-sm text-muted" role="status">
        {chosen.size} selected
      </span>
    </div>
  );
}
