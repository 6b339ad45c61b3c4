"use client";
import { CutName } from "@/components/ui/cut-name";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { PlanView } from "@/lib/core/advisor/plan";
import type { AdvisorRun } from "@/lib/core/model/advisor";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";
import type { AskActions, ChoiceInput } from "./contract";
import { PlanPreview } from "./plan-preview";
import { RunProgress } from "./run-progress";
import { useAdvisorRun } from "./use-advisor-run";

type Props = { servers: { name: string; tools: number }[]; run: AdvisorRun | null; actions: AskActions };

/** Choose tools, see what would be sent, start, follow. */
export function AskPanel({ servers, run: initial, actions }: Props) {
  const router = useRouter();
  const { run, watch } = useAdvisorRun(initial, () => router.refresh());
  const [pending, startTransition] = useTransition();
  const [choice, setChoice] = useState<ChoiceInput>({
    servers: servers.map(({ name }) => name),
    which: "open",
    again: false,
  });
  const [preview, setPreview] = useState<Outcome<PlanView>>();
  const choose = (part: Partial<ChoiceInput>) => {
    setChoice({ ...choice, ...part });
    setPreview(undefined);
  };
  const toggle = (name: string, on: boolean) =>
    choose({ servers: on ? [...choice.servers, name] : choice.servers.filter((other) => other !== name) });
  const look = () => startTransition(async () => setPreview(await actions.previewPlan(choice)));
  const start = (digest: string) =>
    startTransition(async () => {
      const outcome = await actions.startAsking({ ...choice, digest });
      setPreview("problem" in outcome ? outcome : undefined);
      if ("ok" in outcome) watch();
    });
  const running = run?.phase === "running";
  return (
    <Card>
      <CardTitle>Ask about tools</CardTitle>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {!running && (
          <>
            <ServerChoice servers={servers} choice={choice} toggle={toggle} />
            <ToolChoice choice={choice} choose={choose} />
            <div className="flex flex-wrap items-center gap-4">
              <Button
                variant={preview ? "outline" : "solid"}
                disabled={pending || choice.servers.length === 0}
                onClick={look}
              >
                Show what would be sent
              </Button>
              {pending && <Working>Working</Working>}
            </div>
            {preview && "problem" in preview && <Notice kind="problem" title={preview.problem} />}
            {preview && "ok" in preview && (
              <PlanPreview
                key={preview.ok.digest}
                plan={preview.ok}
                readQuestion={actions.readQuestion}
                onStart={() => start(preview.ok.digest)}
                busy={pending}
              />
            )}
          </>
        )}
        {run && (
          <RunProgress run={run} onCancel={() => startTransition(async () => void (await actions.cancelAsking()))} />
        )}
      </div>
    </Card>
  );
}

function ToolChoice({ choice, choose }: { choice: ChoiceInput; choose: (part: Partial<ChoiceInput>) => void }) {
  return (
    <fieldset className="grid gap-1.5 text-sm">
      <legend className="mb-1 font-medium">Tools</legend>
      <label className="flex items-start gap-2">
        <input
          type="radio"
          name="which"
          className="mt-1 accent-ink"
          checked={choice.which === "open"}
          onChange={() => choose({ which: "open" })}
        />
        Only where an answer could change a verdict
      </label>
      <label className="flex items-start gap-2">
        <input
          type="radio"
          name="which"
          className="mt-1 accent-ink"
          checked={choice.which === "all"}
          onChange={() => choose({ which: "all" })}
        />
        All of them
      </label>
      <label className="mt-2 flex items-start gap-2">
        <Checkbox
          className="mt-0.5"
          checked={choice.again}
          onChange={(event) => choose({ again: event.target.checked })}
        />
        Include tools that already have an opinion
      </label>
    </fieldset>
  );
}

function ServerChoice({
  servers,
  choice,
  toggle,
}: {
  servers: { name: string; tools: number }[];
  choice: ChoiceInput;
  toggle: (name: string, on: boolean) => void;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Servers</legend>
      <div className="mt-2 grid max-h-64 gap-x-6 gap-y-1.5 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
        {servers.map(({ name, tools }) => (
          <label key={name} className="flex min-w-0 items-center gap-2 text-sm">
            <Checkbox
              checked={choice.servers.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            />
            <CutName name={showHidden(name)} />
            <span className="shrink-0 text-muted tabular-nums">{tools}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
