import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { readHints, type HintName } from "@/lib/core/hints";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import type { Sort } from "./rows";

/** One column of the grid. Without `sort` it cannot be sorted by. */
export type Column = { id: string; name: string; head: ReactNode; sort?: Sort; cell: (tool: SessionTool) => ReactNode };

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
        <span className="text-muted">{verdict.override ? "a person" : `${Math.round(verdict.p * 100)} %`}</span>
      </span>
    ),
  };
}

/** A hint as declared, or in brackets what the specification assumes where the server is silent. */
function hintColumn(hint: HintName, head: string): Column {
  return {
    id: hint,
    name: `${hint}: declared, or in brackets assumed`,
    head,
    cell: ({ tool }) => {
      const { value, declared } = readHints(tool.annotations)[hint];
      const word = value ? "yes" : "no";
      return declared ? (
        <span className="text-[0.8125rem]">
          {word}
          <span className="sr-only"> declared</span>
        </span>
      ) : (
        <span className="text-[0.8125rem] text-muted">
          ({word})<span className="sr-only"> assumed</span>
        </span>
      );
    },
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
  { id: "server", name: "Server", head: "Server", sort: "server", cell: ({ server }) => <span className="block truncate text-sm">{showHidden(server)}</span> },
  {
    id: "name",
    name: "Tool",
    head: "Tool",
    sort: "name",
    cell: ({ tool }) => (
      <span className="block min-w-0">
        <span className="block truncate font-mono text-[0.8125rem] leading-5">{showHidden(tool.name)}</span>
        <span className="block truncate text-xs leading-4 text-muted">{showHidden(tool.description ?? "no description")}</span>
      </span>
    ),
  },
  ...LEGS.map(legColumn),
  flagColumn("writes", "Writes"),
  flagColumn("destructive", "Destroys"),
  hintColumn("readOnlyHint", "Read-only"),
  hintColumn("destructiveHint", "Destructive"),
  hintColumn("idempotentHint", "Idempotent"),
  hintColumn("openWorldHint", "Open world"),
];
export const GRID = "grid grid-cols-[9rem_minmax(14rem,1fr)_6.25rem_6.25rem_6.25rem_5rem_5.5rem_5.5rem_6rem_6rem_6rem] min-w-[78rem] items-center";
