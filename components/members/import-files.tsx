"use client";
import { useRouter } from "next/navigation";
import { useId, useState, useTransition, type DragEvent } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import type { FilesChoice, FilesPreview, FilesSource } from "@/lib/core/model/files-preview";
import type { Outcome } from "@/lib/core/model/outcome";
import { FilesChooser } from "./files-chooser";
import { droppedFiles, pickedFiles, readPicked, type DroppedFiles } from "./read-dropped";

type Props = {
  /** Sessions that they can be added to. */
  sessions: { id: string; name: string }[];
  previewFiles: (source: FilesSource) => Promise<Outcome<FilesPreview>>;
  importFiles: (choice: FilesChoice) => Promise<Outcome<{ next: string }>>;
};

/** What there is beside servers: found on this machine, or given as files, a folder or an archive. */
export function ImportFiles({ sessions, previewFiles, importFiles }: Props) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const [problem, setProblem] = useState<string>();
  const [read, setRead] = useState<{ source: FilesSource; preview: FilesPreview }>();
  const look = (source: FilesSource) =>
    start(async () => {
      const outcome = await previewFiles(source);
      setProblem("problem" in outcome ? outcome.problem : undefined);
      setRead("ok" in outcome ? { source, preview: outcome.ok } : undefined);
    });
  const take = async (reading: Promise<DroppedFiles>) => {
    const outcome = await reading;
    if ("problem" in outcome) return setProblem(outcome.problem);
    if (outcome.files.length === 0) return setProblem("Nothing in there is a skill, plugin, agent or rule.");
    look(outcome);
  };
  const register = (choice: Omit<FilesChoice, "source">) =>
    start(async () => {
      const outcome = await importFiles({ source: read!.source, ...choice });
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome) router.push(outcome.ok.next);
    });
  return (
    <Card className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <CardTitle>Beside servers: skills, plugins, agents, hooks and permission rules</CardTitle>
        <p className="mt-1 max-w-prose text-sm text-muted">
          They say what an agent may do, and bring commands that run by themselves. Their files are read; nothing in
          them is run.
        </p>
      </div>
      {problem && <Notice kind="problem" title={problem} />}
      {read ? (
        <FilesChooser
          preview={read.preview}
          sessions={sessions}
          pending={pending}
          onBack={() => (setRead(undefined), setProblem(undefined))}
          onImport={register}
        />
      ) : (
        <Ways pending={pending} onMachine={() => look({ machine: true })} onRead={(reading) => void take(reading)} />
      )}
    </Card>
  );
}

function Ways({
  pending,
  onMachine,
  onRead,
}: {
  pending: boolean;
  onMachine: () => void;
  onRead: (reading: Promise<DroppedFiles>) => void;
}) {
  const [over, setOver] = useState(false);
  const [files, folder] = [useId(), useId()];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onRead(droppedFiles(event.dataTransfer).then(readPicked));
  };
  const fileClass =
    "max-w-full text-sm file:mr-3 file:h-8 file:rounded-md file:border file:border-edge file:bg-panel file:px-3 file:text-sm file:font-medium file:text-ink hover:file:bg-hover";
  return (
    <div
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-dashed border-edge p-5",
        over && "border-ink bg-hover",
      )}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Button disabled={pending} onClick={onMachine}>
          Look on this machine
        </Button>
        {pending && <Working>Reading</Working>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <label htmlFor={folder} className="text-sm font-medium">
            Choose a folder, or drop it here
          </label>
          <input
            id={folder}
            type="file"
            className={fileClass}
            // React has no type for this attribute; every browser supports it.
            {...{ webkitdirectory: "" }}
            onChange={(event) => onRead(readPicked(pickedFiles(event.target.files ?? [])))}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
          <label htmlFor={files} className="text-sm font-medium">
            Choose a SKILL.md, plugin.json, agent or .zip
          </label>
          <input
            id={files}
            type="file"
            multiple
            className={fileClass}
            onChange={(event) => onRead(readPicked(pickedFiles(event.target.files ?? [])))}
          />
        </div>
      </div>
      <p className="text-[0.8125rem] text-muted">
        At most 2,000 files of 1 MB each, 10 MB together, eight folders deep. Links are not followed out of the folder.
      </p>
    </div>
  );
}
