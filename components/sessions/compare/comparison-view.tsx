import { ArrowRight, Minus, Plus } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Card, CardTitle } from "@/components/ui/card";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { Comparison } from "@/lib/core/analysis/compare";
import type { SessionVerdict } from "@/lib/core/model/analysis";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import { IdList } from "../views/id-list";
import { count } from "../words";
import { summarise } from "./summarise";
import { ChangedPolicies } from "./changed-tables";
import { ChangedLegs } from "./changed-tables";

/** Nobody reads longer lists of combinations; the counts beside them are exact. */
const SETS_SHOWN = 20;
/** How many lines of the table of tools that are judged differently are shown. */
const TOOLS_SHOWN = 100;

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
          <Sets title="New" kind="added" sets={sets.added} />
          <Sets title="Gone" kind="removed" sets={sets.removed} />
        </div>
      </section>

      <ServersAndTools servers={servers} tools={tools} redefined={redefined} rejudged={rejudged} />
    </div>
  );
}

function ServersAndTools({
  servers,
  tools,
  redefined,
  rejudged,
}: Pick<Comparison, "servers" | "tools" | "redefined" | "rejudged">) {
  return (
    <section className="grid gap-3">
      <CardTitle>Servers and tools</CardTitle>
      <div className="grid gap-3 lg:grid-cols-2">
        <Changed title="Added" kind="added" servers={servers.added} tools={tools.added} />
        <Changed title="Removed" kind="removed" servers={servers.removed} tools={tools.removed} />
      </div>
      {redefined.length > 0 && (
        <Card className="grid gap-2 p-4">
          <h3 className="text-sm font-semibold">Defined differently now: {count(redefined.length, "tool")}</h3>
          <p className="text-sm text-muted">
            The server describes them in different words or with different arguments. The server’s history shows the
            details.
          </p>
          <IdList ids={redefined} />
        </Card>
      )}
      {rejudged.length > 0 && (
        <Table aria-label="Tools with different legs" className={stackedOnPhones}>
          <thead>
            <tr>
              <Th>Tool in both, judged differently</Th>
              <Th>Before</Th>
              <Th>After</Th>
            </tr>
          </thead>
          <tbody>
            {rejudged.slice(0, TOOLS_SHOWN).map((one) => (
              <tr key={one.tool}>
                <Td>
                  <ToolName id={one.tool} />
                </Td>
                <Td>
                  <LegPips legs={one.before} />
                </Td>
                <Td>
                  <LegPips legs={one.after} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {rejudged.length > TOOLS_SHOWN && (
        <p className="text-sm text-muted">and {(rejudged.length - TOOLS_SHOWN).toLocaleString("en-GB")} more.</p>
      )}
    </section>
  );
}

function SideCard({ title, side: { name, note, tools, verdict } }: { title: string; side: Side }) {
  return (
    <Card className="grid content-start gap-2.5">
      <p className="text-[0.8125rem] text-muted">{title}</p>
      <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{showHidden(name)}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <LevelBadge level={verdict.level} incomplete={verdict.incomplete} />
        <LegPips legs={verdict.legs} />
        <span className="text-sm text-muted">{count(tools, "tool")}</span>
      </div>
      {note && <p className="text-sm text-muted">{note}</p>}
    </Card>
  );
}

const KINDS = { added: { icon: Plus, none: "None." }, removed: { icon: Minus, none: "None." } };

function Frame({
  title,
  kind,
  number,
  children,
}: {
  title: string;
  kind: keyof typeof KINDS;
  number: number;
  children: ReactNode;
}) {
  const { icon: Icon, none } = KINDS[kind];
  return (
    <Card className="grid content-start gap-3 p-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden="true" className="size-4" />
        {title}
      </h3>
      {number === 0 ? <p className="text-sm text-muted">{none}</p> : children}
    </Card>
  );
}

function Sets({ title, kind, sets }: { title: string; kind: keyof typeof KINDS; sets: readonly string[][] }) {
  return (
    <Frame title={title} kind={kind} number={sets.length}>
      <ul className="grid gap-2 text-sm">
        {sets.slice(0, SETS_SHOWN).map((set) => (
          <li key={set.join("\n")} className="flex flex-wrap gap-1.5">
            {set.map((name) => (
              <ToolName key={name} id={name} />
            ))}
          </li>
        ))}
      </ul>
      {sets.length > SETS_SHOWN && (
        <p className="text-sm text-muted">and {(sets.length - SETS_SHOWN).toLocaleString("en-GB")} more.</p>
      )}
    </Frame>
  );
}

function Changed({
  title,
  kind,
  servers,
  tools,
}: {
  title: string;
  kind: keyof typeof KINDS;
  servers: readonly string[];
  tools: readonly string[];
}) {
  return (
    <Frame title={title} kind={kind} number={servers.length + tools.length}>
      {servers.length > 0 && (
        <p className="text-sm">
          {count(servers.length, "server")}: {servers.map(showHidden).join(", ")}
        </p>
      )}
      {tools.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-sm">{count(tools.length, "tool")}</p>
          <IdList ids={tools} />
        </div>
      )}
    </Frame>
  );
}
