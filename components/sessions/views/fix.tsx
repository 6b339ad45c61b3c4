import { lazy, Suspense } from "react";
import { Working } from "@/components/ui/status";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { HostBaseline } from "../fix/host-baseline";
import { ProtectServer } from "../fix/protect-server";
import { StepPlan } from "../fix/step-plan";
import { Cuts } from "./cuts";
import { Gates } from "./gates";
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

/** It needs readers and writers of every client's files: they are loaded when somebody opens the fix. */
const ClientFix = lazy(() => import("../fix/client-fix"));
const GatewayExport = lazy(() => import("../fix/gateway-export"));

/** A cut that takes more than one tool in this many is expensive. */
const DEAR = 5;

/** Every cheapest fix with its cost, and how to keep all tools in separate sessions. */
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
  const least = Math.min(...tools.map((cut) => cut.remove.length));
  // Nobody makes a cut that takes a fifth of the tools: then separate sessions are shown first.
  const splitFirst = tools.length > 0 && least > on.length / DEAR && analysis.split[stance].parts.length > 0;
  const plan = <SplitPlan session={session} split={analysis.split[stance]} stance={stance} onCreate={split} />;
  return (
    <div className="grid gap-8">
      {tools.length === 0 && servers.length === 0 && !blocked ? (
        <Safe analysis={analysis} stance={stance} />
      ) : (
        <>
          <HostBaseline session={session} onTry={onTry} />
          {splitFirst && plan}
          <StepPlan session={session} stance={stance} onTry={onTry} />
          <Cuts session={session} cuts={analysis.cuts[stance]} tools={on} onTry={onTry} />
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
