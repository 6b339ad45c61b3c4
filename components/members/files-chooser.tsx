"use client";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input, Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { COMPONENT_WORDS } from "@/lib/core/model/component";
import type { FilesChoice, FilesEntry, FilesPreview } from "@/lib/core/model/files-preview";
import { HOSTS } from "@/lib/core/hosts";
import { showHidden } from "@/lib/core/text/visible";

type Props = {
  preview: FilesPreview;
  sessions: { id: string; name: string }[];
  pending: boolean;
  onBack: () => void;
  onImport: (choice: Omit<FilesChoice, "source">) => void;
};

const KNOWN: Record<FilesEntry["known"], string | undefined> = {
  new: undefined,
  same: "registered, unchanged",
  changed: "registered, its files changed",
};
/** Values of the choice of a session. */
const [NEW, NONE] = ["new", "none"];

/** What was read from files, to choose from, and the session that it is added to. */
export function FilesChooser({ preview: { entries, servers, problems }, sessions, pending, onBack, onImport }: Props) {
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const [into, setInto] = useState(sessions[0]?.id ?? NEW);
  const [name, setName] = useState("Skills and agents");
  const [host, setHost] = useState("none");
  const flip = (key: string) =>
    setOut((was) => (was.has(key) ? new Set([...was].filter((one) => one !== key)) : new Set([...was, key])));
  const chosen = entries.filter((entry) => !out.has(`file ${entry.name}`)).map((entry) => entry.name);
  const picked = servers.filter((server) => !out.has(`server ${server.name}`)).map((server) => server.name);
  return (
    <div className="grid gap-5">
      {problems.length > 0 && (
        <Notice kind="warning" title="Not everything could be read">
          <ul className="mt-1 grid gap-1">
            {problems.map((one) => (
              <li key={one} className="wrap-anywhere">
                {showHidden(one)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className="divide-y divide-line" aria-label="Found in these files">
        {entries.map((entry) => (
          <EntryRow
            key={entry.name}
            entry={entry}
            checked={!out.has(`file ${entry.name}`)}
            onFlip={() => flip(`file ${entry.name}`)}
          />
        ))}
        {servers.map((server) => (
          <ServerRow key={`${server.name} ${server.file}`} server={server} out={out} flip={flip} />
        ))}
      </ul>
      <Destination
        into={into}
        setInto={setInto}
        sessions={sessions}
        name={name}
        setName={setName}
        host={host}
        setHost={setHost}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          disabled={pending || chosen.length + picked.length === 0 || (into === NEW && name.trim() === "")}
          onClick={() =>
            onImport({
              chosen,
              servers: picked,
              into: into === NEW ? { name, host } : into === NONE ? null : { sessionId: into },
            })
          }
        >
          Register {chosen.length + picked.length}
        </Button>
        <Button variant="outline" disabled={pending} onClick={onBack}>
          Choose other files
        </Button>
        {pending && <Working>Registering</Working>}
      </div>
    </div>
  );
}

/** The session that the files are added to: a saved one, a new one, or none yet. */
function Destination({
  into,
  setInto,
  sessions,
  name,
  setName,
  host,
  setHost,
}: {
  into: string;
  setInto: (value: string) => void;
  sessions: { id: string; name: string }[];
  name: string;
  setName: (value: string) => void;
  host: string;
  setHost: (value: string) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label="Part of the session">
        {(wiring) => (
          <Select {...wiring} value={into} onChange={(event) => setInto(event.target.value)}>
            {sessions.map((session) => (
              <option key={session.id} value={session.id}>
                {showHidden(session.name)}
              </option>
            ))}
            <option value={NEW}>A new session</option>
            <option value={NONE}>None yet</option>
          </Select>
        )}
      </Field>
      {into === NEW && (
        <>
          <Field label="Name of the session">
            {(wiring) => (
              <Input {...wiring} value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
            )}
          </Field>
          <Field label="Host">
            {(wiring) => (
              <Select {...wiring} value={host} onChange={(event) => setHost(event.target.value)}>
                <option value="none">None</option>
                {HOSTS.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
    </div>
  );
}

function ServerRow({
  server,
  out,
  flip,
}: {
  server: { name: string; reach: string; file: string };
  out: ReadonlySet<string>;
  flip: (key: string) => void;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
      <Checkbox
        checked={!out.has(`server ${server.name}`)}
        onChange={() => flip(`server ${server.name}`)}
        aria-label={`Server ${showHidden(server.name)}`}
      />
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{showHidden(server.name)}</p>
        <p className="text-muted wrap-anywhere">
          A server that {showHidden(server.file)} brings: <span className="font-mono">{showHidden(server.reach)}</span>
        </p>
      </div>
    </li>
  );
}

function EntryRow({ entry, checked, onFlip }: { entry: FilesEntry; checked: boolean; onFlip: () => void }) {
  const title = showHidden(entry.title);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
      <Checkbox checked={checked} onChange={onFlip} aria-label={`${COMPONENT_WORDS[entry.kind]} ${title}`} />
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{title}</span>
          <Badge>{COMPONENT_WORDS[entry.kind]}</Badge>
          {KNOWN[entry.known] && <Badge tone="outline">{KNOWN[entry.known]}</Badge>}
        </p>
        <p className="font-mono text-xs text-muted wrap-anywhere">{showHidden(entry.file)}</p>
        {entry.description && (
          <p className="max-w-prose text-muted wrap-anywhere">{showHidden(entry.description).slice(0, 300)}</p>
        )}
        {entry.clients.length > 0 && <p className="text-muted">Loaded by {entry.clients.join(", ")}</p>}
        <ul className="list-disc pl-5 wrap-anywhere empty:hidden">
          {entry.sentences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
