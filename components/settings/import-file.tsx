"use client";
import { useState, useTransition, type ReactNode } from "react";
import { FilePick } from "@/components/servers/file-pick";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { LiveRegion, Working } from "@/components/ui/status";
import type { Outcome } from "@/lib/core/model/outcome";
import { showHidden } from "@/lib/core/text/visible";

/** How many problems of a file are spelled out. */
const MOST_PROBLEMS = 100;

type Read = { problems: readonly { line?: number; message: string }[] };
type Props<T extends Read> = {
  /** What such a file contains, as in “a file of overrides”. */
  what: string;
  about: ReactNode;
  /** The largest file that is read, in bytes. */
  limit: number;
  /** Takes any text, whatever its name ends with. */
  anyText?: boolean;
  read: (text: string) => T;
  /** What was read, in a sentence. */
  say: (file: T) => string;
  /** What can be imported from it; when there is nothing, nothing is shown or asked. */
  renderPreview: (file: T) => ReactNode | undefined;
  /** The button's text; undefined when importing would change nothing. */
  change: (file: T) => string | undefined;
  takeOver: (input: { text: string }) => Promise<Outcome<{ taken: string }>>;
};

/** Imports a file: first it shows what the file holds, what cannot be read and what would change, then it makes the change. */
export function ImportFile<T extends Read>({
  what,
  about,
  limit,
  anyText,
  read,
  say,
  renderPreview,
  change,
  takeOver,
}: Props<T>) {
  const [chosen, setChosen] = useState<{ name: string; text: string; file: T }>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState("");
  const [busy, start] = useTransition();
  const choose = (text: string, name: string) => {
    setChosen({ name, text, file: read(text) });
    setProblem(undefined);
    setTaken("");
  };
  const take = (text: string) =>
    start(async () => {
      const outcome = await takeOver({ text });
      if ("problem" in outcome) return setProblem(outcome.problem);
      setChosen(undefined);
      setTaken(outcome.ok.taken);
    });
  const shown = chosen && renderPreview(chosen.file);
  const words = chosen && change(chosen.file);
  return (
    <Card className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle>Import</CardTitle>
        <p className="mt-1 text-sm text-muted">{about}</p>
      </div>
      <FilePick
        label={`Choose a file of ${what}`}
        limit={limit}
        anyText={anyText}
        onText={choose}
        onProblem={setProblem}
      />
      <LiveRegion>{taken || (chosen ? say(chosen.file) : "")}</LiveRegion>
      {taken && <Notice title={taken} />}
      {problem && <Notice kind="problem" title={problem} />}
      {chosen && chosen.file.problems.length > 0 && (
        <Problems name={chosen.name} problems={chosen.file.problems} some={shown !== undefined} />
      )}
      {chosen && shown !== undefined && (
        <>
          {shown}
          <div className="flex flex-wrap items-center gap-4">
            <Button variant="solid" disabled={busy || words === undefined} onClick={() => take(chosen.text)}>
              {words ?? "Nothing to change"}
            </Button>
            <Button variant="quiet" onClick={() => setChosen(undefined)}>
              Cancel
            </Button>
            {busy && <Working>Importing</Working>}
          </div>
        </>
      )}
    </Card>
  );
}

function Problems({ name, problems, some }: { name: string; problems: Read["problems"]; some: boolean }) {
  return (
    <Notice
      kind={some ? "warning" : "problem"}
      title={`${some ? "Not everything" : "Nothing"} in ${showHidden(name)} can be imported as it is`}
    >
      <ul className="mt-1 grid max-h-48 gap-1 overflow-y-auto">
        {problems.slice(0, MOST_PROBLEMS).map(({ line, message }, index) => (
          <li key={index} className="wrap-anywhere">
            {line !== undefined && <span className="tabular-nums">Line {line}: </span>}
            {showHidden(message)}
          </li>
        ))}
      </ul>
      {problems.length > MOST_PROBLEMS && <p>And {problems.length - MOST_PROBLEMS} more.</p>}
    </Notice>
  );
}
