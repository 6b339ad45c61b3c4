import { CopyButton } from "@/components/ui/copy-button";

/** A command line to run, with a button that copies it. */
export function Command({ line, label }: { line: string; label: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 rounded bg-sunk px-2 py-1 font-mono text-xs wrap-anywhere">{line}</code>
      <CopyButton text={line} label={label} size="small" />
    </p>
  );
}
