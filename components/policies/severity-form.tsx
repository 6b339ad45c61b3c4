"use client";
import { useState, useTransition } from "react";
import { SeverityGrid, type SeverityChoice } from "./severity-grid";
import { KindRows } from "./kind-rows";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import { DEFAULT_TABLES, findInversions, tablesWith, type Tables } from "@/lib/core/analysis/severity-tables";
import {
  APPROVAL_WORDS,
  DATA_WORDS,
  DEGREE_WORDS,
  READER_WORDS,
  SEVERITY_WORDS,
  STEP_WORDS,
  WRITER_WORDS,
} from "@/lib/core/analysis/severity-words";
import { NO_GOVERNANCE } from "@/lib/core/model/governance";
import type { Outcome } from "@/lib/core/model/outcome";
import { versionOfPart } from "@/lib/core/policy-file/versions";
import {
  APPROVALS,
  DATA_CLASSES,
  DEGREES,
  READERS,
  SEVERITIES,
  STEPS,
  WRITERS,
  type SeverityRows,
} from "@/lib/core/model/severity";
import { rowsOf, type KindRow } from "@/lib/core/policy-file/severity-rows";

type Keep = (input: { rows: SeverityRows | null; seen: string }) => Promise<Outcome<null>>;
type Props = { rows: SeverityRows | undefined; keep: Keep };

/** The tables of severity as an organisation adapts them. The result of an import shows at once. */
export function SeverityForm({ rows, keep }: Props) {
  const [said, setSaid] = useState("");
  return (
    <Card className="grid gap-6">
      <div>
        <CardTitle>Severity</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">
          These tables decide how bad a path is. Change what your organisation sees differently: the change counts on
          every board, list, map and report from then on. Tables that would be milder where more people can write or
          read are refused.
        </p>
      </div>
      <Fields key={JSON.stringify(rows ?? null)} rows={rows} keep={keep} onSaid={setSaid} />
      {said && <Notice title={said} />}
      <LiveRegion>{said}</LiveRegion>
    </Card>
  );
}

const DEGREE_CHOICES: readonly SeverityChoice[] = DEGREES.map((one) => [one, DEGREE_WORDS[one]]);
const SEVERITY_CHOICES: readonly SeverityChoice[] = SEVERITIES.map((one) => [one, SEVERITY_WORDS[one]]);

function Fields({ rows, keep, onSaid }: Props & { onSaid: (said: string) => void }) {
  const [tables, setTables] = useState<Tables>(() => structuredClone(tablesWith(rows)));
  const [kinds, setKinds] = useState<readonly KindRow[]>(rows?.data ?? []);
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const inversions = findInversions(tables);
  const next = rowsOf(tables, kinds, rows);
  const isChanged =
    JSON.stringify(next ?? null) !== JSON.stringify(rowsOf(tablesWith(rows), rows?.data ?? [], rows) ?? null);
  const change = (edit: (tables: Tables) => void) => {
    const copy = structuredClone(tables);
    edit(copy);
    setTables(copy);
  };
  const save = (to: SeverityRows | null) =>
    start(async () => {
      const answer = await keep({ rows: to, seen: versionOfPart({ ...NO_GOVERNANCE, severity: rows }, "severity") });
      setProblem("problem" in answer ? answer.problem : undefined);
      if ("ok" in answer)
        onSaid(to ? "Saved. Everything is rated by these tables now." : "The default tables count again.");
    });
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (inversions.length === 0) save(next ?? null);
      }}
    >
      <ReachGrid tables={tables} change={change} />
      <SeverityGrid
        title="Harm"
        choices={DEGREE_CHOICES}
        heads={READERS.map((readers) => READER_WORDS[readers].row)}
        rows={DATA_CLASSES.map((data) => ({
          head: DATA_WORDS[data].row,
          cells: READERS.map((readers) => ({
            value: tables.harm[data][readers],
            was: DEFAULT_TABLES.harm[data][readers],
            set: (to: string) => change((one) => (one.harm[data][readers] = to as (typeof DEGREES)[number])),
          })),
        }))}
      />
      <SeverityGrid
        title="Reach and harm together"
        choices={SEVERITY_CHOICES}
        heads={DEGREES.map((degree) => `Harm ${degree}`)}
        rows={DEGREES.map((reach) => ({
          head: `Reach ${reach}`,
          cells: DEGREES.map((harm) => ({
            value: tables.level[reach][harm],
            was: DEFAULT_TABLES.level[reach][harm],
            set: (to: string) => change((one) => (one.level[reach][harm] = to as (typeof SEVERITIES)[number])),
          })),
        }))}
      />
      <KindRows kinds={kinds} onChange={setKinds} />
      {inversions.length > 0 && (
        <Notice kind="problem" title="These tables turn the order around">
          <ul className="list-disc pl-5">
            {inversions.slice(0, 4).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {problem && <Notice kind="problem" title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="solid" disabled={busy || !isChanged || inversions.length > 0}>
          Save severity
        </Button>
        <Button disabled={busy || !rows} onClick={() => save(null)}>
          Back to the default tables
        </Button>
      </div>
    </form>
  );
}

function ReachGrid({ tables, change }: { tables: Tables; change: (edit: (tables: Tables) => void) => void }) {
  return (
    <SeverityGrid
      title="Reach"
      choices={DEGREE_CHOICES}
      heads={STEPS.map((steps) => STEP_WORDS[steps])}
      rows={APPROVALS.flatMap((approval) =>
        WRITERS.map((writers) => ({
          head: `${WRITER_WORDS[writers].row}, ${APPROVAL_WORDS[approval]}`,
          cells: STEPS.map((steps) => ({
            value: tables.reach[approval][writers][steps],
            was: DEFAULT_TABLES.reach[approval][writers][steps],
            set: (to: string) =>
              change((one) => (one.reach[approval][writers][steps] = to as (typeof DEGREES)[number])),
          })),
        })),
      )}
    />
  );
}
