"use client";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { CutName } from "@/components/ui/cut-name";
import { Field } from "@/components/ui/field";
import { Grid } from "@/components/ui/grid";
import type { GridColumn } from "@/components/ui/grid-props";
import { Input, Select } from "@/components/ui/input";
import { showHidden } from "@/lib/core/text/visible";
import { viewRows, type GovernanceRow, type GovernanceSort, type GovernanceView } from "./row";
import { SERVER_STANDINGS } from "./words";

const quiet = (text: string | undefined, missing: string) =>
  text ? (
    <span className="block truncate text-sm">{showHidden(text)}</span>
  ) : (
    <span className="text-sm text-muted">{missing}</span>
  );

const COLUMNS: readonly GridColumn<GovernanceRow, GovernanceSort>[] = [
  {
    id: "name",
    name: "Server",
    head: "Server",
    sort: "name",
    rowHeader: true,
    cell: ({ name }) => (
      <CutName name={showHidden(name)} className="text-sm font-medium underline decoration-line underline-offset-4" />
    ),
  },
  {
    id: "legs",
    name: "The legs that its tools hold",
    head: "Legs",
    cell: ({ legs }) => (legs ? <LegPips legs={legs} /> : <span className="text-sm text-muted">unknown</span>),
  },
  { id: "owner", name: "Owner", head: "Owner", sort: "owner", cell: ({ owner }) => quiet(owner, "nobody") },
  { id: "trust", name: "Trust level", head: "Trust", sort: "trust", cell: ({ trust }) => quiet(trust, "no record") },
  {
    id: "state",
    name: "Approval",
    head: "Approval",
    sort: "state",
    cell: ({ state }) => (
      <Badge tone={state === "approved" ? "outline" : state === "never" ? "plain" : "dashed"}>
        {SERVER_STANDINGS[state]}
      </Badge>
    ),
  },
  {
    id: "until",
    name: "Approved until",
    head: "Until",
    sort: "until",
    cell: ({ until, state }) => quiet(until, state === "approved" ? "no end" : "–"),
  },
  {
    id: "review",
    name: "Next review",
    head: "Review",
    sort: "review",
    cell: ({ review, due }) => (
      <span className={due ? "block truncate text-sm font-semibold" : "block truncate text-sm text-muted"}>
        {review}
      </span>
    ),
  },
  {
    id: "revision",
    name: "Revision of the specification it used",
    head: "Revision",
    sort: "revision",
    cell: ({ revision }) => quiet(revision, "not stated"),
  },
  {
    id: "listed",
    name: "Last listing",
    head: "Listed",
    sort: "listed",
    cell: ({ listedAt }) => quiet(listedAt?.slice(0, 10), "never"),
  },
  {
    id: "changes",
    name: "Changes since the approval, or since the listing before",
    head: "Changes",
    sort: "changes",
    cell: ({ changes, forced }) => (
      <span className="text-sm tabular-nums">
        {changes === 0 ? (
          <span className="text-muted">none</span>
        ) : forced > 0 ? (
          `${changes}, ${forced} count`
        ) : (
          changes
        )}
      </span>
    ),
  },
];
const TEMPLATE =
  "grid grid-cols-[minmax(10rem,1.4fr)_5rem_minmax(7rem,1fr)_8rem_minmax(11rem,1fr)_6.5rem_minmax(9rem,1fr)_6.5rem_6.5rem_7rem] min-w-[71rem] items-center";

/** Every server with its owner and the status of its approval; opening one shows its record. */
export function GovernanceGrid({ rows }: { rows: GovernanceRow[] }) {
  const router = useRouter();
  const [view, setView] = useState<GovernanceView>({
    text: "",
    state: "",
    due: false,
    sort: "state",
    descending: false,
  });
  const shown = useMemo(() => viewRows(rows, view), [rows, view]);
  const change = (part: Partial<GovernanceView>) => setView({ ...view, ...part });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Find" className="w-56">
          {(wiring) => (
            <Input
              {...wiring}
              placeholder="Server, owner, who approved"
              value={view.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
        <Field label="Approval" className="w-64">
          {(wiring) => (
            <Select
              {...wiring}
              value={view.state}
              onChange={(event) => change({ state: event.target.value as GovernanceView["state"] })}
            >
              <option value="">all</option>
              {Object.entries(SERVER_STANDINGS).map(([state, words]) => (
                <option key={state} value={state}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <label className="flex h-9 items-center gap-2 text-sm">
          <Checkbox checked={view.due} onChange={(event) => change({ due: event.target.checked })} />
          Review due
        </label>
        <p role="status" className="flex h-9 items-center text-sm text-muted">
          {shown.length} of {rows.length}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className="rounded-xl border border-dashed border-edge px-6 py-12 text-center text-muted">
          No servers match. Try fewer filters.
        </p>
      ) : (
        <Grid
          label="Servers"
          columns={COLUMNS}
          template={TEMPLATE}
          rows={shown}
          keyOf={({ id }) => id}
          sort={view.sort}
          descending={view.descending}
          onSort={(sort, descending) => change({ sort, descending })}
          opened={undefined}
          onOpen={(id) => router.push(`/servers/${id}/record`)}
        />
      )}
    </div>
  );
}
