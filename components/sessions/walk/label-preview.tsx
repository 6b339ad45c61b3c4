"use client";
import { useMemo, useState } from "react";
import { Chart } from "@/components/charts/chart";
import { CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { drawLabelSpread } from "@/lib/core/charts/label-spread";
import type { Session, Stance } from "@/lib/core/model/session";
import { AUTHORITIES, type Authority } from "@/lib/core/propagation/derived";
import { SENSITIVITIES, type Sensitivity } from "@/lib/core/propagation/labels";
import { RULES_SOURCE, RULES_STATUS, SPREAD_RULES } from "@/lib/core/propagation/rules";
import { spread } from "@/lib/core/propagation/spread";
import { count } from "../words";
import { CallTable } from "./label-tables";
import { RuleTable } from "./label-tables";

/** How many rows of a long recording are shown; calls that a rule stops are always among them. */
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
      <LabelOptions
        authority={authority}
        setAuthority={setAuthority}
        threshold={threshold}
        setThreshold={setThreshold}
      />
      <p className="max-w-prose">
        {meeting === 0
          ? "According to the verdicts, the three legs meet at none of these calls, so every stop is unnecessary."
          : `According to the verdicts, the three legs meet at ${count(meeting, "call")}: those should be stopped, the others need not be.`}
        {found.unknown > 0 && ` ${count(found.unknown, "call")} of unknown tools carry no label.`}
      </p>
      <Chart scene={scene} name="labels" />
      <RuleTable found={found} />
      <CallTable rows={rows} />
      {rows.length < found.steps.length && (
        <p className="text-sm text-muted">
          {count(found.steps.length - rows.length, "later call")} that no rule stops are not shown.
        </p>
      )}
    </section>
  );
}

function LabelOptions({
  authority,
  setAuthority,
  threshold,
  setThreshold,
}: {
  authority: Authority;
  setAuthority: (authority: Authority) => void;
  threshold: Sensitivity;
  setThreshold: (threshold: Sensitivity) => void;
}) {
  return (
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
  );
}
