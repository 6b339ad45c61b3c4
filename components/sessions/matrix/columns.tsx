import { Check } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { CutName } from "@/components/ui/cut-name";
import { Checkbox } from "@/components/ui/checkbox";
import { declaredOf } from "@/lib/core/annotations/hints";
import { LEGS, LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";

export type MatrixColumn = {
  id: string;
  head: ReactNode;
  /** The heading in words, where it is a shape. */
  name: string;
  cell: (tool: SessionTool, serverOff: boolean) => ReactNode;
};

function legColumn(leg: Leg): MatrixColumn {
  return {
    id: leg,
    name: LEG_WORDS[leg].title,
    head: (
      <>
        <LegPip leg={leg} verdict="yes" silent className="size-4.5" />
        <span className="sr-only">{LEG_WORDS[leg].title}</span>
      </>
    ),
    cell: ({ classification: { [leg]: verdict } }) => (
      <span className="inline-flex items-center gap-1">
        <LegPip leg={leg} verdict={verdict.verdict} />
        {verdict.grade && verdict.verdict !== "no" && (
          <span className="text-xs tabular-nums">
            <span className="sr-only">grade </span>
            {verdict.grade}
          </span>
        )}
        {verdict.override && (
          <span title="A person decided" className="text-xs font-semibold">
            ✎<span className="sr-only">decided by a person</span>
          </span>
        )}
      </span>
    ),
  };
}

function yes(value: boolean, word: string): ReactNode {
  return value ? (
    <span className="inline-flex items-center gap-1 text-[0.8125rem]">
      <Check aria-hidden="true" className="size-3.5" />
      {word}
    </span>
  ) : (
    <Nothing />
  );
}

function Nothing() {
  return (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">no</span>
    </span>
  );
}

/** What the server says about its tool, in the words of the annotations. These are claims: the server may be the attacker. */
function claims({ tool: { annotations } }: SessionTool): string {
  const { readOnlyHint, destructiveHint, openWorldHint } = declaredOf(annotations);
  const said = [
    readOnlyHint !== undefined && (readOnlyHint ? "read-only" : "writes"),
    destructiveHint !== undefined && (destructiveHint ? "destructive" : "harmless"),
    openWorldHint !== undefined && (openWorldHint ? "open world" : "closed world"),
  ];
  return said.filter(Boolean).join(", ");
}

/** The matrix from left to right. */
export const COLUMNS: readonly MatrixColumn[] = [
  {
    id: "on",
    name: "On",
    head: "On",
    cell: (tool, serverOff) => (
      <Checkbox
        tabIndex={-1}
        readOnly
        checked={!tool.off && !serverOff}
        disabled={serverOff}
        aria-label="Switched on"
      />
    ),
  },
  {
    id: "tool",
    name: "Tool",
    head: "Tool",
    cell: (tool, serverOff) => (
      <CutName
        name={showHidden(tool.tool.name)}
        className={`font-mono text-[0.8125rem] ${tool.off || serverOff ? "text-muted line-through decoration-edge" : ""}`}
      />
    ),
  },
  ...LEGS.map(legColumn),
  { id: "writes", name: "Writes", head: "Writes", cell: ({ classification }) => yes(classification.writes, "writes") },
  {
    id: "destructive",
    name: "Destructive",
    head: "Destroys",
    cell: ({ classification }) => yes(classification.destructive, "destroys"),
  },
  {
    id: "carrier",
    name: "Storage shared across sessions",
    head: "Storage",
    cell: ({ classification: { carrier } }) =>
      carrier ? (
        <span
          className="truncate text-[0.8125rem]"
          title={showHidden(
            `${carrier.reads ? "reads" : ""}${carrier.reads && carrier.writes ? " and " : ""}${carrier.writes ? "writes" : ""} ${carrier.store}`,
          )}
        >
          {showHidden(carrier.store)}
        </span>
      ) : (
        <Nothing />
      ),
  },
  {
    id: "claims",
    name: "What the server claims",
    head: "Claims",
    cell: (tool) => <span className="truncate text-[0.8125rem] text-muted">{claims(tool) || "none"}</span>,
  },
];
export const GRID =
  "grid grid-cols-[2.25rem_minmax(9.75rem,1fr)_2.9rem_2.9rem_2.9rem_5rem_5.5rem_6rem_11rem] min-w-[48.2rem] items-center sm:grid-cols-[2.5rem_minmax(11rem,1fr)_3.25rem_3.25rem_3.25rem_5rem_5.5rem_6rem_11rem] sm:min-w-[54rem]";
