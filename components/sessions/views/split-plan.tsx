"use client";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Split } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";
import type { BoardActions } from "../board-types";
import { partSpec } from "../part-spec";
import { count } from "../words";
import { IdList } from "./id-list";
import { SharedStoresNote } from "./shared-stores-note";

type Props = { session: Session; split: Split; onCreate?: BoardActions["split"] };

/** The fewest sessions that keep every tool usable while none of them holds all three legs. */
export function SplitPlan({ session, split, onCreate }: Props) {
  const { parts, unsplittable } = split;
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  if (parts.length === 0 && unsplittable.length === 0) return null;
  const create = () =>
    start(async () => {
      const answer = await onCreate!(parts.map((part) => partSpec(session, part)));
      setProblem(answer.problem);
    });
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <CardTitle>Or keep every tool, in {count(parts.length, "session")}</CardTitle>
          <p className="text-sm text-muted">No session of these holds all three legs, and fewer sessions would not do.</p>
        </div>
        {onCreate && parts.length > 0 && (
          <Button onClick={create} disabled={busy}>
            {busy ? "Creating…" : `Create ${count(parts.length, "session")}`}
          </Button>
        )}
      </div>
      {problem && <p role="alert">{problem}</p>}
      <ul className="grid gap-3 xl:grid-cols-2">
        {parts.map((part, index) => (
          <li key={index}>
            <Card className="grid h-full content-start gap-2 p-4">
              <p>
                <strong className="font-semibold">Without {LEG_WORDS[part.without].phrase}</strong>: {count(part.tools.length, "tool")}
              </p>
              <IdList ids={part.tools} />
            </Card>
          </li>
        ))}
      </ul>
      <SharedStoresNote session={session} split={split} />
      {unsplittable.length > 0 && (
        <Card className="grid gap-2 border-dashed border-ink p-4">
          <p>
            <strong className="font-semibold">{count(unsplittable.length, "tool")} cannot be split off:</strong> {unsplittable.length === 1 ? "it holds all three legs by itself, so only its" : "each holds all three legs by itself, so only"} removal or a control on it helps.
          </p>
          <IdList ids={unsplittable} />
        </Card>
      )}
    </section>
  );
}
