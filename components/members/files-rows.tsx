import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { COMPONENT_WORDS } from "@/lib/core/model/component";
import type { FilesEntry } from "@/lib/core/model/files-preview";
import { showHidden } from "@/lib/core/text/visible";

const KNOWN: Record<FilesEntry["known"], string | undefined> = {
  new: undefined,
  same: "registered, unchanged",
  changed: "registered, its files changed",
};

/** A file that was read, what it says, and whether it is chosen. */
export function EntryRow({ entry, checked, onFlip }: { entry: FilesEntry; checked: boolean; onFlip: () => void }) {
  const title = showHidden(entry.title);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
      <Checkbox checked={checked} onChange={onFlip} aria-label={`${COMPONENT_WORDS[entry.kind]} ${title}`} />
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{title}</span>
          <Badge>{COMPONENT_WORDS[entry.kind]}</Badge>
          {KNOWN[entry.known] && <Badge tone="outline">{KNOWN[entry.known]}</Badge>}
        </p>
        <p className="font-mono text-xs text-muted wrap-anywhere">{showHidden(entry.file)}</p>
        {entry.description && (
          <p className="max-w-prose text-muted wrap-anywhere">{showHidden(entry.description).slice(0, 300)}</p>
        )}
        {entry.clients.length > 0 && <p className="text-muted">Loaded by {entry.clients.join(", ")}</p>}
        <ul className="list-disc pl-5 wrap-anywhere empty:hidden">
          {entry.sentences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}

/** A server that one of the files brings, and whether it is chosen. */
export function ServerRow({
  server,
  out,
  flip,
}: {
  server: { name: string; reach: string; file: string };
  out: ReadonlySet<string>;
  flip: (key: string) => void;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
      <Checkbox
        checked={!out.has(`server ${server.name}`)}
        onChange={() => flip(`server ${server.name}`)}
        aria-label={`Server ${showHidden(server.name)}`}
      />
      <div className="min-w-0 text-sm">
        <p className="font-medium wrap-anywhere">{showHidden(server.name)}</p>
        <p className="text-muted wrap-anywhere">
          A server that {showHidden(server.file)} brings: <span className="font-mono">{showHidden(server.reach)}</span>
        </p>
      </div>
    </li>
  );
}
