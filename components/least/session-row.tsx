import { Link } from "@/components/ui/link";
import { LevelBadge } from "@/components/legs/level-badge";
import { count } from "@/components/sessions/words";
import { Checkbox } from "@/components/ui/checkbox";
import { Td } from "@/components/ui/table";
import { levelElsewhere, type Elsewhere } from "@/lib/core/least/elsewhere";
import type { Level } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";

type RowProps = {
  one: Elsewhere;
  /** Tools that would be switched off there. */
  goes: number;
  before: ReturnType<typeof levelElsewhere>;
  after: ReturnType<typeof levelElsewhere> | undefined;
  /** Why it stays lethal. */
  rest: () => string;
  applied: boolean;
  onApply: (applied: boolean) => void;
};

/** One saved session: its level now and with the chosen set, and whether the set is applied there. */
export function SessionRow({ one, goes, before, after, rest, applied, onApply }: RowProps) {
  return (
    <tr>
      <Td>
        <span className="flex items-start gap-2.5">
          {after && (
            <Checkbox
              className="mt-1"
              aria-label={`Apply to ${showHidden(one.name)}`}
              checked={applied}
              disabled={goes === 0}
              onChange={(event) => onApply(event.target.checked)}
            />
          )}
          <Link href={`/sessions/${one.id}`} className="min-w-0 underline underline-offset-4 wrap-anywhere">
            {showHidden(one.name)}
          </Link>
        </span>
      </Td>
      <Td>
        <Standing {...before} incomplete={one.incomplete} />
      </Td>
      {after && (
        <Td>
          <Standing {...after} incomplete={one.incomplete} />
          {before.level === after.level && after.level === "lethal" && (
            <span className="block text-xs text-muted">{rest()}</span>
          )}
        </Td>
      )}
      {after && (
        <Td className="text-muted">
          {one.serverOff ? "the server is off there" : goes === 0 ? "nothing" : count(goes, "tool")}
        </Td>
      )}
    </tr>
  );
}

function Standing({ level, trifectas, incomplete }: { level: Level; trifectas: string; incomplete: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <LevelBadge level={level} incomplete={incomplete} />
      {trifectas !== "0" && <span className="text-xs text-muted tabular-nums">{count(trifectas, "trifecta")}</span>}
    </span>
  );
}
