"use client";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { showHidden } from "@/lib/core/text/visible";
import type { ConfigSource, ImportChoice, ImportEntry, ImportPreview } from "@/lib/core/model/import-preview";
import { SessionCard, type NewSession } from "./import-session-card";

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
        {problems.length > 0 && <ProblemList entries={entries} problems={problems} />}
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
      <Buttons
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

function Buttons({
  entries,
  pending,
  chosen,
  submit,
  session,
  onBack,
  back,
}: {
  entries: readonly ImportEntry[];
  pending: boolean;
  chosen: ReadonlySet<string>;
  submit: () => void;
  session: boolean;
  onBack: () => void;
  back: string;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {entries.length > 0 && (
        <Button variant="solid" disabled={pending || chosen.size === 0} onClick={submit}>
          {sayButton(
            entries.filter((entry) => chosen.has(entry.name)),
            session,
          )}
        </Button>
      )}
      <Button disabled={pending} onClick={onBack}>
        {back}
      </Button>
      {pending && <Working>Registering</Working>}
      {!pending && entries.length > 0 && (
        <p className="text-sm text-muted">Nothing is started yet: you agree to each command line first.</p>
      )}
    </div>
  );
}

function ProblemList({ entries, problems }: { entries: readonly ImportEntry[]; problems: ImportPreview["problems"] }) {
  return (
    <Notice
      kind={entries.length === 0 ? "problem" : "warning"}
      title={entries.length === 0 ? "Nothing could be read" : "Not everything could be read"}
    >
      <ul className="mt-1 grid gap-1">
        {problems.map((one, index) => (
          <li key={index}>
            {place(one) && <span className="font-medium">{place(one)}: </span>}
            {showHidden(one.message)}
          </li>
        ))}
      </ul>
    </Notice>
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

function sayButton(chosen: readonly ImportEntry[], session: boolean): string {
  const fresh = chosen.filter((entry) => entry.known?.as !== "same").length;
  if (fresh === 0 && session && chosen.length > 0) return "Make the session";
  return fresh === 1 ? "Register 1 server" : `Register ${fresh} servers`;
}

/** The place, unless the message begins with it. */
function place({ line, entry, message }: ImportPreview["problems"][number]): string {
  const words = [line !== undefined && !message.startsWith("Line ") && `Line ${line}`, entry && showHidden(entry)];
  return words.filter(Boolean).join(", ");
}

type LineProps = { entry: ImportEntry; chosen: boolean; replace: boolean; onToggle: () => void; onReplace: () => void };

function EntryLine({ entry, chosen, replace, onToggle, onReplace }: LineProps) {
  return (
    <li className="grid gap-1 py-3">
      <label className="flex items-center gap-2.5">
        <Checkbox checked={chosen} onChange={onToggle} />
        <span className="font-medium wrap-anywhere">{showHidden(entry.name)}</span>
        <Badge>{entry.kind === "http" ? "URL" : "command"}</Badge>
        {entry.disabled && <Badge tone="outline">switched off</Badge>}
        {entry.known?.as === "same" && (
          <Badge tone="outline">
            already registered{entry.known.name !== entry.name && ` as ${showHidden(entry.known.name)}`}, unchanged
          </Badge>
        )}
        {entry.line !== undefined && (
          <span className="ml-auto shrink-0 text-[0.8125rem] text-muted">line {entry.line}</span>
        )}
      </label>
      <p className="pl-6.5 font-mono text-xs text-muted wrap-anywhere">{showHidden(entry.reach)}</p>
      {entry.secrets.length > 0 && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          Values stored separately, encrypted: {entry.secrets.join(", ")}
        </p>
      )}
      {entry.hiddenTools.length > 0 && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          Hidden by the config: {showHidden(entry.hiddenTools.join(", "))}
        </p>
      )}
      {entry.onlyTools && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          {entry.onlyTools.length === 0
            ? "The config allows none of its tools"
            : `The config allows only these, now and later: ${showHidden(entry.onlyTools.join(", "))}`}
        </p>
      )}
      {entry.declared !== undefined && (
        <p className="pl-6.5 text-[0.8125rem] text-muted">
          {entry.declared === 1 ? "1 tool is" : `${entry.declared} tools are`} described in the file and can be judged
          without starting it
        </p>
      )}
      {entry.known?.as === "name" && (
        <label className="flex items-center gap-2 pl-6.5 text-[0.8125rem]">
          <Checkbox checked={replace} onChange={onReplace} />
          {!replace
            ? `Registered beside it, as “${entry.freeName}”`
            : entry.known.name === entry.name
              ? "Replaces the registered server with this name"
              : `Replaces the registered server “${showHidden(entry.known.name)}”, which came from this entry`}
        </label>
      )}
    </li>
  );
}
