"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import type { ImportChoice, ImportPreview, ConfigSource } from "@/lib/core/model/import-preview";
import type { Outcome } from "@/lib/core/model/outcome";
import { AddForm, type AddServer } from "./add-form";
import { ImportChooser } from "./import-chooser";

type Props = {
  hosts: { id: string; label: string }[];
  addServer: AddServer;
  previewConfig: (source: ConfigSource) => Promise<Outcome<ImportPreview>>;
  importServers: (choice: ImportChoice) => Promise<Outcome<{ next: string }>>;
};

/** One server by hand, or the entries of a config that was pasted instead. The form keeps what was typed meanwhile. */
export function AddOrImport({ hosts, addServer, previewConfig, importServers }: Props) {
  const router = useRouter();
  const [read, setRead] = useState<{ source: ConfigSource; preview: ImportPreview }>();
  const [problem, setProblem] = useState<string>();
  const [pending, startTransition] = useTransition();

  const look = async (text: string) => {
    const source = { text, fileName: "pasted text", importer: "auto" };
    const outcome = await previewConfig(source);
    if ("problem" in outcome) return outcome.problem;
    setProblem(undefined);
    setRead({ source, preview: outcome.ok });
    return undefined;
  };
  const register = (choice: ImportChoice) =>
    startTransition(async () => {
      const outcome = await importServers(choice);
      setProblem("problem" in outcome ? outcome.problem : undefined);
      if ("ok" in outcome) router.push(outcome.ok.next);
    });
  return (
    <>
      <div hidden={read !== undefined}>
        <AddForm addServer={addServer} onConfig={look} />
      </div>
      {read && (
        <ImportChooser
          {...read}
          hosts={hosts}
          pending={pending}
          problem={problem}
          back="Back to the form"
          onBack={() => setRead(undefined)}
          onImport={register}
        />
      )}
    </>
  );
}
