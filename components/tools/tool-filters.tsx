import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import { VerdictWordSchema } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { readView, type View } from "./rows";

const ANY = "";

type Props = { view: View; servers: string[]; shown: number; all: number; onChange: (part: Partial<View>) => void };

/** What narrows the grid. Every control says what it shows, also without its colour. */
export function ToolFilters({ view, servers, shown, all, onChange }: Props) {
  const open = readView(new URLSearchParams());
  const narrowed = shown !== all;
  return (
    <div role="search" aria-label="Narrow the tools" className="no-print flex flex-wrap items-end gap-3">
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
      {LEGS.map((leg) => (
        <label key={leg} className="grid w-32 gap-1 text-[0.8125rem] text-muted">
          <span className="flex items-center gap-1.5">
            <LegPip leg={leg} verdict="yes" silent className="size-4" />
            {LEG_WORDS[leg].title}
          </span>
          <Select value={view[leg] ?? ANY} onChange={(event) => onChange({ [leg]: VerdictWordSchema.safeParse(event.target.value).data ?? null })}>
            <option value={ANY}>any</option>
            {VerdictWordSchema.options.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </Select>
        </label>
      ))}
      {(["writes", "destructive"] as const).map((flag) => (
        <label key={flag} className="grid w-24 gap-1 text-[0.8125rem] text-muted">
          {flag === "writes" ? "Writes" : "Destroys"}
          <Select value={view[flag] === null ? ANY : view[flag] ? "yes" : "no"} onChange={(event) => onChange({ [flag]: event.target.value === ANY ? null : event.target.value === "yes" })}>
            <option value={ANY}>any</option>
            <option>yes</option>
            <option>no</option>
          </Select>
        </label>
      ))}
      <div className="flex h-9 items-center gap-3">
        <p role="status" className="text-sm text-muted tabular-nums">
          {narrowed ? `${shown.toLocaleString("en")} of ${all.toLocaleString("en")} tools` : `${all.toLocaleString("en")} tools`}
        </p>
        {narrowed && (
          <Button size="small" onClick={() => onChange({ ...open, sort: view.sort, descending: view.descending })}>
            Show all
          </Button>
        )}
      </div>
    </div>
  );
}
