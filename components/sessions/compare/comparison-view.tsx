import { ArrowRight } from "@/components/ui/icons";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Card, CardTitle } from "@/components/ui/card";
import type { Comparison } from "@/lib/core/analysis/compare";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";
import { summarise } from "./summarise";
import { ChangedLegs, ChangedPolicies } from "./changed-tables";
import { ChangedSets } from "./changed-sets";
import { ServersAndTools } from "./servers-and-tools";

export type Side = { name: string; note?: string; tools: number; verdict: SessionVerdict };
type Props = { before: Side; after: Side; comparison: Comparison };

/** Two sessions side by side: the verdicts, then only what differs. */
export function ComparisonView({ before, after, comparison }: Props) {
  const { legs, minimalServerSets, trifectaCount, servers, tools, rejudged, redefined, policies } = comparison;
  const sets = minimalServerSets.cautious;
  return (
    <div className="grid gap-8">
      <section
        aria-label="Verdicts"
        className="grid items-stretch gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
      >
        <SideCard title="Before" side={before} />
        <ArrowRight aria-hidden="true" className="size-5 rotate-90 place-self-center text-muted sm:rotate-0" />
        <SideCard title="After" side={after} />
      </section>
      <p className="max-w-prose text-lg text-pretty">
        {summarise(comparison, before.verdict.incomplete || after.verdict.incomplete)}
      </p>

      {legs.length > 0 && <ChangedLegs legs={legs} />}

      {policies.length > 0 && <ChangedPolicies policies={policies} />}

      <section className="grid gap-3">
        <CardTitle>Lethal combinations</CardTitle>
        <p className="text-sm text-muted">
          Of tools, {count(trifectaCount.plain.before, "combination")} confirmed before and {trifectaCount.plain.after}{" "}
          after; including what is uncertain, {trifectaCount.cautious.before} before and {trifectaCount.cautious.after}{" "}
          after. Below, the smallest combinations of servers.
        </p>
        <div className="grid gap-3 lg:grid-cols-2">
          <ChangedSets title="New" kind="added" sets={sets.added} />
          <ChangedSets title="Gone" kind="removed" sets={sets.removed} />
        </div>
      </section>

      <ServersAndTools servers={servers} tools={tools} redefined={redefined} rejudged={rejudged} />
    </div>
  );
}

function SideCard({ title, side: { name, note, tools, verdict } }: { title: string; side: Side }) {
  return (
    <Card className="grid content-start gap-2.5">
      <p className="text-[0.8125rem] text-muted">{title}</p>
      <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{showHidden(name)}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <LevelBadge level={verdict.level} incomplete={verdict.incomplete} tools={tools} />
        <LegPips legs={verdict.legs} />
        <span className="text-sm text-muted">{count(tools, "tool")}</span>
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  );
}
