"use client";
import { useState, type FormEvent } from "react";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Assigned, Cover } from "@/lib/core/model/cover";
import type { Session } from "@/lib/core/model/session";
import { useActions } from "./use-actions";

type Props = {
  cover: Cover;
  session: Session;
  analysis: Analysis;
  onSave: (cover: Cover) => Promise<{ problem?: string }>;
};
type Line = "title" | "author" | "reviewer" | "version";
const LINES: { id: Line; label: string; hint: string; most: number }[] = [
  { id: "title", label: "Title", hint: "Default: “Risk report” and the name of the session.", most: 160 },
  { id: "author", label: "Author", hint: "Who prepared it.", most: 120 },
  { id: "reviewer", label: "Reviewer", hint: "Who read it. Until then it is a draft.", most: 160 },
  { id: "version", label: "Version", hint: "Of the report, such as 1.0.", most: 40 },
];

/** What people write on the first page of a session's reports, and who takes care of its actions. */
export function ReportDetails({ cover, session, analysis, onSave }: Props) {
  const [name, setName] = useName();
  const [typed, setTyped] = useState<Cover>({});
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState<string>();
  const now: Cover = { ...cover, ...typed };
  const author = now.author ?? name;
  const change = (part: Cover) => {
    setTyped({ ...typed, ...part });
    setSaid("");
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (author.trim()) setName(author.trim());
    const answer = await onSave(withoutEmpty({ ...now, author }));
    setProblem(answer.problem);
    if (answer.problem === undefined) {
      setTyped({});
      setSaid("Saved: it stands on every report of this session.");
    }
  };
  return (
    <Card className="p-4">
      <form className="grid gap-4" onSubmit={(event) => void save(event)}>
        <CardTitle>First page</CardTitle>
        <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {LINES.map(({ id, label, hint, most }) => (
            <Field key={id} label={label} hint={hint}>
              {(wiring) => (
                <Input
                  {...wiring}
                  value={id === "author" ? author : (now[id] ?? "")}
                  maxLength={most}
                  onChange={(event) => change({ [id]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field label="Date" hint="Default: the day on which it is downloaded.">
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={now.date ?? ""}
                onChange={(event) => change({ date: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Scope" hint="What it is about, in your own words. What was checked is said beside it.">
          {(wiring) => (
            <Textarea
              {...wiring}
              value={now.scope ?? ""}
              maxLength={1000}
              onChange={(event) => change({ scope: event.target.value })}
            />
          )}
        </Field>
        <AssignActions
          session={session}
          analysis={analysis}
          assigned={now.actions ?? []}
          onAssign={(actions) => change({ actions })}
        />
        <SaveLine changed={Object.keys(typed).length > 0} said={said} />
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      </form>
    </Card>
  );
}

function SaveLine({ changed, said }: { changed: boolean; said: string }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" variant="solid">
        Save the first page
      </Button>
      {changed && <span className="text-sm text-muted">Not saved yet: reports show what was saved last.</span>}
      <span role="status" className="text-sm">
        {said}
      </span>
    </div>
  );
}

type AssignProps = Pick<Props, "session" | "analysis"> & {
  assigned: readonly Assigned[];
  onAssign: (all: Assigned[]) => void;
};

/** Owner and day of each action of the plan. */
function AssignActions({ session, analysis, assigned, onAssign }: AssignProps) {
  const actions = useActions(session, analysis);
  if (actions === undefined || actions.length === 0) return null;
  const change = (action: string, part: Partial<Assigned>) => {
    const before = assigned.find((one) => one.action === action);
    onAssign([...assigned.filter((one) => one.action !== action), { ...before, action, ...part }]);
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-medium">Actions of the plan</legend>
      <ol className="grid gap-3">
        {actions.map(({ id, what, due, owner }, at) => {
          const said = assigned.find(({ action }) => action === id);
          return (
            <li key={id} className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_12rem_11rem]">
              <p className="min-w-0 self-center text-sm wrap-anywhere">
                {at + 1}. {what} <span className="text-muted">{due}</span>
              </p>
              <Input
                aria-label={`Owner of action ${at + 1}`}
                placeholder={owner}
                value={said?.owner ?? ""}
                maxLength={160}
                onChange={(event) => change(id, { owner: event.target.value })}
              />
              <Input
                aria-label={`Due date of action ${at + 1}`}
                type="date"
                value={said?.due ?? ""}
                onChange={(event) => change(id, { due: event.target.value })}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

/** What was emptied gets its default back. */
function withoutEmpty({ actions = [], ...cover }: Cover): Cover {
  const filled = <T extends object>(some: T): T =>
    Object.fromEntries(Object.entries(some).filter(([, value]) => value !== "" && value !== undefined)) as T;
  const kept = actions.map(filled).filter(({ owner, due }) => owner !== undefined || due !== undefined);
  return { ...filled(cover), ...(kept.length > 0 && { actions: kept }) };
}
