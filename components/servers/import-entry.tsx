import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { showHidden } from "@/lib/core/text/visible";
import type { ImportEntry } from "@/lib/core/model/import-preview";

type LineProps = { entry: ImportEntry; chosen: boolean; replace: boolean; onToggle: () => void; onReplace: () => void };

/** One entry of a config: what it reaches, what is known of it, and whether it is chosen. */
export function EntryLine({ entry, chosen, replace, onToggle, onReplace }: LineProps) {
  return (
    <li className="grid gap-1 py-3">
      <label className="flex items-center gap-2.5">
        <Checkbox checked={chosen} onChange={onToggle} />
        <span className="font-medium wrap-anywhere">{showHidden(entry.name)}</span>
        <Badge>{entry.kind === "http" ? "URL" : "command"}</Badge>
        {entry.disabled && <Badge tone="outline">switched off</Badge>}
        {entry.known?.as === "same" && (
          <Badge tone="outline">
            already registered{entry.known.name !== entry.name && ` as ${showHidden(entry.known.name)}`}, unchanged
          </Badge>
        )}
        {entry.line !== undefined && (
          <span className="ml-auto shrink-0 text-[0.8125rem] text-muted">line {entry.line}</span>
        )}
      </label>
      <p className="pl-6.5 font-mono text-xs text-muted wrap-anywhere">{showHidden(entry.reach)}</p>
      {entry.secrets.length > 0 && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          Values stored separately, encrypted: {entry.secrets.join(", ")}
        </p>
      )}
      {entry.hiddenTools.length > 0 && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          Hidden by the config: {showHidden(entry.hiddenTools.join(", "))}
        </p>
      )}
      {entry.onlyTools && (
        <p className="pl-6.5 text-[0.8125rem] text-muted wrap-anywhere">
          {entry.onlyTools.length === 0
            ? "The config allows none of its tools"
            : `The config allows only these, now and later: ${showHidden(entry.onlyTools.join(", "))}`}
        </p>
      )}
      {entry.declared !== undefined && (
        <p className="pl-6.5 text-[0.8125rem] text-muted">
          {entry.declared === 1 ? "1 tool is" : `${entry.declared} tools are`} described in the file and can be judged
          without starting it
        </p>
      )}
      {entry.known?.as === "name" && (
        <label className="flex items-center gap-2 pl-6.5 text-[0.8125rem]">
          <Checkbox checked={replace} onChange={onReplace} />
          {!replace
            ? `Registered beside it, as “${entry.freeName}”`
            : entry.known.name === entry.name
              ? "Replaces the registered server with this name"
              : `Replaces the registered server “${showHidden(entry.known.name)}”, which came from this entry`}
        </label>
      )}
    </li>
  );
}
