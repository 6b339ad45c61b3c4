import { CopyButton } from "@/components/ui/copy-button";
import type { ShownFix } from "@/lib/core/model/client-fix";
import { showExactly, showHidden } from "@/lib/core/text/visible";

/** What no file can say, to be done by hand, in order. */
export function Steps({ steps }: { steps: ShownFix["steps"] }) {
  if (steps.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium">By hand</h3>
      <ol className="grid list-decimal gap-3 pl-5 text-sm">
        {steps.map(({ text, code }, index) => (
          <li key={index} className="wrap-anywhere">
            {showHidden(text)}
            {code !== undefined && (
              <div className="mt-1.5 flex items-start gap-2">
                <pre
                  className="max-h-40 min-w-0 flex-1 overflow-auto rounded-md bg-sunk px-3 py-2 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
                  tabIndex={0}
                >
                  {code.split("\n").map(showExactly).join("\n")}
                </pre>
                <CopyButton text={code} size="small" />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
