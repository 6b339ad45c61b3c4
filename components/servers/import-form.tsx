"use client";
import { FileJson, TriangleAlert } from "@/components/ui/icons";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select, Textarea } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Working } from "@/components/ui/status";
import { FilePick } from "./file-pick";
import { ImportChooser } from "./import-chooser";
import { useImport, type ImportActions, type ReadConfig } from "./use-import";
import type { ConfigSource } from "@/lib/core/model/import-preview";

export type FoundFile = { path: string; label: string; servers: number; problem?: string };
type Props = {
  found: FoundFile[];
  clients: { id: string; label: string }[];
  hosts: { id: string; label: string }[];
  /** A file that was named when Trefoil was started, already read. */
  initial?: ReadConfig;
} & ImportActions;

const SIZE_LIMIT = 5_000_000;

/** From a client's config to registered servers: choose a file, look at what is in it, choose entries. */
export function ImportForm({ found, clients, hosts, initial, previewConfig, importServers }: Props) {
  const { read, problem, setProblem, pending, look, register, leave } = useImport(
    { previewConfig, importServers },
    initial,
  );
  const [pasted, setPasted] = useState("");
  const [importer, setImporter] = useState("auto");

  if (read)
    return (
      <ImportChooser {...read} hosts={hosts} pending={pending} problem={problem} onBack={leave} onImport={register} />
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {problem && <Notice kind="problem" title={problem} className="lg:col-span-2" />}
      <FoundFiles found={found} clients={clients} pending={pending} look={look} />
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <CardTitle>Another file</CardTitle>
        <Field label="Client">
          {(wiring) => (
            <Select {...wiring} value={importer} onChange={(event) => setImporter(event.target.value)}>
              <option value="auto">Detect it</option>
              {clients.map((client) => (
                <option key={client.id} value={client.id}>
                  {client.label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <FilePick
          label="Choose a config, or a bundle (.mcpb, .dxt)"
          limit={SIZE_LIMIT}
          bundles
          onText={(text, fileName) => look({ text, fileName, importer })}
          onProblem={setProblem}
        />
        <Field label="or paste it" hint="Comments and trailing commas are fine.">
          {(wiring) => (
            <Textarea
              {...wiring}
              className="min-h-40 font-mono"
              spellCheck={false}
              placeholder={'{ "mcpServers": { … } }'}
              value={pasted}
              onChange={(event) => setPasted(event.target.value)}
            />
          )}
        </Field>
        <div className="flex items-center gap-4">
          <Button
            disabled={pending || pasted.trim() === ""}
            onClick={() => look({ text: pasted, fileName: "pasted text", importer })}
          >
            Open it
          </Button>
          {pending && <Working>Reading</Working>}
        </div>
      </Card>
    </div>
  );
}

function FoundFiles({
  found,
  clients,
  pending,
  look,
}: {
  found: FoundFile[];
  clients: { id: string; label: string }[];
  pending: boolean;
  look: (source: ConfigSource) => void;
}) {
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardTitle>Found on this machine</CardTitle>
      {found.length === 0 && (
        <p className="text-muted">
          No client’s config was found here. Trefoil looked where these keep theirs:{" "}
          {clients.map((client) => client.label).join(", ")}.
        </p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {found.map((file) => (
          <li
            key={file.path}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-md border border-line px-3 py-2.5"
          >
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-medium">
                <FileJson aria-hidden="true" className="size-4 shrink-0" />
                {file.label}
                <span className="font-normal text-muted">
                  {file.servers === 1 ? "1 server" : `${file.servers} servers`}
                </span>
              </p>
              <p className="mt-0.5 font-mono text-xs text-muted wrap-anywhere">{file.path}</p>
              {file.problem && (
                <p className="mt-1 flex items-start gap-1.5 text-[0.8125rem]">
                  <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                  {file.problem}
                </p>
              )}
            </div>
            <Button
              size="small"
              disabled={pending}
              onClick={() => look({ path: file.path })}
              aria-label={`Open ${file.label}, ${file.path}`}
            >
              Open it
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-[0.8125rem] text-muted">
        These files are only read. Nothing is written to them, and nothing is started.
      </p>
    </Card>
  );
}
