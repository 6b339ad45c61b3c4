"use client";
import { useMemo, useRef, type ReactNode } from "react";
import { Chart } from "@/components/charts/chart";
import { EvidenceDrawer } from "@/components/evidence/evidence-drawer";
import { LiveRegion } from "@/components/ui/status";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Cover } from "@/lib/core/model/cover";
import type { Session } from "@/lib/core/model/session";
import type { Choices } from "@/lib/core/reports/document/subject";
import { writeSwitches } from "@/lib/core/session/switches";
import { BoardHeader } from "./board-header";
import { BoardNotes } from "./board-notes";
import { BoardStatus } from "./board-status";
import { BoardTabs, offeredTabs } from "./board-tabs";
import type { BoardActions, BoardNotice, BoardServers, Offer, Opening } from "./board-types";
import { HelpDialog } from "./help-dialog";
import { ServerPanel } from "./panel/server-panel";
import { TrefoilLegend } from "./trefoil-legend";
import { useBoard } from "./use-board";
import { useBoardCommands } from "./use-board-commands";
import { useBoardKeys } from "./use-board-keys";
import { VerdictCard } from "./verdict-card";
import { headline } from "./words";

type Props = {
  /** With the switches as they are kept. */
  session: Session;
  opening?: Opening;
  formats: readonly Offer[];
  /** Where the report of this session is downloaded, without the format; absent for a snapshot, which makes its own. */
  reportsAt?: string;
  /** Where shares and acceptances of this session are made. */
  sessionAt?: string;
  /** What people wrote on the reports of this session. */
  cover?: Cover;
  onMakeReport?: (format: Offer, session: Session, analysis: Analysis, choices: Choices) => void;
  evidenceFrom?: string;
  actions?: BoardActions;
  servers?: BoardServers;
  notice?: BoardNotice;
  /** Further pages about this session; the query says how the board stands now. */
  pages?: (query: string) => { label: string; href: string }[];
  /** Over the board: what a snapshot is, say. */
  banner?: ReactNode;
  /** The same of how the session is switched now. */
  renderBanner?: (shown: Session) => ReactNode;
};

/** The heart: what the agent holds on the left, what it means on the right. Every switch is answered in the browser. */
export function Board({
  session,
  opening = {},
  formats,
  reportsAt,
  sessionAt,
  cover,
  onMakeReport,
  evidenceFrom,
  actions,
  servers,
  notice,
  pages,
  banner,
  renderBanner,
}: Props) {
  const kept = actions !== undefined;
  const board = useBoard(session, opening, kept);
  const {
    shown,
    settled,
    analysis,
    glyph,
    regions,
    tools,
    changed,
    switches,
    saved,
    fits,
    selection,
    pick,
    clear,
    onTurn,
    onConsider,
    onTab,
  } = board;
  const searchBox = useRef<HTMLInputElement>(null);
  useBoardKeys(board, searchBox, kept);

  const verdictCard = useMemo(
    () => (
      <VerdictCard
        session={settled}
        analysis={analysis}
        tools={tools}
        glyph={
          <Chart
            scene={glyph}
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
    [settled, analysis, tools, glyph, regions, selection, pick, onTab],
  );
  const notes = useMemo(
    () => (
      <BoardNotes
        session={settled}
        analysis={analysis}
        writtenAt={kept ? "/settings/policies" : undefined}
        servers={servers}
        notice={notice}
      />
    ),
    [settled, analysis, kept, servers, notice],
  );

  const written = new URLSearchParams(writeSwitches(switches, saved)).toString();
  const morePages = pages?.(fits ? written : "") ?? [];
  const reportFrom = (format: string) => `${reportsAt}/${format}${changed ? `?${written}` : ""}`;
  const onMake = (format: Offer, choices: Choices = {}) => onMakeReport?.(format, settled, analysis, choices);
  const onSave = () => actions!.save({ off: [...switches.off], host: switches.host });
  const onHelp = () => board.onHelp(true);
  useBoardCommands({
    session: shown,
    tabs: offeredTabs(actions),
    onTab,
    onTurn,
    onOpen: board.onOpenId,
    onPick: pick,
    onClear: clear,
    onStance: board.onStance,
    onHelp,
    undo: board.history.undo,
    redo: board.history.redo,
    ...(kept && changed && { save: () => void onSave(), discard: board.onDiscard }),
    drawn: { session: settled, analysis, stance: board.stance, at: board.path.at },
    formats,
    onReport: (format) => (reportsAt === undefined ? onMake(format) : window.location.assign(reportFrom(format.id))),
    pages: morePages,
  });
  return (
    <>
      <BoardHeader
        session={shown}
        changed={changed}
        fits={fits}
        history={board.history}
        onHelp={onHelp}
        actions={actions}
        pages={morePages}
        onSave={onSave}
        onDiscard={board.onDiscard}
      />
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
            <BoardTabs
              tab={board.tab}
              drawn={board.drawn}
              onTab={onTab}
              session={settled}
              shown={shown}
              analysis={analysis}
              stance={board.stance}
              onStance={board.onStance}
              query={board.wanted}
              opened={board.opened}
              selection={selection}
              onPick={pick}
              onOpen={board.onOpen}
              onOpenId={board.onOpenId}
              onTurn={onTurn}
              onConsider={onConsider}
              path={board.path}
              report={{
                formats,
                changed,
                href: reportsAt === undefined ? undefined : reportFrom,
                sessionAt,
                onMake,
                session: settled,
                analysis,
                cover,
                onCover: actions?.cover,
              }}
              actions={actions}
            />
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
      <BoardStatus
        session={settled}
        analysis={analysis}
        considered={board.considered}
        selection={selection}
        onClear={clear}
        onEvidence={board.onOpenId}
      />
      <HelpDialog open={board.help} onClose={() => board.onHelp(false)} />
      <LiveRegion>{`Verdict: ${headline(analysis.verdict, tools)}${analysis.verdict.incomplete ? " Incomplete." : ""}`}</LiveRegion>
    </>
  );
}
