import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { CardTitle } from "@/components/ui/card";
import { stackedOnPhones, Table, Th } from "@/components/ui/table";
import type { Walk } from "@/lib/core/analysis/walk";
import type { Session, Stance } from "@/lib/core/model/session";
import { CallRow } from "./call-row";

/** How many rows of a long recording are shown; the steps that add a leg are always among them. */
const ROWS_SHOWN = 300;

type Props = {
  session: Session;
  calls: readonly string[];
  onCalls: (calls: readonly string[]) => void;
  walk: Walk;
  stance: Stance;
  /** What is announced to screen readers. */
  onSaid: (said: string) => void;
};

/** The calls of a walk in their order, which can be changed. */
export function Calls({ session, calls, onCalls, walk: { steps, lethalAt }, stance, onSaid }: Props) {
  const list = useRef<HTMLTableSectionElement>(null);
  const move = (from: number, to: number) => {
    const next = [...calls];
    const [call] = next.splice(from, 1);
    next.splice(to, 0, call!);
    onCalls(next);
    onSaid(`${call} is call ${to + 1} of ${next.length} now.`);
    // The button that was pressed moves with its call, and so does the focus.
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
    <section aria-labelledby="calls" className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id="calls" className="mr-auto">
          Calls
        </CardTitle>
        <Button size="small" variant="quiet" onClick={() => onCalls([])}>
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
            <CallRow
              key={at}
              step={step}
              at={at}
              last={calls.length - 1}
              lethalAt={lethalAt}
              stance={stance}
              session={session}
              move={move}
              remove={(place) => onCalls(calls.filter((_, other) => other !== place))}
            />
          ))}
        </tbody>
      </Table>
      {shown.length < steps.length && (
        <p className="text-sm text-muted">
          {(steps.length - shown.length).toLocaleString("en-GB")} later calls that bring nothing new are not shown.
        </p>
      )}
    </section>
  );
}
