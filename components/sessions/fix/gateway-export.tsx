"use client";
import { useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { exportFor, findGateway, GATEWAYS, type Unasked } from "@/lib/core/gateways";
import { Notice } from "@/components/ui/notice";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { targetsOf } from "./targets";
import { GatewayFile } from "./gateway-file";
import { levelBehind } from "./level-behind";
import { GatewayChoice } from "./gateway-choice";
import { GatewayDecisions } from "./gateway-decisions";

type Props = { session: Session; analysis: Analysis; stance: Stance };

/** The board's decisions in the form of a gateway: what may be called, what is asked about, what is refused, and why. */
export default function GatewayExport({ session, analysis, stance }: Props) {
  const [id, setId] = useState(GATEWAYS[0]!.id);
  const [target, setTarget] = useState<string>();
  const [unasked, setUnasked] = useState<Unasked>("deny");
  const gateway = findGateway(id)!;
  const targets = useMemo(() => targetsOf(analysis, stance), [analysis, stance]);
  const chosen = targets.find((one) => one.id === target) ?? targets[0]!;
  const { decisions, files, notes } = useMemo(
    () => exportFor(gateway, session, chosen.wish, unasked),
    [gateway, session, chosen, unasked],
  );
  const tools = decisions.servers.flatMap((server) =>
    server.tools.map((tool) => ({ ...tool, id: `${server.name}/${tool.name}` })),
  );
  const level = useMemo(() => levelBehind(session, decisions), [session, decisions]);
  return (
    <section aria-labelledby="for-a-gateway" className="grid gap-3">
      <div>
        <CardTitle id="for-a-gateway">For a gateway</CardTitle>
        <p className="max-w-prose text-sm text-muted">
          Refused: whatever is off, is removed by the cut, or is not allowed by your policies. Ask first: whatever
          deletes or overwrites, or has a person approve each call. Everything else is allowed.
        </p>
      </div>
      <Card className="grid grid-cols-1 gap-5 p-4">
        <GatewayChoice
          id={id}
          setId={setId}
          chosen={chosen}
          setTarget={setTarget}
          targets={targets}
          gateway={gateway}
          unasked={unasked}
          setUnasked={setUnasked}
        />
        {(level === "lethal" || level === "possible") && (
          <Notice
            kind="warning"
            title={`What is allowed ${level === "lethal" ? "is still lethal" : "may still be lethal"}`}
          >
            This list lets all three legs meet. Choose a cut or a part of the split above, or have calls approved first.
          </Notice>
        )}
        <GatewayDecisions tools={tools} gateway={gateway} />
        {files.map(({ name, place, text }) => (
          <GatewayFile key={name} name={name} place={place} text={text} />
        ))}
        <div className="grid gap-1 text-[0.8125rem] text-muted">
          {notes.map((note) => (
            <p key={note} className="font-medium text-ink wrap-anywhere">
              {showHidden(note)}
            </p>
          ))}
          <p className="text-pretty">{gateway.cannot.join(" ")}</p>
          <p className="wrap-anywhere">
            The format is documented at {gateway.source}, read on {gateway.date}. Trefoil does not send it anywhere.
          </p>
        </div>
      </Card>
    </section>
  );
}
