import { CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { showHidden } from "@/lib/core/text/visible";

/** The command line that finds the same set. */
export function SameCommand({ selectors }: { selectors: readonly string[] }) {
  return (
    <section aria-labelledby="command" className="grid gap-2">
      <CardTitle id="command">The same on the command line</CardTitle>
      <div className="flex items-start gap-2">
        <pre
          className="min-w-0 flex-1 overflow-auto rounded-md bg-sunk px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
          tabIndex={0}
        >
          {showHidden(commandOf(selectors))}
        </pre>
        <CopyButton text={commandOf(selectors)} size="small" />
      </div>
    </section>
  );
}

/** In single quotes, so that no shell reads anything in a name that a server chose. */
function commandOf(selectors: readonly string[]): string {
  return `trefoil fix CONFIG ${selectors.map((selector) => `--need '${selector.replaceAll("'", `'\\''`)}'`).join(" ")}`;
}
