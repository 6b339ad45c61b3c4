"use client";
import { ArrowDown, ArrowUp, X } from "@/components/ui/icons";
import { useMemo, useRef, useState } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { LiveRegion } from "@/components/ui/status";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { walk, type Walk } from "@/lib/core/analysis/walk";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import { StanceSwitch } from "../views/stance-switch";
import { AddCall } from "./add-call";
import { LabelPreview } from "./label-preview";
import { LoadTranscript } from "./load-transcript";
import { sayWalk } from "./say-walk";

/** Rows of a long recording that are drawn; the steps that add a leg are always among them. */
const ROWS_SHOWN = 300;

/** Calls in an order, put together by hand or read from a recording, and which of the three legs they bring, one after the other. */
export function WalkView({ session, seen = [] }: { session: Session; seen?: readonly string[] }) {
  const [calls, setCalls] = useState<readonly string[]>(seen);
  const [stance, setStance] = useState<Stance>("cautious");
  const [said, setSaid] = useState("");
  const list = useRef<HTMLTableSectionElement>(null);
  const { steps, lethalAt, unknown } = useMemo(() => walk(session, calls, stance), [session, calls, stance]);
  const ids = useMemo(
    () =>
      session.servers
        .filter((server) => !server.off)
        .flatMap((server) => server.tools.filter((tool) => !tool.off).map((tool) => tool.id)),
    [session],
  );
  const unseen = session.servers.some((server) => !server.off && server.state !== "listed");

  const move = (from: number, to: number) => {
    const next = [...calls];
    const [call] = next.splice(from, 1);
    next.splice(to, 0, call!);
    setCalls(next);
    setSaid(`${call} is call ${to + 1} of ${next.length} now.`);
    // The button that was pressed moves along with its call, and the focus with it.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelector(`[data-step="${to}"]`)?.querySelectorAll<HTMLButtonElement>("button");
      const wanted = buttons?.[from < to ? 1 : 0];
      (wanted?.disabled ? buttons?.[from < to ? 0 : 1] : wanted)?.focus();
    });
  };
  const shown = steps
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at < ROWS_SHOWN || step.adds.length > 0);

  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="grid min-w-0 gap-6">
          <div className="grid gap-4 rounded-xl border border-line bg-panel p-5 shadow-panel">
            <AddCall ids={ids} onAdd={(id) => setCalls([...calls, id])} />
            <LoadTranscript session={session} onLoad={setCalls} />
          </div>
          {calls.length > 0 && (
            <section aria-labelledby="calls" className="grid gap-2">
              <div className="flex flex-wrap items-center gap-3">
                <CardTitle id="calls" className="mr-auto">
                  Calls
                </CardTitle>
                <Button size="small" variant="quiet" onClick={() => setCalls([])}>
                  Clear
                </Button>
              </div>
              <Table aria-labelledby="calls" className={stackedOnPhones}>
                <thead>
                  <tr>
                    <Th>Step</Th>
                    <Th>Call</Th>
                    <Th>Brings</Th>
                    <Th>Legs held after it, and by which calls</Th>
                    <Th>
                      <span className="sr-only">Order</span>
                    </Th>
                  </tr>
                </thead>
                <tbody ref={list}>
                  {shown.map(({ step, at }) => (
                    <tr key={at} data-step={at} className={at === lethalAt ? "bg-chosen" : undefined}>
                      <Td className="tabular-nums">
                        {at + 1}
                        {at === lethalAt && (
                          <strong className="block text-xs font-semibold">
                            {stance === "plain" ? "lethal here" : "all three here"}
                          </strong>
                        )}
                      </Td>
                      <Td>
                        <ToolName id={step.call} />
                        {!step.known && (
                          <span className="block text-xs text-muted">
                            {step.call.includes("/") &&
                            session.servers.some((server) => server.tools.some((tool) => tool.id === step.call))
                              ? "switched off in this session"
                              : "unknown here"}
                          </span>
                        )}
                      </Td>
                      <Td>
                        {step.adds.length === 0 ? (
                          <span className="text-muted">{step.known ? "nothing new" : "not known"}</span>
                        ) : (
                          step.adds.map((leg) => (
                            <span key={leg} className="mr-2 inline-flex items-center gap-1.5 whitespace-nowrap">
                              <LegPip leg={leg} verdict="yes" silent />
                              {LEG_WORDS[leg].phrase}
                            </span>
                          ))
                        )}
                      </Td>
                      <Td>
                        {step.held.length === 0 && <span className="text-muted">no leg</span>}
                        {step.held.map((leg) => (
                          <span key={leg} className="flex items-start gap-1.5 text-xs">
                            <LegPip leg={leg} verdict="yes" className="size-4" />
                            <span className="min-w-0 wrap-anywhere">{showHidden(named(step.by[leg]))}</span>
                          </span>
                        ))}
                      </Td>
                      <Td className="whitespace-nowrap">
                        <Button
                          variant="quiet"
                          size="icon"
                          className="size-7"
                          disabled={at === 0}
                          onClick={() => move(at, at - 1)}
                          aria-label={`Move call ${at + 1} up`}
                        >
                          <ArrowUp aria-hidden="true" className="size-4" />
                        </Button>
                        <Button
                          variant="quiet"
                          size="icon"
                          className="size-7"
                          disabled={at === calls.length - 1}
                          onClick={() => move(at, at + 1)}
                          aria-label={`Move call ${at + 1} down`}
                        >
                          <ArrowDown aria-hidden="true" className="size-4" />
                        </Button>
                        <Button
                          variant="quiet"
                          size="icon"
                          className="size-7"
                          onClick={() => setCalls(calls.filter((_, place) => place !== at))}
                          aria-label={`Remove call ${at + 1}`}
                        >
                          <X aria-hidden="true" className="size-4" />
                        </Button>
                      </Td>
                    </tr>
                  ))}
                </tbody>
              </Table>
              {shown.length < steps.length && (
                <p className="text-sm text-muted">
                  {(steps.length - shown.length).toLocaleString("en-GB")} later calls that bring nothing new are not
                  shown.
                </p>
              )}
            </section>
          )}
        </div>
        <section aria-label="What is held" className="grid gap-4 lg:sticky lg:top-4">
          <StanceSwitch stance={stance} onStance={setStance} />
          <p className="text-lg text-pretty">{showHidden(sayWalk({ steps, lethalAt, unknown }, stance, unseen))}</p>
          {calls.length > 0 && <Gained steps={steps} />}
        </section>
      </div>
      {calls.length > 0 && <LabelPreview session={session} calls={calls} stance={stance} />}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Each leg with the call that first brought it. */
function Gained({ steps }: { steps: Walk["steps"] }) {
  return (
    <ul className="grid gap-2 rounded-xl border border-line bg-panel p-4 shadow-panel">
      {LEGS.map((leg) => {
        const at = steps.findIndex((step) => step.adds.includes(leg));
        return (
          <li key={leg} className="flex items-center gap-2.5">
            <LegPip leg={leg} verdict={at < 0 ? "no" : "yes"} silent />
            <span className="min-w-0 wrap-anywhere">
              {LEG_WORDS[leg].title}: {at < 0 ? <span className="text-muted">not yet</span> : `from call ${at + 1} on`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function named(calls: readonly string[]): string {
  return calls.length <= 3 ? calls.join(", ") : `${calls.slice(0, 2).join(", ")} and ${calls.length - 2} more`;
}
