"use client";
import { useMemo, useState } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import {
  DECISIONS,
  exportFor,
  findGateway,
  GATEWAYS,
  type GatewayDecision,
  type Gateway,
  type Unasked,
} from "@/lib/core/gateways";
import { Notice } from "@/components/ui/notice";
import { hold, view } from "@/lib/core/analysis/held";
import { unionOf } from "@/lib/core/analysis/mask";
import { levelOf } from "@/lib/core/analysis/verdict";
import type { Analysis, Level } from "@/lib/core/model/analysis";
import type { Session, Stance } from "@/lib/core/model/session";
import { showHidden } from "@/lib/core/text/visible";
import { count } from "../words";
import { targetsOf, type FixTarget } from "./targets";
import { GatewayFile } from "./gateway-file";

type Props = { session: Session; analysis: Analysis; stance: Stance };

const WORDS: Record<GatewayDecision, string> = { allow: "allowed", ask: "asked about", deny: "refused" };

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
        <DecisionList tools={tools} gateway={gateway} />
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

function DecisionList({
  tools,
  gateway,
}: {
  tools: readonly { id: string; decision: GatewayDecision; does: string; why: string }[];
  gateway: Gateway;
}) {
  return (
    <details className="text-sm">
      <summary className="w-fit rounded hover:text-ink">
        Of {count(tools.length, "tool")}:{" "}
        {DECISIONS.filter((one) => one !== "ask" || gateway.asks)
          .map((one) => `${tools.filter((tool) => tool.decision === one).length} ${WORDS[one]}`)
          .join(", ")}
      </summary>
      <ul className="mt-2 grid max-h-72 gap-1 overflow-y-auto">
        {tools.map((tool) => (
          <li key={tool.id} className="wrap-anywhere">
            <span className="font-mono text-[0.8125rem]">{showHidden(tool.id)}</span>{" "}
            <span className="text-muted">({tool.does})</span> {WORDS[tool.decision]}.{" "}
            <span className="text-muted">{showHidden(tool.why)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function GatewayChoice({
  id,
  setId,
  chosen,
  setTarget,
  targets,
  gateway,
  unasked,
  setUnasked,
}: {
  id: string;
  setId: (id: string) => void;
  chosen: FixTarget;
  setTarget: (id: string) => void;
  targets: readonly FixTarget[];
  gateway: Gateway;
  unasked: Unasked;
  setUnasked: (unasked: Unasked) => void;
}) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Field label="Gateway">
        {(wiring) => (
          <Select {...wiring} value={id} onChange={(event) => setId(event.target.value)}>
            {GATEWAYS.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What to export">
        {(wiring) => (
          <Select {...wiring} value={chosen.id} onChange={(event) => setTarget(event.target.value)}>
            {targets.map((one) => (
              <option key={one.id} value={one.id}>
                {showHidden(one.label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!gateway.asks && (
        <Field label="This gateway cannot ask, so" className="sm:col-span-2 sm:max-w-md">
          {(wiring) => (
            <Select
              {...wiring}
              value={unasked}
              onChange={(event) => setUnasked(event.target.value === "allow" ? "allow" : "deny")}
            >
              <option value="deny">tools marked “ask first” are refused</option>
              <option value="allow">tools marked “ask first” are allowed: the client asks</option>
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

/** The level of what a list allows: what is asked about counts as allowed, since people can be worn down by questions. The host's own tools are not behind a gateway. */
function levelBehind(session: Session, { servers }: ReturnType<typeof exportFor>["decisions"]): Level {
  const refused = new Set(
    servers.flatMap((server) =>
      server.tools.flatMap((tool) => (tool.decision === "deny" ? [`${server.name}\n${tool.name}`] : [])),
    ),
  );
  const held = hold({
    ...session,
    servers: session.servers
      .filter((server) => !server.builtIn)
      .map((server) => ({
        ...server,
        tools: server.tools.filter((tool) => !refused.has(`${server.name}\n${tool.tool.name}`)),
      })),
  });
  return levelOf(unionOf(view(held, "cautious").counts), unionOf(view(held, "plain").counts));
}
