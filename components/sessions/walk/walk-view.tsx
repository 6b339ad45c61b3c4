"use client";
import { useMemo, useState } from "react";
import { LegPip } from "@/components/legs/leg-pip";
import { LiveRegion } from "@/components/ui/status";
import { walk, type Walk } from "@/lib/core/analysis/walk";
import { LEG_WORDS, LEGS } from "@/lib/core/model/leg";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { StanceSwitch } from "../views/stance-switch";
import { AddCall } from "./add-call";
import { Calls } from "./calls";
import { LabelPreview } from "./label-preview";
import { LoadTranscript } from "./load-transcript";
import { sayWalk } from "./say-walk";

/** Calls in an order, put together by hand or read from a recording, and which of the three legs each of them adds. */
export function WalkView({ session, seen = [] }: { session: Session; seen?: readonly string[] }) {
  const [calls, setCalls] = useState<readonly string[]>(seen);
  const [stance, setStance] = useState<Stance>("cautious");
  const [said, setSaid] = useState("");
  const { steps, lethalAt, unknown } = useMemo(() => walk(session, calls, stance), [session, calls, stance]);
  const ids = useMemo(
    () =>
      session.servers
        .filter((server) => !server.off)
        .flatMap((server) => server.tools.filter((tool) => !tool.off).map((tool) => tool.id)),
    [session],
  );
  const unseen = session.servers.some((server) => !server.off && server.state !== "listed");

  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="grid min-w-0 gap-6">
          <div className="grid gap-4 rounded-xl border border-line bg-panel p-5 shadow-panel">
            <AddCall ids={ids} onAdd={(id) => setCalls([...calls, id])} />
            <LoadTranscript session={session} onLoad={setCalls} />
          </div>
          {calls.length > 0 && (
            <Calls
              session={session}
              calls={calls}
              onCalls={setCalls}
              walk={{ steps, lethalAt, unknown }}
              stance={stance}
              onSaid={setSaid}
            />
          )}
        </div>
        <section aria-label="What is held" className="grid gap-4 lg:sticky lg:top-4">
          <StanceSwitch stance={stance} onStance={setStance} />
          <p className="text-lg text-pretty">{showHidden(sayWalk({ steps, lethalAt, unknown }, stance, unseen))}</p>
          {calls.length > 0 && <Gained steps={steps} />}
        </section>
      </div>
      {calls.length > 0 && <LabelPreview session={session} calls={calls} stance={stance} />}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

/** Each leg with the call that first brought it. */
function Gained({ steps }: { steps: Walk["steps"] }) {
  return (
    <ul className="grid gap-2 rounded-xl border border-line bg-panel p-4 shadow-panel">
      {LEGS.map((leg) => {
        const at = steps.findIndex((step) => step.adds.includes(leg));
        return (
          <li key={leg} className="flex items-center gap-2.5">
            <LegPip leg={leg} verdict={at < 0 ? "no" : "yes"} silent />
            <span className="min-w-0 wrap-anywhere">
              {LEG_WORDS[leg].title}: {at < 0 ? <span className="text-muted">not yet</span> : `from call ${at + 1} on`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
