import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { HINTS } from "@/lib/core/model/tool";
import { showHidden } from "@/lib/core/text/visible";
import { HINT_WORDS } from "./hint-words";
import { readView, STATES, type View } from "./row";

const ANY = "";
const STATE_WORDS = { yes: "declared true", no: "declared false", silent: "not declared" };
const ONLY_WORDS = { claims: "other claims", advice: "advice", findings: "findings" };

type Props = { view: View; servers: string[]; shown: number; all: number; onChange: (part: Partial<View>) => void };

/** What narrows the table. */
export function AnnotationFilters({ view, servers, shown, all, onChange }: Props) {
  const narrowed = shown !== all;
  return (
    <div role="search" aria-label="Narrow the table" className="no-print flex flex-wrap items-end gap-3">
      <label className="grid min-w-56 flex-1 gap-1 text-[0.8125rem] text-muted">
        Search
        <Input type="search" value={view.text} placeholder="name, description, server" onChange={(event) => onChange({ text: event.target.value })} />
      </label>
      <label className="grid w-40 gap-1 text-[0.8125rem] text-muted">
        Server
        <Select value={view.server ?? ANY} onChange={(event) => onChange({ server: event.target.value || null })}>
          <option value={ANY}>all</option>
          {servers.map((server) => (
            <option key={server} value={server}>
              {showHidden(server)}
            </option>
          ))}
        </Select>
      </label>
      {HINTS.map((hint) => (
        <label key={hint} className="grid w-32 gap-1 text-[0.8125rem] text-muted">
          {HINT_WORDS[hint]}
          <Select value={view[hint] ?? ANY} onChange={(event) => onChange({ [hint]: STATES.find((state) => state === event.target.value) ?? null })}>
            <option value={ANY}>any</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {STATE_WORDS[state]}
              </option>
            ))}
          </Select>
        </label>
      ))}
      <label className="grid w-32 gap-1 text-[0.8125rem] text-muted">
        Only with
        <Select value={view.only ?? ANY} onChange={(event) => onChange({ only: readView(new URLSearchParams({ only: event.target.value })).only })}>
          <option value={ANY}>anything</option>
          {(["claims", "advice", "findings"] as const).map((only) => (
            <option key={only} value={only}>
              {ONLY_WORDS[only]}
            </option>
          ))}
        </Select>
      </label>
      <div className="flex h-9 items-center gap-3">
        <p role="status" className="text-sm text-muted tabular-nums">
          {narrowed ? `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} tools` : `${all.toLocaleString("en")} tools`}
        </p>
        {narrowed && (
          <Button size="small" onClick={() => onChange({ ...readView(new URLSearchParams()), sort: view.sort, descending: view.descending })}>
            Show all
          </Button>
        )}
      </div>
    </div>
  );
}
