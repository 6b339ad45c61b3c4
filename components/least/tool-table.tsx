"use client";
import { CutName } from "@/components/ui/cut-name";
import { useMemo, useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Grid } from "@/components/ui/grid";
import type { GridColumn } from "@/components/ui/grid-props";
import type { Kept } from "@/lib/core/least/keep-needed";
import type { PlacedTool } from "@/lib/core/least/placed";
import { KINDS, VERBS } from "@/lib/core/least/verbs";
import { perLeg } from "@/lib/core/model/leg";
import type { SessionServer, SessionTool } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { VERB_WORDS } from "./rows";
import type { Proposal } from "./use-proposals";
import { byText } from "@/lib/core/text/order";

type Sort = "tool" | "resource" | "verb" | "kind" | "stays" | "tokens";
type Row = PlacedTool & { classification: SessionTool["classification"]; stays: string };
type Column = GridColumn<Row, Sort>;

const KIND_WORDS = { reading: "reads", writing: "writes", destroying: "can destroy" };
const plain = (text: string) => <span className="block truncate text-[0.8125rem]">{text}</span>;

const COLUMNS: readonly Column[] = [
  {
    id: "tool",
    name: "Tool",
    head: "Tool",
    sort: "tool",
    rowHeader: true,
    cell: ({ name }) => <CutName name={showHidden(name)} className="font-mono text-[0.8125rem]" />,
  },
  {
    id: "resource",
    name: "Resource",
    head: "Resource",
    sort: "resource",
    cell: ({ resource }) => plain(showHidden(resource)),
  },
  { id: "verb", name: "Verb", head: "Verb", sort: "verb", cell: ({ verb }) => plain(VERB_WORDS[verb]) },
  {
    id: "kind",
    name: "What it may leave behind",
    head: "Kind",
    sort: "kind",
    cell: ({ kind }) => plain(KIND_WORDS[kind]),
  },
  {
    id: "legs",
    name: "Legs",
    head: "Legs",
    cell: ({ classification }) => <LegPips legs={perLeg((leg) => classification[leg].verdict)} />,
  },
  {
    id: "tokens",
    name: "Tokens of its definition, about",
    head: "Tokens",
    sort: "tokens",
    cell: ({ tokens }) => <span className="text-[0.8125rem] tabular-nums">{tokens.toLocaleString("en-GB")}</span>,
  },
  {
    id: "stays",
    name: "Whether it stays, and why",
    head: "Stays",
    sort: "stays",
    cell: ({ stays }) => (
      <span
        className={stays === "" ? "text-[0.8125rem] text-muted" : "block truncate text-[0.8125rem] font-medium"}
        title={stays}
      >
        {stays === "" ? "goes" : showHidden(stays)}
      </span>
    ),
  },
];
const TEMPLATE =
  "grid grid-cols-[minmax(13rem,1.4fr)_minmax(8rem,1fr)_4.5rem_6rem_5.5rem_5rem_minmax(10rem,1fr)] min-w-[58rem] items-center";

type Props = {
  server: SessionServer;
  placed: readonly PlacedTool[];
  kept: readonly Kept[];
  proposal: Proposal | undefined;
  onTurn: (id: string) => void;
};

/** The same as the grid, tool by tool: where it was filed, and whether it stays and why. Opening a line marks it, or unmarks it. */
export function ToolTable({ server, placed, kept, proposal, onTurn }: Props) {
  const [order, setOrder] = useState<{ sort: Sort; descending: boolean }>({ sort: "resource", descending: false });
  const rows = useMemo(() => {
    const tools = new Map(server.tools.map((tool) => [tool.id, tool]));
    const why = new Map(
      kept.map((one) => [
        one.id,
        one.why === "marked"
          ? "marked"
          : `tells ${one.why.param} of ${tools.get(one.why.for)?.tool.name ?? one.why.for}`,
      ]),
    );
    const stays = (id: string) => why.get(id) ?? (proposal?.keep.has(id) ? "does not complete the trifecta" : "");
    const read = placed.map((tool): Row => ({
      ...tool,
      classification: tools.get(tool.id)!.classification,
      stays: stays(tool.id),
    }));
    const sign = order.descending ? -1 : 1;
    return read.sort((a, b) => sign * compare(a, b, order.sort) || (a.name < b.name ? -1 : 1));
  }, [server, placed, kept, proposal, order]);
  return (
    <>
      <p className="text-sm text-muted">Click a line, or press Enter on it, to mark or unmark the tool.</p>
      <Grid
        label="Every tool with its place"
        columns={COLUMNS}
        template={TEMPLATE}
        rows={rows}
        keyOf={({ id }) => id}
        sort={order.sort}
        descending={order.descending}
        onSort={(sort, descending) => setOrder({ sort, descending })}
        opened={undefined}
        onOpen={onTurn}
      />
    </>
  );
}

function compare(a: Row, b: Row, sort: Sort): number {
  if (sort === "tokens") return a.tokens - b.tokens;
  if (sort === "verb") return VERBS.indexOf(a.verb) - VERBS.indexOf(b.verb);
  if (sort === "kind") return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  if (sort === "stays") return Number(b.stays !== "") - Number(a.stays !== "") || byText(a.stays, b.stays);
  return byText(sort === "tool" ? a.name : a.resource, sort === "tool" ? b.name : b.resource);
}
