import { ToolName } from "../tool-name";

const SHOWN = 6;

/** Ids as a list that does not run away: the first few, the rest on request. */
export function IdList({ ids }: { ids: readonly string[] }) {
  const rest = ids.slice(SHOWN);
  return (
    <div className="grid gap-1.5 text-sm">
      <ul className="flex flex-wrap gap-1.5">
        {ids.slice(0, SHOWN).map((id) => (
          <li key={id} className="min-w-0">
            <ToolName id={id} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary className="w-fit rounded text-muted hover:text-ink">
            {rest.length.toLocaleString("en-GB")} more
          </summary>
          <ul className="mt-1.5 flex max-h-80 flex-wrap gap-1.5 overflow-y-auto">
            {rest.map((id) => (
              <li key={id} className="min-w-0">
                <ToolName id={id} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
