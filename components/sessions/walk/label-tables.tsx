"use client";

import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import { RULE_WORDS, SPREAD_RULES } from "@/lib/core/propagation/rules";
import { seenIn, type Spread, type SpreadStep } from "@/lib/core/propagation/spread";
import { ToolName } from "../tool-name";
import type { ToolLabel } from "@/lib/core/propagation/labels";
import type { PropagationDecision } from "@/lib/core/propagation/decide";
import { count } from "../words";

/** What each rule would stop, and how much of that is needless. */
export function RuleTable({ found }: { found: Spread }) {
  return (
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
  );
}

/** The label of each call, what is known after it, and what each rule decides. */
export function CallTable({ rows }: { rows: { step: SpreadStep; at: number }[] }) {
  return (
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

function sayDecision({ effect, from }: PropagationDecision, meets: boolean) {
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
