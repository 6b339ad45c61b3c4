"use client";
import { useCallback, useEffect, useState, useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { ReportSchema, type Finding } from "@/lib/core/model/report";
import { sayStatus } from "@/lib/core/text/say-status";
import { shorten, showHidden } from "@/lib/core/text/visible";
import { call } from "./share-client";
import { useName } from "./use-name";

type Props = { lookAt: string; acceptancesAt: string };

/** The findings of the session, and taking one as it is until a day. */
export function AcceptList({ lookAt, acceptancesAt }: Props) {
  const [findings, setFindings] = useState<Finding[]>();
  const [open, setOpen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const load = useCallback(async () => {
    const answer = await fetch(lookAt);
    if (answer.ok) setFindings(ReportSchema.parse(await answer.json()).findings);
    else setProblem("The findings could not be read.");
  }, [lookAt]);
  useEffect(() => {
    load().catch(() => setProblem("The findings could not be read."));
  }, [load]);
  const change = (body: unknown) =>
    start(async () => {
      try {
        await call({ base: acceptancesAt, headers: {} }, "POST", "", body);
        setOpen(undefined);
        setProblem(undefined);
        await load();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : "It was not kept.");
      }
    });
  const counting = (findings ?? []).filter((finding) => finding.level !== "note" || finding.accepted || finding.lapsed);
  if (counting.length === 0 && !problem) return null;
  return (
    <Card className="grid gap-3" role="region" aria-label="Accepted risks">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Accepted risks</CardTitle>
        <a
          href={acceptancesAt}
          download
          className="text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          Save the list for trefoil scan --accepted
        </a>
      </div>
      <p className="max-w-prose text-sm text-muted">
        Somebody who answers for it can take a finding as it is until a day. It counts as accepted, never as fixed: the
        verdict stays, and the finding is back on the day after.
      </p>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <ul className="divide-y divide-line">
        {counting.slice(0, 50).map((finding) => (
          <li key={finding.fingerprint} className="grid gap-2 py-3">
            <p className="wrap-anywhere">
              <Badge tone={finding.accepted ? "plain" : finding.lapsed ? "dashed" : "outline"}>
                {finding.accepted ? "Accepted" : finding.lapsed ? "Open again" : "Open"}
              </Badge>{" "}
              <span className="text-sm text-muted">{finding.rule}</span> {shorten(showHidden(finding.message), 240)}
            </p>
            {sayStatus(finding) !== "" && <p className="text-sm wrap-anywhere">{showHidden(sayStatus(finding))}</p>}
            {open === finding.fingerprint ? (
              <AcceptForm
                busy={busy}
                onAccept={(said) =>
                  change({
                    accept: {
                      fingerprint: finding.fingerprint,
                      finding: shorten(showHidden(finding.message), 600),
                      ...said,
                    },
                  })
                }
                onCancel={() => setOpen(undefined)}
              />
            ) : (
              <div>
                {finding.accepted ? (
                  <Button size="small" disabled={busy} onClick={() => change({ reopen: finding.fingerprint })}>
                    Open it again
                  </Button>
                ) : (
                  <Button size="small" onClick={() => setOpen(finding.fingerprint)}>
                    Accept until a day
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AcceptForm({
  busy,
  onAccept,
  onCancel,
}: {
  busy: boolean;
  onAccept: (said: { owner: string; reason: string; until: string }) => void;
  onCancel: () => void;
}) {
  const [owner, setOwner] = useName();
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const [tried, setTried] = useState(false);
  const badDay = !/^\d{4}-\d\d-\d\d$/.test(until) || until <= new Date().toISOString().slice(0, 10);
  return (
    <form
      className="grid gap-3 rounded-lg border border-edge p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!badDay && owner.trim() && reason.trim()) onAccept({ owner: owner.trim(), reason: reason.trim(), until });
      }}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label="Who answers for it" error={tried && !owner.trim() ? "Say who." : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={owner}
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setOwner(event.target.value)}
            />
          )}
        </Field>
        <Field label="Last day" hint="As 2027-03-31." error={tried && badDay ? "A day to come." : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              value={until}
              maxLength={10}
              placeholder="2027-03-31"
              onChange={(event) => setUntil(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="Why it can stay" error={tried && !reason.trim() ? "Give a reason." : undefined}>
        {(wiring) => (
          <Textarea {...wiring} value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="solid" disabled={busy}>
          Accept it
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
