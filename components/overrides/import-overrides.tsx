"use client";
import { useState, useTransition } from "react";
import { FilePick } from "@/components/servers/file-pick";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Override } from "@/lib/core/model/verdict";
import { compareOverrides, readOverrides, type OverridesFile } from "@/lib/core/overrides";
import { TakeoverTable } from "./takeover-table";

/** Bytes of a file that is read. */
const LIMIT = 8_000_000;

type Props = { known: Override[]; takeOver: (input: { text: string }) => Promise<Outcome<{ taken: number }>> };
type Chosen = { name: string; text: string; file: OverridesFile };

/** Overrides from a file: first what it would change, then the change. */
export function ImportOverrides({ known, takeOver }: Props) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState("");
  const [pending, startTransition] = useTransition();
  const choose = (text: string, name: string) => {
    setChosen({ name, text, file: readOverrides(text) });
    setProblem(undefined);
    setTaken("");
  };
  const take = ({ text }: Chosen) =>
    startTransition(async () => {
      const outcome = await takeOver({ text });
      if ("problem" in outcome) return setProblem(outcome.problem);
      setChosen(undefined);
      setTaken(`${outcome.ok.taken} ${outcome.ok.taken === 1 ? "override was" : "overrides were"} taken over.`);
    });
  const rows = chosen ? compareOverrides(known, chosen.file.overrides) : [];
  const changes = rows.filter(({ effect }) => effect !== "same").length;
  return (
    <Card>
      <CardTitle>Import</CardTitle>
      <p className="mt-1 mb-4 text-sm text-muted">A file that was exported here or by a colleague. You see what it changes before anything is kept.</p>
      <div className="grid grid-cols-1 gap-4">
        <FilePick label="Choose a file of overrides" limit={LIMIT} onText={choose} onProblem={setProblem} />
        <LiveRegion>{taken || (chosen ? `${rows.length} overrides read, ${changes} of them would change something.` : "")}</LiveRegion>
        {taken && <Notice title={taken} />}
        {problem && <Notice kind="problem" title={problem} />}
        {chosen && chosen.file.problems.length > 0 && (
          <Notice kind={rows.length > 0 ? "warning" : "problem"} title={rows.length > 0 ? `Not everything in ${chosen.name} can be taken over as it stands` : `Nothing in ${chosen.name} can be taken over`}>
            <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
              {chosen.file.problems.slice(0, 100).map(({ line, message }, index) => (
                <li key={index}>
                  {line !== undefined && <span className="tabular-nums">Line {line}: </span>}
                  {message}
                </li>
              ))}
            </ul>
            {chosen.file.problems.length > 100 && <p>And {chosen.file.problems.length - 100} more.</p>}
          </Notice>
        )}
        {chosen && rows.length > 0 && (
          <>
            <TakeoverTable rows={rows} />
            <div className="flex flex-wrap items-center gap-4">
              <Button variant="solid" disabled={pending || changes === 0} onClick={() => take(chosen)}>
                {changes === 0 ? "Nothing to change" : `Take over ${changes} ${changes === 1 ? "override" : "overrides"}`}
              </Button>
              <Button variant="quiet" onClick={() => setChosen(undefined)}>
                Cancel
              </Button>
              {pending && <Working>Taking over</Working>}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
