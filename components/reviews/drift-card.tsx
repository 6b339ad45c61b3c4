"use client";
import { Link } from "@/components/ui/link";
import { useState, useTransition } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { NameField } from "@/components/ui/name-field";
import { Textarea } from "@/components/ui/input";
import type { Drift, DriftItem } from "@/lib/core/drift/drift";
import type { OnSay } from "./thread-list";
import { useName } from "./use-name";

const EFFECTS: Record<DriftItem["effect"], { word: string; tone: "solid" | "outline" | "plain" }> = {
  worse: { word: "Worse", tone: "solid" },
  better: { word: "Better", tone: "outline" },
  none: { word: "No change of legs", tone: "plain" },
};
const MOST = 40;

/** What changed in the session since it was shared, by its effect on the legs; and a form to tell the reviewers. */
export function DriftCard({ drift, sessionId, say }: { drift?: Drift; sessionId: string; say: OnSay }) {
  const [telling, setTelling] = useState(false);
  if (!drift) {
    return (
      <Card>
        <CardTitle>Since it was shared</CardTitle>
        <p className="text-muted">The session was deleted, so changes can no longer be detected.</p>
      </Card>
    );
  }
  const { items, level } = drift;
  return (
    <Card className="grid gap-3" role="region" aria-label="Since it was shared">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Since it was shared</CardTitle>
        <Link
          href={sessionId === "" ? "/compositions" : `/sessions/${sessionId}`}
          className="text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {sessionId === "" ? "The current map" : "The current session"}
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="text-muted">Nothing has changed: every definition, leg and switch is the same.</p>
      ) : (
        <>
          <p>
            {level.before === level.after
              ? `The verdict stays ${level.after}.`
              : `The verdict went from ${level.before} to ${level.after}.`}{" "}
            Approvals of this snapshot are stale.
          </p>
          <ul className="grid gap-1.5">
            {items.slice(0, MOST).map(({ what, effect }) => (
              <li key={what} className="flex items-start gap-2">
                <Badge tone={EFFECTS[effect].tone} className="mt-0.5">
                  {EFFECTS[effect].word}
                </Badge>
                <span className="min-w-0 wrap-anywhere">{what}</span>
              </li>
            ))}
          </ul>
          {items.length > MOST && <p className="text-muted">and {items.length - MOST} more changes</p>}
          {telling ? (
            <Tell drift={drift} say={say} onDone={() => setTelling(false)} />
          ) : (
            <Button className="w-fit" onClick={() => setTelling(true)}>
              Notify reviewers
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function Tell({ drift, say, onDone }: { drift: Drift; say: OnSay; onDone: () => void }) {
  const [name, setName] = useName();
  const [text, setText] = useState(
    drift.items
      .map(({ what }) => what)
      .join("\n")
      .slice(0, 6000),
  );
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const tell = () => {
    if (!name.trim() || !text.trim()) return setProblem("Enter your name and a message.");
    start(async () => {
      const answer = await say(name.trim(), { kind: "drift", text: text.trim() });
      if (answer.problem === undefined) onDone();
      else setProblem(answer.problem);
    });
  };
  return (
    <div className="grid gap-3 rounded-lg border border-edge p-4">
      <Field
        label="Message to the reviewers"
        hint="Exactly this text is sealed and added to the log. Names that you removed from the snapshot appear here unless you remove them."
      >
        {(wiring) => (
          <Textarea
            {...wiring}
            className="min-h-32"
            value={text}
            maxLength={6000}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <NameField className="max-w-80" longest={80} value={name} onChange={setName} />
      {problem && <p role="alert">{problem}</p>}
      <div className="flex gap-2">
        <Button variant="solid" disabled={busy} onClick={tell}>
          {busy ? "Notifying…" : "Notify"}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
