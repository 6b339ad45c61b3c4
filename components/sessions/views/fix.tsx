import { Scissors } from "@/components/ui/icons";
import { lazy, Suspense } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Working } from "@/components/ui/status";
import { Notice } from "@/components/ui/notice";
import type { Analysis, Cut } from "@/lib/core/model/analysis";
import { LEGS, LEG_WORDS, type PerLeg } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count, legPhrases } from "../words";
import { HostBaseline } from "../fix/host-baseline";
import { ProtectServer } from "../fix/protect-server";
import { StepPlan } from "../fix/step-plan";
import { Gates } from "./gates";
import { IdList } from "./id-list";
import { NearMisses } from "./near-misses";
import { Safe } from "./safe";
import { SplitPlan } from "./split-plan";
import { SplitPlanWishes } from "./split-plan-wishes";
import type { BoardActions } from "../board-types";

type Props = {
  session: Session;
  analysis: Analysis;
  stance: Stance;
  /** Tries a cut out: switches these off, undoable. */
  onTry: (ids: string[]) => void;
  onConsider: (id: string | null) => void;
  onTurnOn: (id: string) => void;
  split?: BoardActions["split"];
  saveGates?: BoardActions["gates"];
  clientFiles?: BoardActions["clientFiles"];
  saveWishes?: BoardActions["wishes"];
};

/** It brings readers and writers of every client's files along: they are loaded when somebody looks at the fix. */
const ClientFix = lazy(() => import("../fix/client-fix"));
const GatewayExport = lazy(() => import("../fix/gateway-export"));

/** A cut that takes more than one tool in so many is dear. */
const DEAR = 5;

/** Every cheapest way out, with what each costs, and the way to keep all tools in sessions apart. */
export function Fix({
  session,
  analysis,
  stance,
  onTry,
  onConsider,
  onTurnOn,
  split,
  saveGates,
  saveWishes,
  clientFiles,
}: Props) {
  const { tools, servers, blocked } = analysis.cuts[stance];
  const on = session.servers
    .filter((server) => !server.off)
    .flatMap((server) => server.tools.filter((tool) => !tool.off));
  const priced = Object.keys(session.wishes?.costs ?? {}).length > 0;
  const least = Math.min(...tools.map((cut) => cut.remove.length));
  // A cut that takes a fifth of the tools is one that nobody makes: keeping them apart comes first then.
  const splitFirst = tools.length > 0 && least > on.length / DEAR && analysis.split[stance].parts.length > 0;
  const own = session.servers.filter((server) => !server.off && !server.builtIn).length;
  const few = servers.filter((cut) => cut.remove.length <= Math.max(1, own / 2));
  const many = servers.filter((cut) => !few.includes(cut));
  const plan = <SplitPlan session={session} split={analysis.split[stance]} stance={stance} onCreate={split} />;
  const lostWith = (names: readonly string[]) => on.filter((tool) => names.includes(tool.server)).length;
  return (
    <div className="grid gap-8">
      {tools.length === 0 && servers.length === 0 && !blocked ? (
        <Safe analysis={analysis} stance={stance} />
      ) : (
        <>
          <HostBaseline session={session} onTry={onTry} />
          {splitFirst && plan}
          <StepPlan session={session} stance={stance} onTry={onTry} />
          <Cuts
            title={splitFirst ? "Switch tools off" : "Switch tools off"}
            what="tool"
            cuts={tools}
            lost={(cut) => cut.remove.length}
            total={on.length}
            priced={priced}
            onTry={onTry}
          />
          <Cuts
            title="Remove whole servers"
            what="server"
            cuts={few}
            lost={(cut) => lostWith(cut.remove)}
            total={on.length}
            priced={priced}
            onTry={onTry}
          />
          {many.length > 0 && (
            <details>
              <summary className="w-fit rounded text-sm">More: cuts that cost most of the servers</summary>
              <div className="mt-3">
                <Cuts
                  title="Most of the servers"
                  what="server"
                  cuts={many}
                  lost={(cut) => lostWith(cut.remove)}
                  total={on.length}
                  priced={priced}
                  onTry={onTry}
                />
              </div>
            </details>
          )}
          {blocked?.tools && <Blocked by={blocked.tools} />}
          {!splitFirst && plan}
          <ProtectServer session={session} onTry={onTry} split={split} />
        </>
      )}
      <Suspense fallback={<Working>Loading the clients</Working>}>
        <ClientFix session={session} analysis={analysis} stance={stance} clientFiles={clientFiles} />
        <GatewayExport session={session} analysis={analysis} stance={stance} />
      </Suspense>
      {analysis.verdict.cautious === "lethal" && <SplitPlanWishes session={session} save={saveWishes} />}
      <Gates session={session} stance={stance} save={saveGates} />
      <NearMisses nearMisses={analysis.nearMisses} onConsider={onConsider} onTurnOn={onTurnOn} />
    </div>
  );
}

function Blocked({ by }: { by: PerLeg<string[]> }) {
  return (
    <Notice kind="warning" title="No cut is possible: what must stay holds all three legs">
      <ul className="list-disc pl-5">
        {LEGS.map((leg) => (
          <li key={leg}>
            {LEG_WORDS[leg].title}: {by[leg].slice(0, 5).map(showHidden).join(", ")}
            {by[leg].length > 5 && ` and ${by[leg].length - 5} more`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

type CutsProps = {
  title: string;
  what: "tool" | "server";
  cuts: readonly Cut[];
  lost: (cut: Cut) => number;
  total: number;
  /** Costs were given, so the cost is told beside the number. */ priced: boolean;
  onTry: (ids: string[]) => void;
};

function Cuts({ title, what, cuts, lost, total, priced, onTry }: CutsProps) {
  if (cuts.length === 0) return null;
  const tied = cuts.length > 1;
  return (
    <section className="grid gap-3">
      <div>
        <CardTitle>{title}</CardTitle>
        <p className="text-sm text-muted">
          {tied ? `${cuts.length} cuts cost the same. Any one of them is enough.` : "There is no cheaper cut."}
        </p>
      </div>
      <ul className="grid gap-3 xl:grid-cols-2">
        {cuts.map((cut) => (
          <li key={`${cut.leg} ${cut.remove.join(" ")}`}>
            <Card className="grid h-full content-start gap-3 p-4">
              <div className="flex items-start gap-3">
                <span className="mt-0.5 flex gap-0.5">
                  {cut.empties.map((leg) => (
                    <LegPip key={leg} leg={leg} verdict="yes" silent />
                  ))}
                </span>
                <p className="min-w-0 flex-1">
                  <strong className="font-semibold">{count(cut.remove.length, what)} off</strong>, and{" "}
                  {legPhrases(cut.empties)} {cut.empties.length > 1 ? "are" : "is"} gone.
                  <span className="block text-sm text-muted">
                    Costs {lost(cut).toLocaleString("en-GB")} of {count(total, "tool")}
                    {priced && `, ${cut.cost.toLocaleString("en-GB")} at your costs`}.
                  </span>
                </p>
                <Button size="small" onClick={() => onTry([...cut.remove])}>
                  <Scissors aria-hidden="true" className="size-3.5" />
                  Try it
                </Button>
              </div>
              <IdList ids={cut.remove} />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
