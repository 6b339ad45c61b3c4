"use client";
import { useState, useTransition } from "react";
import { answered } from "@/components/ui/answered";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import { GRADE_LIMITS, type Governance } from "@/lib/core/model/governance";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import { versionOfPart } from "@/lib/core/policy-file/versions";
import type { Outcome } from "@/lib/core/model/outcome";
import { HINTS, type HintName } from "@/lib/core/model/tool";
import { ApprovalFields } from "./approval-fields";

type Props = { asks: Governance; keep: (input: { asks: Governance; seen: string }) => Promise<Outcome<null>> };
/** Undefined: not required; an empty list of servers: required of every tool. */
type Hinted = Partial<Record<HintName, string[]>>;

const GRADE_WORDS: Record<(typeof GRADE_LIMITS)[number], string> = {
  0: "no tool at all",
  1: "grade 1",
  2: "grade 2",
  3: "grade 3",
};
const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** What is required of every session beside the policies: hints, highest grades, approvals. The result of an import shows at once. */
export function GovernanceForm({ asks, keep }: Props) {
  const [said, setSaid] = useState("");
  return (
    <Card className="grid gap-6">
      <div>
        <CardTitle>Further requirements</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">
          A requirement that is not met is a finding in every report, and fails a scan. Nothing is required until you
          say so.
        </p>
      </div>
      <Fields key={JSON.stringify(asks)} asks={asks} keep={keep} onSaid={setSaid} />
      {said && <Notice title={said} />}
      <LiveRegion>{said}</LiveRegion>
    </Card>
  );
}

function Fields({ asks, keep, onSaid }: Props & { onSaid: (said: string) => void }) {
  const [hints, setHints] = useState<Hinted>(() => hintedBy(asks));
  const [grades, setGrades] = useState(asks.grades);
  const [approval, setApproval] = useState(asks.approval);
  const [names, setNames] = useState(asks.approval.by.join("\n"));
  const [days, setDays] = useState(asks.approval.days?.toString() ?? "");
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const submit = () =>
    start(async () => {
      const required = HINTS.flatMap((hint) =>
        hints[hint] === undefined ? [] : [{ hint, ...(hints[hint].length > 0 && { servers: hints[hint] }) }],
      );
      const outcome = await answered(
        keep({
          seen: versionOfPart(asks, "requirements"),
          asks: {
            hints: required,
            grades,
            approval: { ...approval, by: lines(names), days: days.trim() === "" ? undefined : Number(days) },
          },
        }),
      );
      setProblem("problem" in outcome ? outcome.problem : undefined);
      onSaid("problem" in outcome ? "" : "Saved. It applies to every session.");
    });
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HintFields hints={hints} setHints={setHints} />
      <GradeFields grades={grades} setGrades={setGrades} />
      <ApprovalFields
        approval={approval}
        setApproval={setApproval}
        names={names}
        setNames={setNames}
        days={days}
        setDays={setDays}
      />
      {problem && <Notice kind="problem" title={problem} />}
      <Button type="submit" variant="solid" className="w-fit" disabled={busy}>
        {busy ? "Saving…" : "Save requirements"}
      </Button>
    </form>
  );
}

function GradeFields({
  grades,
  setGrades,
}: {
  grades: Governance["grades"];
  setGrades: (grades: Governance["grades"]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">The highest grade a single tool may have</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {LEGS.map((leg) => (
          <Field key={leg} label={LEG_WORDS[leg].title}>
            {(wiring) => (
              <Select
                {...wiring}
                value={grades[leg] ?? ""}
                onChange={({ target }) =>
                  setGrades({
                    ...grades,
                    [leg]:
                      target.value === "" ? undefined : GRADE_LIMITS.find((grade) => String(grade) === target.value),
                  })
                }
              >
                <option value="">no limit</option>
                {GRADE_LIMITS.toReversed().map((grade) => (
                  <option key={grade} value={grade}>
                    {GRADE_WORDS[grade]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function HintFields({ hints, setHints }: { hints: Hinted; setHints: (hints: Hinted) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">Hints that tools must declare</legend>
      {HINTS.map((hint) => (
        <HintRow
          key={hint}
          hint={hint}
          servers={hints[hint]}
          onChange={(servers) => setHints({ ...hints, [hint]: servers })}
        />
      ))}
      <p className="text-[0.8125rem] text-muted">
        destructiveHint and idempotentHint are not required of tools that declare to be read-only, where they mean
        nothing.
      </p>
    </fieldset>
  );
}

function HintRow({
  hint,
  servers,
  onChange,
}: {
  hint: HintName;
  servers: string[] | undefined;
  onChange: (servers: string[] | undefined) => void;
}) {
  const [typed, setTyped] = useState(servers?.join("\n") ?? "");
  const [narrow, setNarrow] = useState((servers?.length ?? 0) > 0);
  return (
    <div className="grid gap-2 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-start">
      <label className="flex h-9 items-center gap-2 text-sm">
        <Checkbox
          checked={servers !== undefined}
          onChange={({ target }) => onChange(target.checked ? (narrow ? lines(typed) : []) : undefined)}
        />
        <code>{hint}</code>
      </label>
      {servers !== undefined && (
        <div className="grid gap-2">
          <Select
            aria-label={`Who must declare ${hint}`}
            value={narrow ? "some" : "all"}
            onChange={({ target }) => {
              setNarrow(target.value === "some");
              onChange(target.value === "some" ? lines(typed) : []);
            }}
          >
            <option value="all">every tool</option>
            <option value="some">the tools of some servers</option>
          </Select>
          {narrow && (
            <Textarea
              aria-label={`Servers whose tools must declare ${hint}, one per line`}
              placeholder="one server per line"
              className="min-h-18"
              required
              value={typed}
              onChange={({ target }) => {
                // None named would mean every tool.
                target.setCustomValidity(lines(target.value).length > 0 ? "" : "Name at least one server.");
                setTyped(target.value);
                onChange(lines(target.value));
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function hintedBy({ hints }: Governance): Hinted {
  const hinted: Hinted = {};
  for (const { hint, servers } of hints)
    hinted[hint] = servers === undefined || hinted[hint]?.length === 0 ? [] : [...(hinted[hint] ?? []), ...servers];
  return hinted;
}
