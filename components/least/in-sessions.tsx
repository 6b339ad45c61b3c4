"use client";
import { useMemo, useState, useTransition } from "react";
import { count } from "@/components/sessions/words";
import { stackedOnPhones, Table, Th } from "@/components/ui/table";
import { maskOf } from "@/lib/core/analysis/mask";
import { besideIn, levelElsewhere, type Elsewhere, type LentBoth } from "@/lib/core/least/elsewhere";
import { largestHarmless } from "@/lib/core/least/largest";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SessionServer, Stance } from "@/lib/core/model/session";
import type { Proposal } from "./use-proposals";
import { SessionRow } from "./session-row";
import { SwitchBar } from "./switch-bar";

type ToolsIn = { id: string; tools: string[] };
export type TurnTools = (input: { to: "on" | "off"; sessions: ToolsIn[] }) => Promise<Outcome<ToolsIn[]>>;

type Props = {
  server: SessionServer;
  elsewhere: readonly Elsewhere[];
  unshown: number;
  proposal: Proposal | undefined;
  /** Whether anything is marked: without that no server is switched off. */
  armed: boolean;
  stance: Stance;
  turnTools: TurnTools;
};

/** The saved sessions that hold the server: their level now and with the chosen set, and the button that applies it. */
export function InSessions({ server, elsewhere, unshown, proposal, armed, stance, turnTools }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<ToolsIn[]>();
  const [said, setSaid] = useState("");
  const [busy, start] = useTransition();
  const lent = useMemo(() => lentBy(server), [server]);
  const channels = useMemo(() => new Set(server.tools.filter((tool) => tool.channel).map(({ id }) => id)), [server]);
  if (elsewhere.length === 0) return <p className="text-sm text-muted">No kept session holds this server.</p>;

  const then = proposal && lent.filter(({ id }) => channels.has(id) || proposal.keep.has(id));
  const goes = (one: Elsewhere) => (proposal ? proposal.drop.filter((id) => !one.off.includes(id)) : []);
  const changed = elsewhere.filter((one) => !left.has(one.id) && goes(one).length > 0);
  const turn = (to: "on" | "off", sessions: ToolsIn[]) =>
    start(async () => {
      const outcome = await turnTools({ to, sessions });
      if ("problem" in outcome) return setSaid(outcome.problem);
      setUndo(to === "off" ? outcome.ok : undefined);
      setSaid(
        to === "off"
          ? `Switched off in ${count(outcome.ok.length, "session")}.`
          : `Switched on again in ${count(outcome.ok.length, "session")}.`,
      );
    });
  return (
    <div className="grid gap-3">
      <Table aria-label="Kept sessions with this server" className={stackedOnPhones}>
        <thead>
          <tr>
            <Th>Kept session</Th>
            <Th>Now</Th>
            {then && <Th>With the chosen set</Th>}
            {then && <Th>Switched off there</Th>}
          </tr>
        </thead>
        <tbody>
          {elsewhere.map((one) => (
            <SessionRow
              key={one.id}
              one={one}
              goes={goes(one).length}
              before={levelElsewhere(one, lent, stance)}
              after={then && levelElsewhere(one, then, stance)}
              rest={() =>
                sayRest(
                  one,
                  stance,
                  lent.filter(({ id }) => channels.has(id)),
                )
              }
              applied={!left.has(one.id)}
              onApply={(applied) => setLeft(withOrWithout(left, one.id, !applied))}
            />
          ))}
        </tbody>
      </Table>
      {unshown > 0 && <p className="text-sm text-muted">and {count(unshown, "more session")}, changed longer ago.</p>}
      {then && (
        <SwitchBar
          sessions={changed.length}
          busy={busy}
          armed={armed}
          said={said}
          onOff={() =>
            turn(
              "off",
              changed.map((one) => ({ id: one.id, tools: goes(one) })),
            )
          }
          onUndo={undo && undo.length > 0 ? () => turn("on", undo) : undefined}
        />
      )}
    </div>
  );
}

/** The legs that each tool of the server lends; what a host offers only on request lends none. */
function lentBy(server: SessionServer): LentBoth[] {
  return server.tools
    .filter((tool) => !(tool.channel && tool.onRequest))
    .map((tool) => ({
      id: tool.id,
      masks: { cautious: maskOf(tool.classification, "cautious"), plain: maskOf(tool.classification, "plain") },
    }));
}

/** Why it stays lethal: without this server, or only with it. */
function sayRest(one: Elsewhere, stance: Stance, channels: readonly LentBoth[]): string {
  const alone = largestHarmless([], new Set(), besideIn(one, stance));
  if (alone.state === "blocked") return "Lethal without this server as well.";
  const withChannels = largestHarmless([], new Set(), [
    ...besideIn(one, stance),
    ...channels.map(({ id, masks }) => ({ id, mask: masks[stance] })),
  ]);
  return withChannels.state === "blocked"
    ? "Lethal by the resources of this server."
    : "What stays completes the trifecta there.";
}

function withOrWithout(set: ReadonlySet<string>, id: string, isIn: boolean): Set<string> {
  const next = new Set(set);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}
