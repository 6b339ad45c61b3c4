"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { FilePick } from "@/components/servers/file-pick";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import { newIn, readGovernance, type GovernanceFile } from "@/lib/core/governance/governance-file";
import type { Outcome } from "@/lib/core/model/outcome";

/** The largest file that is read, in bytes. */
const LIMIT = 16_000_000;

type Known = Pick<GovernanceFile, "records" | "approvals">;
type Props = {
  known: Known;
  takeOver: (input: { text: string }) => Promise<Outcome<{ records: number; approvals: number }>>;
};

const many = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

/** Records and approvals from a file: first what it would change, then the change. Existing decisions stay. */
export function ImportRecords({ known, takeOver }: Props) {
  const router = useRouter();
  const [chosen, setChosen] = useState<{ name: string; text: string; file: GovernanceFile }>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState("");
  const [pending, startTransition] = useTransition();
  const choose = (text: string, name: string) => {
    setChosen({ name, text, file: readGovernance(text) });
    setProblem(undefined);
    setTaken("");
  };
  const fresh = chosen && newIn(chosen.file, known);
  const changes = fresh ? fresh.records.length + fresh.approvals.length : 0;
  const take = () =>
    startTransition(async () => {
      const outcome = await takeOver({ text: chosen?.text ?? "" });
      if ("problem" in outcome) return setProblem(outcome.problem);
      setChosen(undefined);
      setTaken(`${many(outcome.ok.records, "record")} and ${many(outcome.ok.approvals, "decision")} were imported.`);
      router.refresh();
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <FilePick label="Choose a file of records and approvals" limit={LIMIT} onText={choose} onProblem={setProblem} />
      <LiveRegion>
        {taken ||
          (fresh
            ? `${many(fresh.records.length, "record")} and ${many(fresh.approvals.length, "decision")} are new.`
            : "")}
      </LiveRegion>
      {taken && <Notice title={taken} />}
      {problem && <Notice kind="problem" title={problem} />}
      {chosen && chosen.file.problems.length > 0 && (
        <Notice kind={changes > 0 ? "warning" : "problem"} title={`Not everything in ${chosen.name} can be imported`}>
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
      {fresh && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="solid" disabled={pending || changes === 0} onClick={take}>
            {changes === 0
              ? "Nothing new to import"
              : `Import ${many(fresh.records.length, "record")} and ${many(fresh.approvals.length, "decision")}`}
          </Button>
          <Button variant="quiet" onClick={() => setChosen(undefined)}>
            Cancel
          </Button>
          {fresh.older > 0 && (
            <span className="text-sm text-muted">
              {many(fresh.older, "record")} in it {fresh.older === 1 ? "is" : "are"} older than the one kept here and
              will be left out.
            </span>
          )}
          {pending && <Working>Importing</Working>}
        </div>
      )}
    </div>
  );
}
