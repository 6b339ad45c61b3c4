import { Notice } from "@/components/ui/notice";
import type { Exporter } from "@/lib/core/exporters";
import type { ShownFile, ShownFix } from "@/lib/core/model/client-fix";
import { showHidden } from "@/lib/core/text/visible";
import { ChangedFile } from "./changed-file";
import { Steps } from "./steps";

/** The changed files, with what to read before and what is done by hand. */
export function FixedFiles({
  busy,
  fix,
  save,
  exporter,
}: {
  busy: boolean;
  fix: ShownFix;
  save: (file: ShownFile) => Promise<void>;
  exporter: Exporter;
}) {
  return (
    <div className="grid gap-4" aria-busy={busy}>
      {fix.problems.length > 0 && (
        <Notice kind="warning" title="Read this first">
          {fix.problems.map((one) => (
            <p key={one}>{showHidden(one)}</p>
          ))}
        </Notice>
      )}
      {fix.files.map((file) => (
        <ChangedFile key={file.role} file={file} busy={busy} onDownload={() => void save(file)} />
      ))}
      {fix.files.length === 0 && (
        <p className="text-sm">
          {fix.steps.length > 0
            ? "No file needs to change."
            : `Nothing needs to change: ${exporter.label} already shows the agent exactly this.`}
        </p>
      )}
      <Steps steps={fix.steps} />
    </div>
  );
}
