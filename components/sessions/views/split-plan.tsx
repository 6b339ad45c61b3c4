"use client";
import { FileDown } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { tornServers, type TornServer } from "@/lib/core/analysis/torn-servers";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { Split, SplitPart } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { writeSessionFile } from "@/lib/core/session/file";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardActions } from "../board-types";
import { partSpec } from "../part-spec";
import { count } from "../words";
import { IdList } from "./id-list";
import { SharedStoresNote } from "./shared-stores-note";

type Props = { session: Session; split: Split; stance: Stance; onCreate?: BoardActions["split"] };

/** How many divided servers are named at once. */
const TOLD = 12;

/** The fewest sessions that keep every tool usable while none of them holds all three legs. */
export function SplitPlan({ session, split, stance, onCreate }: Props) {
  const { parts, unsplittable, refused = [] } = split;
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  if (parts.length === 0 && unsplittable.length === 0) return null;
  const create = () =>
    start(async () => {
      const answer = await onCreate!(parts.map((part) => partSpec(session, part)));
      setProblem(answer.problem);
    });
  const torn = tornServers(session, split, stance);
  const wished = (session.wishes?.together.length ?? 0) > 0;
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <CardTitle>Split into {count(parts.length, "session")}</CardTitle>
          <p className="text-sm text-muted">
            None of these sessions holds all three legs, and fewer sessions would not be enough
            {wished && " under your constraints"}.
          </p>
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
            <PartCard part={part} session={session} index={index} />
          </li>
        ))}
      </ul>
      {refused.length > 0 && <Refused refused={refused} />}
      <SharedStoresNote session={session} split={split} />
      {torn.length > 0 && <Torn torn={torn} />}
      {unsplittable.length > 0 && (
        <Card className="grid gap-2 border-dashed border-ink p-4">
          <p>
            <strong className="font-semibold">{count(unsplittable.length, "tool")} cannot be split off:</strong>{" "}
            {unsplittable.length === 1
              ? "it holds all three legs on its own, so only its"
              : "each holds all three legs on its own, so only"}{" "}
            removal or a control on it helps.
          </p>
          <IdList ids={unsplittable} />
        </Card>
      )}
    </section>
  );
}

function Torn({ torn }: { torn: readonly TornServer[] }) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="font-medium">Servers that do not stay whole</p>
      <ul className="list-disc pl-5">
        {torn.slice(0, TOLD).map(({ server, why }) => (
          <li key={server} className="wrap-anywhere">
            <strong className="font-semibold">{showHidden(server)}</strong> {showHidden(why)}
          </li>
        ))}
      </ul>
      {torn.length > TOLD && <p className="text-muted">and {torn.length - TOLD} more.</p>}
    </div>
  );
}

function Refused({ refused }: { refused: NonNullable<Split["refused"]> }) {
  return (
    <Card className="grid gap-2 border-dashed border-ink p-4 text-sm">
      <p className="font-semibold">
        {refused.length === 1 ? "One constraint could not be kept" : `${refused.length} constraints could not be kept`}
      </p>
      <ul className="grid gap-1.5">
        {refused.map(({ together, why }, at) => (
          <li key={at} className="wrap-anywhere">
            {together.map(showHidden).join(" with ")}: {showHidden(why)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PartCard({ part, session, index }: { part: SplitPart; session: Session; index: number }) {
  return (
    <Card className="grid h-full content-start gap-2 p-4">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1">
          <strong className="font-semibold">Without {LEG_WORDS[part.without].phrase}</strong>:{" "}
          {count(part.tools.length, "tool")}
        </p>
        <Button
          size="small"
          variant="quiet"
          title="A session file: trefoil scan --session reads it"
          onClick={() =>
            download(
              writeSessionFile(partSpec(session, part)),
              `part-${index + 1}-without-${part.without}.session.json`,
            )
          }
        >
          <FileDown aria-hidden="true" className="size-3.5" />
          Session file<span className="sr-only"> of the part without {LEG_WORDS[part.without].phrase}</span>
        </Button>
      </div>
      <IdList ids={part.tools} />
    </Card>
  );
}

function download(text: string, name: string) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
