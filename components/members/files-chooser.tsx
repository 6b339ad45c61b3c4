"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { FilesChoice, FilesPreview } from "@/lib/core/model/files-preview";
import { showHidden } from "@/lib/core/text/visible";
import { Destination, NEW, NONE } from "./files-destination";
import { EntryRow, ServerRow } from "./files-rows";

type Props = {
  preview: FilesPreview;
  sessions: { id: string; name: string }[];
  pending: boolean;
  onBack: () => void;
  onImport: (choice: Omit<FilesChoice, "source">) => void;
};

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
