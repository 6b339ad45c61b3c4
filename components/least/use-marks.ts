import { useMemo, useState } from "react";
import { count } from "@/components/sessions/words";
import { LONGEST_QUERY, queryOf, useAddress } from "@/components/ui/use-address";
import type { PlacedTool } from "@/lib/core/least/placed";
import { saySelectors } from "@/lib/core/least/selectors";

export type Marks = ReturnType<typeof useMarks>;

/** The tools that are marked as needed, kept in the page's address, and the last announcement about them for screen readers. */
export function useMarks(placed: readonly PlacedTool[], first: readonly string[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(() => new Set(first));
  const [said, setSaid] = useState("");
  const selectors = useMemo(() => saySelectors(placed, marked), [placed, marked]);

  const query = queryOf(selectors.map((selector) => ["need", selector]));
  useAddress(query.length > LONGEST_QUERY ? "" : query);

  const put = (tools: readonly PlacedTool[], saying: string) => {
    setMarked(new Set(tools.map(({ id }) => id)));
    setSaid(saying);
  };
  /** Marks all of these, or unmarks them when all of them are marked. */
  const turn = (tools: readonly PlacedTool[]) => {
    if (tools.length === 0) return;
    const next = new Set(marked);
    const takesOff = tools.every(({ id }) => next.has(id));
    for (const { id } of tools)
      if (takesOff) next.delete(id);
      else next.add(id);
    setMarked(next);
    setSaid(
      `${count(tools.length, "tool")} ${takesOff ? "no longer marked" : "marked"}, ${count(next.size, "tool")} in all.`,
    );
  };
  return { marked, selectors, said, put, turn };
}
