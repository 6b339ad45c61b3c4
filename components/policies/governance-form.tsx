"use client";
import { useState, useTransition } from "react";
import { answered } from "@/components/ui/answered";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion } from "@/components/ui/status";
import type { Governance } from "@/lib/core/model/governance";
import { versionOfPart } from "@/lib/core/policy-file/versions";
import type { Outcome } from "@/lib/core/model/outcome";
import { HINTS } from "@/lib/core/model/tool";
import { ApprovalFields } from "./approval-fields";
import { GradeFields } from "./grade-fields";
import { hintedBy, HintFields, type Hinted } from "./hint-fields";
import { lines } from "./lines";

type Props = { asks: Governance; keep: (input: { asks: Governance; seen: string }) => Promise<Outcome<null>> };

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
