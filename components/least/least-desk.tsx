"use client";
import { useDeferredValue, useMemo, useState } from "react";
import type { ClientFiles } from "@/components/sessions/board-types";
import { StanceSwitch } from "@/components/sessions/views/stance-switch";
import { CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { LiveRegion } from "@/components/ui/status";
import { besideIn, type Elsewhere } from "@/lib/core/least/elsewhere";
import type { PlacedTool } from "@/lib/core/least/placed";
import type { SessionServer, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { InClients } from "./in-clients";
import { InSessions, type TurnTools } from "./in-sessions";
import { Needed } from "./needed";
import { RiskTable } from "./risk-table";
import { SameCommand } from "./same-command";
import { ToolTable } from "./tool-table";
import { useMarks } from "./use-marks";
import { useProposals } from "./use-proposals";
import { WaysOut } from "./ways-out";

type Props = {
  server: SessionServer;
  placed: readonly PlacedTool[];
  /** What is marked when the page opens. */
  marked: readonly string[];
  elsewhere: readonly Elsewhere[];
  /** Further saved sessions with this server. */
  unshown: number;
  turnTools: TurnTools;
  clientFiles: ClientFiles;
};

/** Mark what is needed, see what stays and how the risk falls, apply it to clients, to the server itself and to saved sessions. */
export function LeastDesk({ server, placed, marked: first, elsewhere, unshown, turnTools, clientFiles }: Props) {
  const marks = useMarks(placed, first);
  const [helpers, setHelpers] = useState(true);
  const [stance, setStance] = useState<Stance>("cautious");
  const [chosen, setChosen] = useState("needed");
  const [within, setWithin] = useState("");
  const wanted = useDeferredValue(marks.marked);
  const session = elsewhere.find(({ id }) => id === within);
  const beside = useMemo(() => (session ? besideIn(session, stance) : []), [session, stance]);
  const { kept, largest, proposals } = useProposals(server, placed, wanted, helpers, stance, beside);
  const proposal = proposals.find(({ id }) => id === chosen) ?? proposals[0];
  const helping = useMemo(() => new Set(kept.filter(({ why }) => why !== "marked").map(({ id }) => id)), [kept]);
  const armed = marks.marked.size > 0;
  return (
    <div className="grid gap-8">
      <Needed placed={placed} marks={marks} helping={helping} helpers={helpers} onHelpers={setHelpers} />

      <section aria-labelledby="falls" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle id="falls" className="mr-auto">
            How the risk goes down
          </CardTitle>
          <StanceSwitch stance={stance} onStance={setStance} />
        </div>
        {elsewhere.length > 0 && <Within elsewhere={elsewhere} within={within} onWithin={setWithin} />}
        <WaysOut
          server={server.name}
          within={session?.name}
          largest={largest}
          placed={placed}
          proposals={proposals}
          chosen={proposal?.id}
          onChoose={setChosen}
        />
        <RiskTable server={server} placed={placed} proposal={proposal} stance={stance} />
        <InSessions
          server={server}
          elsewhere={elsewhere}
          unshown={unshown}
          proposal={proposal}
          armed={armed}
          stance={stance}
          turnTools={turnTools}
        />
      </section>

      <section aria-labelledby="tools" className="grid gap-3">
        <CardTitle id="tools">Every tool</CardTitle>
        <ToolTable
          server={server}
          placed={placed}
          kept={kept}
          proposal={proposal}
          onTurn={(id) => marks.turn(placed.filter((tool) => tool.id === id))}
        />
      </section>

      {armed && proposal && proposal.drop.length > 0 && (
        <InClients server={server} placed={placed} proposal={proposal} stance={stance} clientFiles={clientFiles} />
      )}
      {marks.selectors.length > 0 && <SameCommand selectors={marks.selectors} />}
      <LiveRegion>{marks.said}</LiveRegion>
    </div>
  );
}

type WithinProps = { elsewhere: readonly Elsewhere[]; within: string; onWithin: (id: string) => void };

/** Whether the largest harmless set is computed for the server on its own or beside what a saved session holds. */
function Within({ elsewhere, within, onWithin }: WithinProps) {
  return (
    <Field label="Harmless" className="w-full sm:w-80">
      {(wiring) => (
        <Select {...wiring} value={within} onChange={(event) => onWithin(event.target.value)}>
          <option value="">on its own</option>
          {elsewhere.map(({ id, name }) => (
            <option key={id} value={id}>
              with all else in “{showHidden(name)}”
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
