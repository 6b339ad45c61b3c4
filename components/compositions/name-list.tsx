import type { Member } from "@/lib/core/model/composition";
import { showHidden } from "@/lib/core/text/visible";

const AT_FIRST = 12;

/** Names in a line, the rest folded away. */
export function NameList({ members }: { members: readonly Member[] }) {
  const names = members.map(({ name }) => showHidden(name)).sort();
  const more = names.slice(AT_FIRST);
  return (
    <div className="text-sm text-muted wrap-anywhere">
      <p>{names.slice(0, AT_FIRST).join(", ")}</p>
      {more.length > 0 && (
        <details>
          <summary className="w-fit rounded hover:text-ink">and {more.length} more</summary>
          <p className="mt-1">{more.join(", ")}</p>
        </details>
      )}
    </div>
  );
}
