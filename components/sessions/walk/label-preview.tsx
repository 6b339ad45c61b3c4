"use client";
import { useMemo, useState } from "react";
import { Chart } from "@/components/charts/chart";
import { CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { drawLabelSpread } from "@/lib/core/charts/label-spread";
import type { Session, Stance } from "@/lib/core/model/session";
import { AUTHORITIES, type Authority } from "@/lib/core/propagation/derived";
import { SENSITIVITIES, type Sensitivity, type ToolLabel } from "@/lib/core/propagation/labels";
import { RULE_WORDS, RULES_SOURCE, RULES_STATUS, SPREAD_RULES } from "@/lib/core/propagation/rules";
import { seenIn, spread, type SpreadStep } from "@/lib/core/propagation/spread";
import type { Decision } from "@/lib/core/propagation/decide";
import { ToolName } from "../tool-name";
import { count } from "../words";

/** Rows of a long recording that are drawn; calls that a rule stops are always among them. */
const ROWS_SHOWN = 200;

const AUTHORITY_WORDS: Record<Authority, string> = {
  derived: "Trefoil’s verdicts, plus anything worse that servers declare",
  declared: "only what servers declare today",
};

/** What the draft labels would do in this walk: how they spread under each rule, what a client would ask about or block, and what of that is needless. */
export function LabelPreview({
  session,
  calls,
  stance,
}: {
  session: Session;
  calls: readonly string[];
  stance: Stance;
}) {
  const [authority, setAuthority] = useState<Authority>("derived");
  const [threshold, setThreshold] = useState<Sensitivity>("user");
  const found = useMemo(
    () => spread(session, calls, { stance, authority, threshold }),
    [session, calls, stance, authority, threshold],
  );
  const scene = useMemo(() => drawLabelSpread(found), [found]);
  const meeting = found.steps.filter(({ meets }) => meets).length;
  const rows = found.steps
    .map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at < ROWS_SHOWN || SPREAD_RULES.some((rule) => step.decisions[rule].effect !== "pass"));
  return (
    <section aria-labelledby="labels" className="grid gap-5 border-t border-line pt-8">
      <div className="grid gap-2">
        <CardTitle id="labels">Preview of labels</CardTitle>
        <p className="max-w-prose text-sm text-pretty text-muted">
          If tools carried the proposed trust and sensitivity labels and a client followed one policy with them, that
          nothing sensitive leaves once something untrusted came in: this is what it would have stopped.{" "}
          <a href={RULES_SOURCE} className="underline underline-offset-4" target="_blank" rel="noreferrer">
            {RULES_STATUS}
          </a>
        </p>
      </div>
      <div className="flex flex-wrap gap-4">
        <Field label="Labels come from" className="w-full sm:w-80">
          {(wiring) => (
            <Select
              {...wiring}
              value={authority}
              onChange={(event) => setAuthority(AUTHORITIES.find((one) => one === event.target.value)!)}
            >
              {AUTHORITIES.map((one) => (
                <option key={one} value={one}>
                  {AUTHORITY_WORDS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Sensitive from" className="w-full sm:w-48">
          {(wiring) => (
            <Select
              {...wiring}
              value={threshold}
              onChange={(event) => setThreshold(SENSITIVITIES.find((one) => one === event.target.value)!)}
            >
              {SENSITIVITIES.slice(1).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="max-w-prose">
        {meeting === 0
          ? "According to the verdicts, the three legs meet at none of these calls, so every stop is unnecessary."
          : `According to the verdicts, the three legs meet at ${count(meeting, "call")}: those should be stopped, the others need not be.`}
        {found.unknown > 0 && ` ${count(found.unknown, "call")} of unknown tools carry no label.`}
      </p>
      <Chart scene={scene} name="labels" />
      <Table aria-label="What each rule would stop" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Rule</Th>
            <Th>What a client keeps, and what it stops</Th>
            <Th className="text-right">Stops</Th>
            <Th className="text-right">Unnecessary</Th>
            <Th className="text-right">Missed</Th>
          </tr>
        </thead>
        <tbody>
          {SPREAD_RULES.map((rule) => (
            <tr key={rule}>
              <Td className="font-medium">{RULE_WORDS[rule].title}</Td>
              <Td className="text-[0.8125rem]">
                {RULE_WORDS[rule].keeps} {RULE_WORDS[rule].stops}{" "}
                <a
                  href={RULE_WORDS[rule].source.href}
                  className="text-muted underline underline-offset-4"
                  target="_blank"
                  rel="noreferrer"
                >
                  {RULE_WORDS[rule].source.words}
                </a>
              </Td>
              {(["stops", "needless", "missed"] as const).map((figure) => (
                <Td key={figure} className="text-right tabular-nums">
                  <span className="text-muted sm:hidden">{figure}: </span>
                  {found.figures[rule][figure]}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Table aria-label="Labels call by call" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Step</Th>
            <Th>Call and its label</Th>
            <Th>Known after it</Th>
            {SPREAD_RULES.map((rule) => (
              <Th key={rule}>{RULE_WORDS[rule].title}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, at }) => (
            <tr key={at} className={step.meets ? "bg-chosen" : undefined}>
              <Td className="tabular-nums">
                {at + 1}
                {step.meets && <strong className="block text-xs font-semibold">legs meet</strong>}
              </Td>
              <Td>
                <ToolName id={step.call} />
                <span className="block text-xs text-muted">
                  {step.known ? sayLabel(step.label) : "unknown here: no label"}
                </span>
              </Td>
              <Td className="text-xs">{sayKnown(step)}</Td>
              {SPREAD_RULES.map((rule) => (
                <Td key={rule} className="text-xs">
                  <span className="text-muted sm:hidden">{RULE_WORDS[rule].title}: </span>
                  {sayDecision(step.decisions[rule], step.meets)}
                </Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length < found.steps.length && (
        <p className="text-sm text-muted">
          {count(found.steps.length - rows.length, "later call")} that no rule stops are not shown.
        </p>
      )}
    </section>
  );
}

function sayLabel({ source, sensitivity, untrusted, destination, outcomes }: ToolLabel): string {
  const back = [sensitivity, untrusted ? "untrusted" : undefined, source && `from ${source}`]
    .filter(Boolean)
    .join(", ");
  const out = [destination && `to ${destination}`, outcomes].filter(Boolean).join(", ");
  return (
    [back && `returns ${back}`, out && `what it is given goes ${out}`].filter(Boolean).join("; ") ||
    "no label: no claim"
  );
}

function sayKnown({ after: { level, seen, untrusted, results } }: SpreadStep): string {
  return `level ${level}; seen ${seenIn(seen).join(", ") || "nothing sensitive"}${untrusted ? ", untrusted" : ""}; ${count(results, "result")}`;
}

function sayDecision({ effect, from }: Decision, meets: boolean) {
  if (effect === "pass") return <span className="text-muted">{meets ? "passes: missed" : "passes"}</span>;
  return (
    <>
      <strong className="font-semibold">{effect === "block" ? "blocks" : "asks"}</strong>
      {!meets && ", unnecessary"}
      {from.length > 0 && (
        <span className="block text-muted">because of call {from.map((at) => at + 1).join(", ")}</span>
      )}
    </>
  );
}
