"use client";
import { answered } from "@/components/ui/answered";
import { Plus, X } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { Outcome } from "@/lib/core/model/outcome";
import { CAPABILITIES, CAPABILITY_WORDS, type Capability } from "@/lib/core/model/capability";
import { SIDES, type Policy } from "@/lib/core/model/policy";
import { LONGEST, type OwnPolicy } from "@/lib/core/policy-file/own-policy";
import { capital } from "@/lib/core/text/say-policy";
import { saySides } from "./say-sides";

type Props = { changing?: Policy; keep: (policy: OwnPolicy) => Promise<Outcome<null>>; onCancel?: () => void };

/** A name, a reason, and two to four sides that must not meet; a side is met by any of its capabilities. */
export function PolicyForm({ changing, keep, onCancel }: Props) {
  const [label, setLabel] = useState(changing?.label ?? "");
  const [why, setWhy] = useState(changing?.why ?? "");
  const [sides, setSides] = useState<Capability[][]>(changing?.sides.map((side) => side.anyOf) ?? [[], []]);
  const [problem, setProblem] = useState<{ fields: Record<string, string>; text: string }>();
  const [busy, start] = useTransition();
  const submit = () =>
    start(async () => {
      const outcome = await answered(keep({ label, why, sides: sides.map((anyOf) => ({ anyOf })) }));
      if (!("problem" in outcome)) return;
      const fields = Object.fromEntries(
        Object.entries("fields" in outcome ? (outcome.fields ?? {}) : {}).map(([place, text]) => [
          place.replace(/^policy\./, ""),
          text,
        ]),
      );
      setProblem({ fields, text: outcome.problem });
    });
  const flip = (at: number, one: Capability) =>
    setSides(
      sides.map((side, place) =>
        place !== at ? side : side.includes(one) ? side.filter((other) => other !== one) : [...side, one],
      ),
    );
  const complete = sides.every((side) => side.length > 0);
  const wrong = (field: string) => problem?.fields[field] && `It ${problem.fields[field]}.`;
  const onSides = Object.entries(problem?.fields ?? {}).find(([field]) => field.startsWith("sides"));
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <CardTitle>{changing ? "Change this policy" : "A policy of your own"}</CardTitle>
        <Field label="Name" error={wrong("label")}>
          {(wiring) => (
            <Input
              {...wiring}
              value={label}
              required
              maxLength={LONGEST.label}
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
        <Sides sides={sides} flip={flip} setSides={setSides} complete={complete} problem={onSides?.[1]} />
        <Field label="Reason" hint="Shown with the policy wherever it is judged." error={wrong("why")}>
          {(wiring) => (
            <Textarea
              {...wiring}
              value={why}
              required
              maxLength={LONGEST.why}
              onChange={(event) => setWhy(event.target.value)}
            />
          )}
        </Field>
        {problem && Object.keys(problem.fields).length === 0 && <Notice kind="problem" title={problem.text} />}
        <div className="flex gap-2">
          <Button type="submit" variant="solid" disabled={busy || !complete || !label.trim() || !why.trim()}>
            {busy ? "Saving…" : changing ? "Save changes" : "Add the policy"}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

function Sides({
  sides,
  flip,
  setSides,
  complete,
  problem,
}: {
  sides: Capability[][];
  flip: (at: number, one: Capability) => void;
  setSides: (sides: Capability[][]) => void;
  complete: boolean;
  problem: string | undefined;
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-medium">These must not come together in one session</legend>
      {sides.map((side, at) => (
        <div
          key={at}
          role="group"
          aria-label={`Side ${at + 1}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border border-line bg-sunk px-3.5 py-2.5 text-sm"
        >
          <span className="w-12 text-muted">Side {at + 1}</span>
          {CAPABILITIES.map((one) => (
            <label key={one} className="flex items-center gap-2">
              <Checkbox checked={side.includes(one)} onChange={() => flip(at, one)} />
              {capital(CAPABILITY_WORDS[one])}
            </label>
          ))}
          {sides.length > SIDES.least && (
            <Button
              variant="quiet"
              size="icon"
              className="ml-auto size-7"
              aria-label={`Remove side ${at + 1}`}
              onClick={() => setSides(sides.filter((_, place) => place !== at))}
            >
              <X aria-hidden="true" className="size-4" />
            </Button>
          )}
        </div>
      ))}
      {sides.length < SIDES.most && (
        <Button size="small" className="w-fit" onClick={() => setSides([...sides, []])}>
          <Plus aria-hidden="true" className="size-3.5" />
          Add a side
        </Button>
      )}
      <p role="status" className="text-[0.8125rem] text-muted">
        {complete
          ? saySides(sides.map((anyOf) => ({ anyOf })))
          : "A side with several entries is met by any one of them. Each side needs at least one."}
      </p>
      {problem && <Notice kind="problem" title={`The sides ${problem}.`} />}
    </fieldset>
  );
}
