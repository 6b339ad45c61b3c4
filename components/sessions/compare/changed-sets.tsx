import { ToolName } from "../tool-name";
import { ChangeFrame, type ChangeKind } from "./change-frame";

/** Nobody reads longer lists of combinations; the counts beside them are exact. */
const SETS_SHOWN = 20;

/** Combinations that are new or gone. */
export function ChangedSets({ title, kind, sets }: { title: string; kind: ChangeKind; sets: readonly string[][] }) {
  return (
    <ChangeFrame title={title} kind={kind} number={sets.length}>
      <ul className="grid gap-2 text-sm">
        {sets.slice(0, SETS_SHOWN).map((set) => (
          <li key={set.join("\n")} className="flex flex-wrap gap-1.5">
            {set.map((name) => (
              <ToolName key={name} id={name} />
            ))}
          </li>
        ))}
      </ul>
      {sets.length > SETS_SHOWN && (
        <p className="text-sm text-muted">and {(sets.length - SETS_SHOWN).toLocaleString("en-GB")} more.</p>
      )}
    </ChangeFrame>
  );
}
