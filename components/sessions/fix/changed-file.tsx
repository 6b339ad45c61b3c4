import { Download } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { DiffLine, ShownFile } from "@/lib/core/model/client-fix";
import { showExactly } from "@/lib/core/text/visible";

const MARKS: Record<DiffLine["kind"], { mark: string; word: string; className: string }> = {
  kept: { mark: " ", word: "", className: "text-muted" },
  gone: { mark: "−", word: "removed: ", className: "bg-sunk text-muted line-through decoration-edge" },
  come: { mark: "+", word: "added: ", className: "bg-hover font-medium text-ink" },
  heading: { mark: "", word: "", className: "border-y border-line bg-sunk text-muted" },
};

/** One file with its difference: removed lines are struck out, added lines have a plus. Values are covered. */
export function ChangedFile({ file, busy, onDownload }: { file: ShownFile; busy: boolean; onDownload: () => void }) {
  const kind = file.isSnippet
    ? "lines to add"
    : file.isNew
      ? "a new file"
      : `${file.diff.filter(({ kind: one }) => one === "come").length} added, ${file.diff.filter(({ kind: one }) => one === "gone").length} removed`;
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-panel">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <span className="min-w-0 flex-1 basis-52">
          <span className="font-mono text-[0.8125rem] wrap-anywhere">{file.place}</span>
          <span className="block text-[0.8125rem] text-muted">{kind}</span>
        </span>
        <Button size="small" disabled={busy} onClick={onDownload}>
          <Download aria-hidden="true" className="size-3.5" />
          {file.isSnippet ? "Download the lines" : "Download the file"}
        </Button>
      </figcaption>
      <div
        className="relative max-h-[28rem] overflow-auto py-1"
        tabIndex={0}
        role="group"
        aria-label={`Changes to ${file.place}`}
      >
        <ol className="w-max min-w-full font-mono text-xs leading-5">
          {file.diff.map((line, index) => (
            <li key={index} className={cn("flex gap-3 px-4 whitespace-pre", MARKS[line.kind].className)}>
              <span aria-hidden="true" className="w-2 shrink-0 select-none no-underline">
                {MARKS[line.kind].mark}
              </span>
              <span>
                {MARKS[line.kind].word && <span className="sr-only">{MARKS[line.kind].word}</span>}
                {line.text.trim() === ""
                  ? " "
                  : /^\s*/.exec(line.text)![0] + showExactly(line.text.replace(/^\s*|\r$/g, ""))}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
