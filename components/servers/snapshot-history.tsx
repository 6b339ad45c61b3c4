import { Badge } from "@/components/ui/badge";
import type { SnapshotChanges } from "@/lib/core/compare-snapshots";
import { showHidden } from "@/lib/core/text/visible";
import type { ListedAs } from "@/lib/core/model/snapshot";
import { askedAs } from "./asked-as";
import { InertText } from "./inert-text";

/** One kept listing; `changes` against the one before it, none for the first. */
export type Moment = { id: string; at: string; digest: string; tools: number; partial?: string; asked?: ListedAs; changes?: SnapshotChanges };

/** What the server offered over time, the newest first. An unchanged listing adds no line. */
export function SnapshotHistory({ moments }: { moments: Moment[] }) {
  return (
    <ol className="grid gap-5">
      {moments.map(({ id, at, digest, tools, partial, asked, changes }) => (
        <li key={id} className="grid gap-2 border-l-2 border-line pl-4">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
            <time dateTime={at} className="font-medium">
              {at.slice(0, 16).replace("T", " ")} UTC
            </time>
            <span>{tools === 1 ? "1 tool" : `${tools} tools`}</span>
            <code className="font-mono text-xs text-muted" title={digest}>
              {digest.slice(0, 12)}
            </code>
            {partial && <Badge tone="dashed">in part</Badge>}
            {asked && asked.how !== "configured" && <span className="text-muted wrap-anywhere">{showHidden(askedAs(asked))}</span>}
            {!changes && <span className="text-muted">first listing</span>}
          </p>
          {changes && <Changes changes={changes} />}
        </li>
      ))}
    </ol>
  );
}

function Changes({ changes: { added, removed, changed, around } }: { changes: SnapshotChanges }) {
  return (
    <div className="grid gap-2 text-sm">
      {added.length > 0 && <Names title="New" names={added} />}
      {removed.length > 0 && <Names title="Gone" names={removed} />}
      {changed.map(({ tool, fields }) => (
        <details key={tool}>
          <summary>
            Changed: <code className="font-mono wrap-anywhere">{showHidden(tool)}</code>, {fields.map((change) => showHidden(change.field)).join(", ")}
          </summary>
          <div className="mt-2 grid gap-3">
            {fields.map((change) => (
              <BeforeAfter key={change.field} {...change} />
            ))}
          </div>
        </details>
      ))}
      {around.map((change) => (
        <details key={change.field}>
          <summary>Changed: {change.field}</summary>
          <BeforeAfter {...change} />
        </details>
      ))}
    </div>
  );
}

function Names({ title, names }: { title: string; names: string[] }) {
  return (
    <p className="wrap-anywhere">
      {title}: <code className="font-mono">{names.map(showHidden).join(", ")}</code>
    </p>
  );
}

function BeforeAfter({ field, before, after }: { field: string; before: string; after: string }) {
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {[
        { title: `${field} before`, text: before },
        { title: `${field} after`, text: after },
      ].map(({ title, text }) => (
        <div key={title} className="min-w-0">
          <p className="mb-1 text-[0.8125rem] text-muted">{showHidden(title)}</p>
          {text === "" ? <p className="text-[0.8125rem] text-muted">nothing</p> : <InertText text={text} />}
        </div>
      ))}
    </div>
  );
}
