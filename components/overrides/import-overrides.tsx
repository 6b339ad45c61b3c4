"use client";
import { ImportFile } from "@/components/settings/import-file";
import { carryOver, type Here } from "@/lib/core/classification/reviewed/carry-over";
import type { Outcome } from "@/lib/core/model/outcome";
import type { Override } from "@/lib/core/model/verdict";
import { compareOverrides, readOverrides, type OverridesFile } from "@/lib/core/classification/scoring/override-file";
import { TakeoverTable } from "./takeover-table";

/** The largest file that is read, in bytes. */
const LIMIT = 8_000_000;

type Props = {
  known: Override[];
  /** The servers here, by which overrides for the same server under another name are recognised. */
  here: Here[];
  takeOver: (input: { text: string }) => Promise<Outcome<{ taken: string }>>;
};

/** Overrides from a file: first what it would change, then the change. */
export function ImportOverrides({ known, here, takeOver }: Props) {
  const rowsOf = ({ overrides }: OverridesFile) => compareOverrides(known, carryOver(overrides, here).overrides);
  const changesOf = (file: OverridesFile) => rowsOf(file).filter(({ effect }) => effect !== "same").length;
  return (
    <ImportFile
      what="overrides"
      about="A file exported here or by a colleague. You see what it changes before anything is saved."
      limit={LIMIT}
      read={readOverrides}
      say={(file) => `${file.overrides.length} overrides read, ${changesOf(file)} of them would change something.`}
      renderPreview={(file) => (file.overrides.length > 0 ? <TakeoverTable rows={rowsOf(file)} /> : undefined)}
      change={(file) =>
        changesOf(file) === 0
          ? undefined
          : `Import ${changesOf(file)} ${changesOf(file) === 1 ? "override" : "overrides"}`
      }
      takeOver={takeOver}
    />
  );
}
