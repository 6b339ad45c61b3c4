"use client";
import { useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import type { ConfigSource, ImportChoice, ImportEntry, ImportPreview } from "@/lib/core/model/import-preview";
import { SessionCard, type NewSession } from "./import-session-card";
import { ImportProblems } from "./import-problems";
import { EntryLine } from "./import-entry";
import { ImportButtons } from "./import-buttons";

type Props = {
  source: ConfigSource;
  preview: ImportPreview;
  hosts: { id: string; label: string }[];
  pending: boolean;
  problem?: string;
  /** The label of the button that goes back. */
  back?: string;
  onBack: () => void;
  onImport: (choice: ImportChoice) => void;
};

/** The entries of one config, to choose from, with what could not be read beside them. */
export function ImportChooser({
  source,
  preview,
  hosts,
  pending,
  problem,
  back = "Choose another file",
  onBack,
  onImport,
}: Props) {
  const { entries, problems } = preview;
  const [chosen, setChosen] = useState(() => new Set(entries.map((entry) => entry.name)));
  const [replaced, setReplaced] = useState(
    () => new Set(entries.filter((entry) => entry.known?.as === "name").map((entry) => entry.name)),
  );
  const [session, setSession] = useState<NewSession | null>({
    name: `${preview.label} servers`,
    host: preview.host,
  });

  const toggle = (set: ReadonlySet<string>, name: string) =>
    set.has(name) ? new Set([...set].filter((other) => other !== name)) : new Set([...set, name]);
  const submit = () =>
    onImport({
      source,
      session,
      chosen: entries
        .filter((entry) => chosen.has(entry.name))
        .map((entry) => {
          const { name, known, freeName } = entry;
          const replace = known !== undefined && (known.as === "same" || replaced.has(name));
          return { name, as: replace ? known.name : freeName, replace };
        }),
    });

  return (
    <div className="grid max-w-4xl gap-6">
      <Card className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <CardTitle>{sayEntries(entries)}</CardTitle>
          <p className="text-sm text-muted wrap-anywhere">
            <span className="font-mono text-xs">{preview.fileName}</span>, read as {preview.label}
          </p>
        </div>
        {problems.length > 0 && <ImportProblems entries={entries} problems={problems} />}
        <ul className="divide-y divide-line empty:hidden">
          {entries.map((entry) => (
            <EntryLine
              key={entry.name}
              entry={entry}
              chosen={chosen.has(entry.name)}
              replace={replaced.has(entry.name)}
              onToggle={() => setChosen(toggle(chosen, entry.name))}
              onReplace={() => setReplaced(toggle(replaced, entry.name))}
            />
          ))}
        </ul>
        {preview.guessed && (
          <p className="text-[0.8125rem] text-muted">
            Several clients write this form, and nothing in it tells whose it is. If it is not {preview.label}’s, go
            back and choose the client.
          </p>
        )}
        {preview.incomplete && <p className="text-[0.8125rem] text-muted">{preview.incomplete}</p>}
      </Card>
      {entries.length > 0 && <SessionCard session={session} setSession={setSession} preview={preview} hosts={hosts} />}
      {problem && <Notice kind="problem" title={problem} />}
      <ImportButtons
        entries={entries}
        pending={pending}
        chosen={chosen}
        submit={submit}
        session={session !== null}
        onBack={onBack}
        back={back}
      />
    </div>
  );
}

/** How many there are, and how many of them are new here. */
function sayEntries(entries: readonly ImportEntry[]): string {
  if (entries.length === 0) return "No servers";
  const all = entries.length === 1 ? "1 server" : `${entries.length} servers`;
  const count = (as?: "same" | "name") => entries.filter((entry) => entry.known?.as === as).length;
  if (count() === entries.length) return all;
  const parts = [
    [count(), "new"],
    [count("name"), "with a name that is in use"],
    [count("same"), "already registered"],
  ] as const;
  return `${all}: ${parts.flatMap(([number, what]) => (number > 0 ? [`${number} ${what}`] : [])).join(", ")}`;
}
