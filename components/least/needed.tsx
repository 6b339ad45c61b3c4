import { useMemo, useState } from "react";
import { count } from "@/components/sessions/words";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import type { PlacedTool } from "@/lib/core/least/placed";
import { BULK } from "./bulk";
import { ResourceGrid } from "./resource-grid";
import { findRows, rowsOf } from "./rows";
import type { Marks } from "./use-marks";

type Props = {
  placed: readonly PlacedTool[];
  marks: Marks;
  /** Tools that stay although nobody marked them. */
  helping: ReadonlySet<string>;
  helpers: boolean;
  onHelpers: (helpers: boolean) => void;
};

/** Where a person marks what is needed: resources by verbs, several at once or cell by cell. */
export function Needed({ placed, marks: { marked, put, turn }, helping, helpers, onHelpers }: Props) {
  const [text, setText] = useState("");
  const rows = useMemo(() => rowsOf(placed), [placed]);
  const shown = useMemo(() => findRows(rows, text), [rows, text]);
  return (
    <section aria-labelledby="needed" className="grid gap-3">
      <div>
        <CardTitle id="needed">What do you need?</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          {count(placed.length, "tool")} for {count(rows.length, "resource")}, grouped by their names, texts and
          arguments. Click a cell, a row or a column, or use the arrow keys and space.{" "}
          <span className="whitespace-nowrap">“!” can destroy;</span> a dashed frame is kept because a marked tool needs
          it.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {BULK.map(({ label, keep }) => (
          <Button key={label} size="small" onClick={() => put(placed.filter(keep), `${label}: marked.`)}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="quiet" disabled={marked.size === 0} onClick={() => put([], "Nothing is marked.")}>
          Clear
        </Button>
        <Input
          type="search"
          aria-label="Find a resource or a tool"
          placeholder="Find a resource or a tool"
          className="h-8 w-full min-w-0 sm:ml-auto sm:w-64"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {shown.length > 0 ? (
        <ResourceGrid rows={shown} all={placed} marked={marked} helping={helping} onTurn={turn} />
      ) : (
        <p className="rounded-xl border border-dashed border-edge px-6 py-10 text-center text-muted">
          No resource or tool has that in its name.
        </p>
      )}
      <label className="flex items-start gap-2.5 text-sm">
        <Checkbox className="mt-0.5" checked={helpers} onChange={(event) => onHelpers(event.target.checked)} />
        <span>
          Also keep tools that look up the ids that marked tools take: one reading tool for each, with the fewest legs.
        </span>
      </label>
    </section>
  );
}
