"use client";
import { useMemo, useRef, type ReactNode } from "react";
import { Chart } from "@/components/charts/chart";
import { EvidenceDrawer } from "@/components/evidence/evidence-drawer";
import { LiveRegion } from "@/components/ui/status";
import type { Session } from "@/lib/core/model/session";
import { BoardContext } from "./board-context";
import { BoardHeader } from "./board-header";
import { BoardNotes } from "./board-notes";
import { boardOutput, type OutputProps } from "./board-output";
import { BoardStatus } from "./board-status";
import { BoardTabs, offeredTabs } from "./board-tabs";
import type { BoardNotice, BoardServers, BoardOpening } from "./board-types";
import { HelpDialog } from "./help-dialog";
import { ServerPanel } from "./panel/server-panel";
import { TrefoilLegend } from "./trefoil-legend";
import { useBoard, type BoardState } from "./use-board";
import { useBoardCommands } from "./use-board-commands";
import { useBoardKeys } from "./use-board-keys";
import { VerdictCard } from "./verdict-card";
import { headline } from "./words";

type Props = OutputProps & {
  /** With the switches as saved. */
  session: Session;
  opening?: BoardOpening;
  evidenceFrom?: string;
  servers?: BoardServers;
  notice?: BoardNotice;
  /** Above the board, for instance what a snapshot is. */
  banner?: ReactNode;
  /** The same for the session as it is switched now. */
  renderBanner?: (shown: Session) => ReactNode;
};

/** The core of the app: what the agent holds on the left, what it means on the right. The browser itself computes the effect of every switch. */
export function Board({ session, opening = {}, evidenceFrom, servers, notice, banner, renderBanner, ...out }: Props) {
  const { actions, formats } = out;
  const kept = actions !== undefined;
  const board = useBoard(session, opening, kept);
  const { shown, settled, analysis, selection, onTurn, onConsider } = board;
  const searchBox = useRef<HTMLInputElement>(null);
  useBoardKeys(board, searchBox, kept);
  const verdictCard = useVerdictCard(board);
  const notes = useMemo(() => {
    const writtenAt = kept ? "/settings/policies" : undefined;
    return <BoardNotes session={settled} analysis={analysis} writtenAt={writtenAt} servers={servers} notice={notice} />;
  }, [settled, analysis, kept, servers, notice]);
  const output = boardOutput(board, out);
  useBoardCommands({ board, output, tabs: offeredTabs(actions), formats, kept });
  const said = `Verdict: ${headline(analysis.verdict, board.tools)}${analysis.verdict.incomplete ? " Incomplete." : ""}`;
  return (
    <BoardContext value={{ board, output, actions }}>
      <BoardHeader />
      {banner ?? renderBanner?.(shown)}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="no-print order-2 lg:sticky lg:top-4 lg:order-1">
          <ServerPanel
            session={shown}
            query={board.query}
            wanted={board.wanted}
            onQuery={board.onQuery}
            searchBox={searchBox}
            onTurn={onTurn}
            onHost={board.onHost}
            onConsider={onConsider}
            onOpen={board.onOpen}
            selection={selection}
            servers={servers}
          />
        </div>
        <div className="order-1 contents lg:order-2 lg:grid lg:min-w-0 lg:gap-3">
          <div className="order-1 grid min-w-0 gap-3">
            {verdictCard}
            {notes}
          </div>
          <div className="order-3 min-w-0">
            <BoardTabs />
          </div>
        </div>
      </div>
      <EvidenceDrawer
        tool={board.inDrawer}
        onClose={board.onClose}
        onStep={board.onStep}
        evidenceFrom={evidenceFrom}
        onOverride={actions?.override}
      />
      <BoardStatus />
      <HelpDialog open={board.help} onClose={() => board.onHelp(false)} />
      <LiveRegion>{said}</LiveRegion>
    </BoardContext>
  );
}

/** The verdict with its picture: rendered anew only when what it shows changes, not with every letter of a search. */
function useVerdictCard({ settled, analysis, tools, venn, regions, selection, pick, onTab }: BoardState): ReactNode {
  return useMemo(
    () => (
      <VerdictCard
        session={settled}
        analysis={analysis}
        tools={tools}
        venn={
          <Chart
            scene={venn}
            picked={selection?.of}
            highlight={selection?.marks}
            onPick={pick}
            className="[&_svg]:w-full"
          />
        }
        legend={<TrefoilLegend session={settled} regions={regions} picked={selection?.of} onPick={pick} />}
        onFix={() => onTab("fix")}
      />
    ),
    [settled, analysis, tools, venn, regions, selection, pick, onTab],
  );
}
