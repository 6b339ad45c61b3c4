import { CutName } from "@/components/ui/cut-name";
import { LegPip } from "@/components/legs/leg-pip";
import { cn } from "@/components/ui/class-names";
import { legsIn } from "@/lib/core/analysis/mask";
import type { Region } from "@/lib/core/analysis/regions";
import { LEGS } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { capital } from "@/lib/core/text/say-policy";
import { serverLabel } from "@/lib/core/session/server-label";
import { legPhrases } from "./words";

type Props = {
  session: Session;
  regions: readonly Region[];
  /** What is picked on the board. */ picked?: string;
  onPick: (of: string) => void;
};

/** The numbers of the three circles in words: for each region its legs, how many tools hold exactly those, and their servers. */
export function TrefoilLegend({ session, regions, picked, onPick }: Props) {
  const labels = new Map(session.servers.map((server) => [server.name, serverLabel(server)]));
  if (regions.length === 0) return <p className="text-sm text-muted">No tool holds any of the three legs.</p>;
  return (
    <ul aria-label="Who holds which legs" className="grid grid-cols-[minmax(0,1fr)] gap-px text-[0.8125rem]">
      {regions.map(({ mask, count: many, servers }) => {
        const legs = legsIn(mask);
        const names = servers.map(({ name, count: own }) => `${labels.get(name) ?? name} (${own})`);
        return (
          <li key={mask}>
            <button
              type="button"
              aria-pressed={picked === `mask:${mask}`}
              title={names.join(", ")}
              onClick={() => onPick(`mask:${mask}`)}
              className="flex h-7 w-full min-w-0 items-center gap-1.5 rounded-md px-1.5 text-left hover:bg-hover aria-pressed:bg-quote"
            >
              <span className="sr-only">
                {legs.length === 3 ? "All three legs" : `${capital(legPhrases(legs))} only`}:{" "}
              </span>
              <span aria-hidden="true" className="flex w-13 shrink-0">
                {LEGS.map((leg) => (
                  <LegPip
                    key={leg}
                    leg={leg}
                    verdict="yes"
                    silent
                    className={cn("size-4", !legs.includes(leg) && "invisible")}
                  />
                ))}
              </span>
              <span className="w-8 shrink-0 text-right font-semibold tabular-nums">
                {many.toLocaleString("en-GB")}
                <span className="sr-only"> {many === 1 ? "tool or channel" : "tools and channels"} of </span>
              </span>
              {servers.length === 1 ? (
                <CutName name={labels.get(servers[0]!.name) ?? servers[0]!.name} className="flex-1" />
              ) : (
                <span className="min-w-0 flex-1 truncate">
                  {servers.map(({ name }) => labels.get(name) ?? name).join(", ")}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
