"use client";
import { useState } from "react";
import { ToolName } from "../tool-name";

const SHOWN = 6;

/** Ids as a short list: the first few, the rest on request. */
export function IdList({ ids }: { ids: readonly string[] }) {
  // What nobody opened is not rendered: two sessions can differ by thousands of tools.
  const [open, setOpen] = useState(false);
  const rest = ids.slice(SHOWN);
  return (
    <div className="grid gap-1.5 text-sm">
      <ul className="flex flex-wrap gap-1.5">
        {ids.slice(0, SHOWN).map((id) => (
          <Id key={id} id={id} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="w-fit rounded text-muted hover:text-ink">
            {rest.length.toLocaleString("en-GB")} more
          </summary>
          {open && (
            <ul className="mt-1.5 flex max-h-80 flex-wrap gap-1.5 overflow-y-auto">
              {rest.map((id) => (
                <Id key={id} id={id} />
              ))}
            </ul>
          )}
        </details>
      )}
    </div>
  );
}

function Id({ id }: { id: string }) {
  return (
    <li className="min-w-0">
      <ToolName id={id} />
    </li>
  );
}
