"use client";
import { useState } from "react";
import { FilePick } from "@/components/servers/file-pick";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import type { FixableFile } from "@/lib/core/model/client-fix";

/** The user's own file: as a text that stays in the browser, or by its path on this machine. */
export type FixSource = { path: string } | { text: string; fileName: string };

type Props = {
  title: string;
  place: string;
  /** Without it a new file is made. */
  optional: boolean;
  source?: FixSource;
  found: readonly FixableFile[];
  onSource: (source: FixSource | undefined) => void;
};

const LIMIT = 5_000_000;

/** Chooses where one file of the client comes from. */
export function FileSource({ title, place, optional, source, found, onSource }: Props) {
  const [pasted, setPasted] = useState("");
  const [problem, setProblem] = useState<string>();
  return (
    <div className="grid gap-2 rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="font-medium">{title}</p>
        <p className="min-w-0 font-mono text-xs text-muted wrap-anywhere">{place}</p>
      </div>
      {source ? (
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            Changes are shown against{" "}
            <span className="font-mono text-xs">{"path" in source ? source.path : source.fileName}</span>.
          </span>
          <Button size="small" onClick={() => onSource(undefined)}>
            Use another
          </Button>
        </p>
      ) : (
        <>
          <p className="text-sm text-muted">
            {optional
              ? "If you have no such file yet, a new one is created. If you have one, name it so that its other settings stay."
              : "Name your file so that everything else in it stays as it is. Until then, only the lines to add are shown."}
          </p>
          {found.length > 0 && (
            <ul className="grid gap-1.5">
              {found.map((file) => (
                <li key={file.path} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
                  <span className="min-w-0 flex-1 basis-56 font-mono text-xs wrap-anywhere">{file.path}</span>
                  {file.servers !== undefined && (
                    <span className="text-muted">{file.servers === 1 ? "1 server" : `${file.servers} servers`}</span>
                  )}
                  <Button size="small" onClick={() => onSource({ path: file.path })} aria-label={`Use ${file.path}`}>
                    Use it
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <details>
            <summary className="w-fit rounded text-sm font-medium hover:underline">Choose or paste the file</summary>
            <div className="mt-3 grid gap-3">
              <FilePick
                label="Choose the file"
                limit={LIMIT}
                anyText
                onText={(text, fileName) => (setProblem(undefined), onSource({ text, fileName }))}
                onProblem={setProblem}
              />
              <Field label="or paste it" error={problem} hint="It stays in this page.">
                {(wiring) => (
                  <Textarea
                    {...wiring}
                    className="min-h-32 font-mono"
                    spellCheck={false}
                    value={pasted}
                    onChange={(event) => setPasted(event.target.value)}
                  />
                )}
              </Field>
              <Button
                className="w-fit"
                size="small"
                disabled={pasted.trim() === ""}
                onClick={() => onSource({ text: pasted, fileName: "pasted text" })}
              >
                Use the pasted text
              </Button>
            </div>
          </details>
        </>
      )}
    </div>
  );
}
