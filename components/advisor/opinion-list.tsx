"use client";
import { useState, useTransition } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs";
import type { OpinionEffect, Short } from "@/lib/core/advisor/compare-opinions";
import { LEG_WORDS, type Leg } from "@/lib/core/model/leg";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";
import { ConfirmDialog } from "./confirm-dialog";
import type { ConfirmOpinion } from "./contract";
import { sayNumber } from "./numbers";
import { sayPercent } from "@/lib/core/text/say-percent";

type Effect = OpinionEffect["effect"];
const GROUPS: { effect: Effect; label: string; says: string }[] = [
  { effect: "raises", label: "Raise a verdict", says: "The verdict is stronger with the opinion than without it." },
  {
    effect: "doubts",
    label: "Doubt a verdict",
    says: "The model is less sure of the leg than the verdict. That changes nothing until a person confirms it.",
  },
  { effect: "agrees", label: "Agree", says: "The opinion supports the verdict and does not change it." },
  {
    effect: "outdated",
    label: "Outdated",
    says: "The tool has changed since, so the opinion does not count.",
  },
];
/** How many rows are shown until somebody asks for the rest. */
const DRAWN = 100;

type Props = {
  effects: OpinionEffect[];
  counted: boolean;
  confirmOpinion: ConfirmOpinion;
  forgetAll: () => Promise<Outcome<null>>;
};

/** What the model said, ordered by the difference that it makes. */
export function OpinionList({ effects, counted, confirmOpinion, forgetAll }: Props) {
  const groups = GROUPS.map((group) => ({
    ...group,
    rows: effects.filter(({ effect }) => effect === group.effect),
  })).filter(({ rows }) => rows.length > 0);
  const [chosen, setChosen] = useState<string>();
  const [confirming, setConfirming] = useState<OpinionEffect>();
  const [forgetting, setForgetting] = useState(false);
  const [pending, startTransition] = useTransition();
  const shown = groups.find(({ effect }) => effect === chosen)?.effect ?? groups[0]?.effect;
  if (!shown) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Opinions</CardTitle>
        {forgetting ? (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            Forget all {sayNumber(effects.length)}?
            <Button
              size="small"
              variant="solid"
              disabled={pending}
              onClick={() => startTransition(async () => void (await forgetAll()))}
            >
              Forget
            </Button>
            <Button size="small" variant="quiet" onClick={() => setForgetting(false)}>
              Keep
            </Button>
          </div>
        ) : (
          <Button size="small" onClick={() => setForgetting(true)}>
            Delete all opinions
          </Button>
        )}
      </div>
      {!counted && (
        <p className="mt-2 text-sm text-muted">
          The advisor is off, so none of these counts now. “With” shows the verdict if it were on.
        </p>
      )}
      <Tabs value={shown} onValueChange={setChosen} className="mt-3">
        <TabList aria-label="Opinions by the difference they make">
          {groups.map(({ effect, label, rows }) => (
            <Tab key={effect} value={effect}>
              {label} <span className="text-muted tabular-nums">{sayNumber(rows.length)}</span>
            </Tab>
          ))}
        </TabList>
        {groups.map(({ effect, says, rows }) => (
          <TabPanel key={effect} value={effect} className="grid grid-cols-1 gap-4 pt-4">
            <p className="text-sm text-muted">{says}</p>
            <Rows label={says} rows={rows} onConfirm={setConfirming} />
          </TabPanel>
        ))}
      </Tabs>
      <ConfirmDialog effect={confirming} onClose={() => setConfirming(undefined)} confirmOpinion={confirmOpinion} />
    </Card>
  );
}

function Rows({
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
