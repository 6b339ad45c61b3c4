import { Check } from "@/components/ui/icons";
import { LegPip } from "@/components/legs/leg-pip";
import { CutName } from "@/components/ui/cut-name";
import type { GridColumn } from "@/components/ui/grid-props";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { ToolSort } from "./rows";
import { sayPercent } from "@/lib/core/text/say-percent";

type Column = GridColumn<SessionTool, ToolSort>;

function legColumn(leg: Leg): Column {
  return {
    id: leg,
    name: `${LEG_WORDS[leg].title}: verdict, grade and probability`,
    sort: leg,
    head: (
      <>
        <LegPip leg={leg} verdict="yes" silent className="size-4.5" />
        <span className="sr-only">{LEG_WORDS[leg].title}</span>
      </>
    ),
    cell: ({ classification: { [leg]: verdict } }) => (
      <span className="flex items-center gap-1.5 text-xs tabular-nums">
        <LegPip leg={leg} verdict={verdict.verdict} />
        <span className="w-2.5">
          {verdict.verdict !== "no" && verdict.grade && (
            <>
              <span className="sr-only">grade </span>
              {verdict.grade}
            </>
          )}
        </span>
        <span className="text-muted max-sm:hidden">{verdict.override ? "a person" : sayPercent(verdict.p)}</span>
      </span>
    ),
  };
}

function flagColumn(id: "writes" | "destructive", head: string): Column {
  return {
    id,
    name: head,
    sort: id,
    head,
    cell: ({ classification }) =>
      classification[id] ? (
        <span className="inline-flex items-center gap-1 text-[0.8125rem]">
          <Check aria-hidden="true" className="size-3.5" />
          yes
        </span>
      ) : (
        <span className="text-[0.8125rem] text-muted">no</span>
      ),
  };
}

export const COLUMNS: readonly Column[] = [
  {
    id: "server",
    name: "Server",
    head: "Server",
    sort: "server",
    wideOnly: true,
    cell: ({ server }) => <CutName name={showHidden(server)} className="text-sm" />,
  },
  {
    id: "name",
    name: "Tool",
    head: "Tool",
    sort: "name",
    rowHeader: true,
    cell: ({ tool, server }) => (
      <span className="block min-w-0">
        <CutName name={showHidden(tool.name)} className="font-mono text-[0.8125rem] leading-5" />
        <span className="block truncate text-xs leading-4 text-muted">
          <span className="sm:hidden">{showHidden(server)}: </span>
          {showHidden(tool.description ?? "no description")}
        </span>
      </span>
    ),
  },
  ...LEGS.map(legColumn),
  flagColumn("writes", "Writes"),
  flagColumn("destructive", "Destroys"),
];
export const TEMPLATE =
  "grid grid-cols-[10.5rem_3.4rem_3.4rem_3.4rem_5rem_5.5rem] min-w-[31.2rem] items-center sm:grid-cols-[9rem_minmax(14rem,1fr)_6.25rem_6.25rem_6.25rem_5rem_5.5rem] sm:min-w-[56rem]";
