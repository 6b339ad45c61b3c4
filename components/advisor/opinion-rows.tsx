import { useState } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { OpinionEffect, Short } from "@/lib/core/advisor/compare-opinions";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import { showHidden } from "@/lib/core/text/visible";
import { sayNumber } from "./numbers";
import { sayPercent } from "@/lib/core/text/say-percent";

/** How many rows are shown until somebody asks for the rest. */
const DRAWN = 100;

/** A table of opinions, each with the verdict without and with it. */
export function OpinionRows({
  label,
  rows,
  onConfirm,
}: {
  label: string;
  rows: OpinionEffect[];
  onConfirm: (effect: OpinionEffect) => void;
}) {
  const [all, setAll] = useState(false);
  return (
    <>
      <Table aria-label={label} className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Tool</Th>
            <Th>Leg</Th>
            <Th>Without → with</Th>
            <Th>What the model says</Th>
            <Th>
              <span className="sr-only">Confirm</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {(all ? rows : rows.slice(0, DRAWN)).map((row) => (
            <OpinionRow
              key={`${row.opinion.server} ${row.opinion.digest} ${row.opinion.leg}`}
              row={row}
              onConfirm={() => onConfirm(row)}
            />
          ))}
        </tbody>
      </Table>
      {!all && rows.length > DRAWN && (
        <div>
          <Button size="small" onClick={() => setAll(true)}>
            Show all {sayNumber(rows.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function OpinionRow({ row, onConfirm }: { row: OpinionEffect; onConfirm: () => void }) {
  const { opinion, effect, without, with: heard, decidedBy } = row;
  const { server, tool, leg, verdict, reason, quote, model, at } = opinion;
  return (
    <tr>
      <Td className="min-w-40">
        <span className="font-mono text-[0.8125rem] wrap-anywhere">{showHidden(tool)}</span>
        <span className="block text-[0.8125rem] text-muted wrap-anywhere">{showHidden(server)}</span>
      </Td>
      <Td className="whitespace-nowrap">{LEG_WORDS[leg].title}</Td>
      <Td className="whitespace-nowrap">
        {without && heard ? (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:min-w-60">
            <Word leg={leg} short={without} />
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true">→</span> <Word leg={leg} short={heard} />
            </span>
            {effect === "raises" && <Badge tone="solid">updated</Badge>}
            {decidedBy !== undefined && <Badge tone="outline">decided by {showHidden(decidedBy)}</Badge>}
          </span>
        ) : (
          "—"
        )}
      </Td>
      <Td className="min-w-64">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{verdict}</strong>
          {reason && `: ${showHidden(reason)}`}
        </p>
        <p className="text-[0.8125rem] text-muted wrap-anywhere">
          {quote && (
            <>
              <q className="text-ink">{showHidden(quote)}</q> ·{" "}
            </>
          )}
          {showHidden(model)}, <time dateTime={at}>{at.slice(0, 10)}</time>
        </p>
      </Td>
      <Td className="text-right">
        {decidedBy === undefined && effect !== "outdated" && (
          <Button size="small" onClick={onConfirm}>
            Confirm
            <span className="sr-only">
              {" "}
              that {showHidden(tool)} is {verdict} for {LEG_WORDS[leg].phrase}
            </span>
          </Button>
        )}
      </Td>
    </tr>
  );
}

function Word({ leg, short: { verdict, p } }: { leg: Leg; short: Short }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LegPip leg={leg} verdict={verdict} silent className="size-4" />
      {verdict} <span className="text-muted tabular-nums">{sayPercent(p)}</span>
    </span>
  );
}
