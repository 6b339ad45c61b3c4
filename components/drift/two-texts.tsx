import { partWhereDiffering, type Parted } from "@/lib/core/text/differing";
import { showExactly } from "@/lib/core/text/visible";

/** How many characters of each text are shown. */
const SHOWN = 20_000;

/** Two texts of a server side by side, as plain text: what differs is marked, what is hidden is spelled out. */
export function TwoTexts({ before, after }: { before: string; after: string }) {
  const [was, is] = partWhereDiffering(before.slice(0, SHOWN), after.slice(0, SHOWN));
  return (
    <div className="mt-2 grid gap-3 md:grid-cols-2">
      <OneText title="Before" parted={was} hidden={before.length - SHOWN} />
      <OneText title="After" parted={is} hidden={after.length - SHOWN} />
    </div>
  );
}

function OneText({ title, parted: { head, own, tail }, hidden }: { title: string; parted: Parted; hidden: number }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-[0.8125rem] text-muted">{title}</p>
      {head + own + tail === "" ? (
        <p className="text-[0.8125rem] text-muted">nothing</p>
      ) : (
        <pre
          tabIndex={0}
          aria-label={title}
          className="max-h-72 overflow-auto rounded-md border border-line bg-sunk p-3 font-sans text-sm whitespace-pre-wrap wrap-anywhere"
        >
          {show(head)}
          {own !== "" && (
            <mark className="rounded-sm bg-quote text-ink underline decoration-dotted underline-offset-4">
              {show(own)}
            </mark>
          )}
          {show(tail)}
          {hidden > 0 && `\n… and ${hidden.toLocaleString("en")} characters more`}
        </pre>
      )}
    </div>
  );
}

const show = (text: string): string => text.split(/\r?\n/).map(showExactly).join("\n");
