import { showHidden } from "@/lib/core/text/visible";

/** A tool's or server's id as text, with nothing hidden in it. */
export function ToolName({ id }: { id: string }) {
  return <code className="rounded bg-sunk px-1 py-px font-mono text-[0.875em] wrap-anywhere">{showHidden(id)}</code>;
}
