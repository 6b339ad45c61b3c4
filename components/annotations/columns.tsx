import { RightMark } from "@/components/rights/right-mark";
import { CutName } from "@/components/ui/cut-name";
import type { GridColumn } from "@/components/ui/grid-props";
import { means } from "@/lib/core/annotations/meaning";
import { readHints } from "@/lib/core/annotations/hints";
import { HINTS, type HintName } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";
import { HINT_WORDS } from "./hint-words";
import type { AnnotationRow } from "@/lib/core/annotations/rows";
import type { HintSort } from "./row";

type Column = GridColumn<AnnotationRow, HintSort>;

/** A hint as declared, or in brackets what the specification assumes where the server is silent; struck out where it means nothing. */
function hintColumn(hint: HintName): Column {
  return {
    id: hint,
    name: `${hint}: declared, or in brackets assumed`,
    head: HINT_WORDS[hint],
    sort: hint,
    cell: ({ declared, wrong }) => {
      if (wrong[hint] !== undefined) {
        return (
          <span
            className="block truncate font-mono text-[0.8125rem]"
            title="Declared, but neither true nor false: clients read it as missing"
          >
            <span className="sr-only">declared, but not a boolean: </span>
            {showHidden(wrong[hint])} <span aria-hidden="true">⚠</span>
          </span>
        );
      }
      const hints = readHints(declared);
      const { value, declared: said } = hints[hint];
      const word = value ? "yes" : "no";
      if (!means(hint, hints)) {
        return said ? (
          <span className="text-[0.8125rem] text-muted line-through">
            {word}
            <span className="sr-only"> declared, and it means nothing of a read-only tool</span>
          </span>
        ) : (
          <span className="text-[0.8125rem] text-muted">
            –<span className="sr-only"> it means nothing of a read-only tool</span>
          </span>
        );
      }
      return (
        <span className={said ? "text-[0.8125rem] font-medium" : "text-[0.8125rem] text-muted"}>
          {said ? word : `(${word})`}
          <span className="sr-only">{said ? " declared" : " assumed"}</span>
        </span>
      );
    },
  };
}

function countColumn(
  id: "claims" | "advice" | "findings",
  head: string,
  name: string,
  count: (row: AnnotationRow) => number,
): Column {
  return {
    id,
    name,
    head,
    sort: id,
    cell: (row) => (
      <span className="text-[0.8125rem] tabular-nums">
        {count(row) > 0 ? count(row) : <span className="text-muted">–</span>}
      </span>
    ),
  };
}

export const COLUMNS: readonly Column[] = [
  {
    id: "server",
    name: "Server",
    head: "Server",
    sort: "server",
    cell: ({ server }) => <CutName name={showHidden(server)} className="text-sm" />,
  },
  {
    id: "tool",
    name: "Tool",
    head: "Tool",
    sort: "tool",
    rowHeader: true,
    cell: ({ tool, description }) => (
      <span className="block min-w-0">
        <CutName name={showHidden(tool)} className="font-mono text-[0.8125rem] leading-5" />
        <span className="block truncate text-xs leading-4 text-muted">
          {showHidden(description ?? "no description")}
        </span>
      </span>
    ),
  },
  ...HINTS.map(hintColumn),
  {
    id: "title",
    name: "Title among the annotations",
    head: "Title",
    sort: "title",
    cell: ({ title, wrongTitle }) =>
      wrongTitle !== undefined ? (
        <span className="block truncate font-mono text-[0.8125rem]" title="Declared, but no text">
          <span className="sr-only">declared, but no text: </span>
          {showHidden(wrongTitle)} <span aria-hidden="true">⚠</span>
        </span>
      ) : (
        <span className="block truncate text-[0.8125rem]">
          {title === undefined ? <span className="text-muted">–</span> : showHidden(title)}
        </span>
      ),
  },
  {
    id: "right",
    name: "Whether what the server was given lets the tool work",
    head: "Allowed",
    sort: "right",
    cell: ({ right }) => (right ? <RightMark state={right.state} /> : <span className="text-muted">–</span>),
  },
  countColumn(
    "claims",
    "Other claims",
    "Claims in vocabularies that are no part of the specification",
    ({ claims }) => claims.length,
  ),
  countColumn("advice", "Advice", "Hints that should be declared differently", ({ changes }) => changes.length),
  countColumn("findings", "Findings", "What the rules found", ({ remarks }) => remarks.length),
];
export const TEMPLATE =
  "grid grid-cols-[9rem_minmax(14rem,1fr)_6rem_6.5rem_6.5rem_6.5rem_9rem_6.5rem_7rem_5rem_5.5rem] min-w-[87.5rem] items-center";
