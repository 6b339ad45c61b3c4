import type { Analysis } from "@/lib/core/model/analysis";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Stance } from "@/lib/core/model/session";
import type { Wish } from "@/lib/core/exporters";
import { count, legPhrases } from "../words";

/** One change that can be written into a client's files. */
export type FixTarget = { id: string; label: string; wish: Wish };

const MOST_TIES = 20;

/** What the fix view offers, as wishes for a client: each cut, each part of the split, and the current board. */
export function targetsOf(analysis: Analysis, stance: Stance): FixTarget[] {
  const { tools, servers } = analysis.cuts[stance];
  const { parts } = analysis.split[stance];
  const names = (ids: readonly string[]) =>
    ids.length > 2 ? `${ids.slice(0, 2).join(", ")} and ${ids.length - 2} more` : ids.join(" and ");
  return [
    ...tools.slice(0, MOST_TIES).map((cut, index): FixTarget => ({
      id: `tools ${index}`,
      label: `Cut ${legPhrases(cut.empties)}: ${names(cut.remove)} off`,
      wish: { remove: cut.remove },
    })),
    ...servers.slice(0, MOST_TIES).map((cut, index): FixTarget => ({
      id: `servers ${index}`,
      label: `Without ${cut.remove.length === 1 ? "the server" : "the servers"} ${names(cut.remove)}`,
      wish: { remove: cut.remove },
    })),
    ...(parts.length > 1
      ? parts.map((part, index): FixTarget => ({
          id: `part ${index}`,
          label: `Part ${index + 1} of ${parts.length}, without ${LEG_WORDS[part.without].phrase}: ${count(part.tools.length, "tool")}`,
          wish: { keep: part.tools },
        }))
      : []),
    { id: "now", label: "The board as it is now: switches and compensating controls", wish: {} },
  ];
}
