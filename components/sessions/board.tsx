"use client";
import { useCallback, useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { Chart } from "@/components/charts/chart";
import { EvidenceDrawer } from "@/components/evidence/evidence-drawer";
import { LiveRegion } from "@/components/ui/status";
import { analyse } from "@/lib/core/analysis/analyse";
import { drawGlyph } from "@/lib/core/charts/glyph";
import type { Analysis } from "@/lib/core/model/analysis";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";
import { applySwitches, readSwitches, sameSwitches, switchesOf, turn, underHost, writeSwitches } from "@/lib/core/switches";
import { BoardHeader } from "./board-header";
import { BoardTabs, offeredTabs } from "./board-tabs";
import type { BoardActions, Offer, Opening, TabId } from "./board-types";
import { BoardStatus } from "./board-status";
import { HelpDialog } from "./help-dialog";
import { Policies } from "./policies";
import { ServerPanel } from "./panel/server-panel";
import { picturesOf } from "./pictures";
import { useAddress } from "./use-address";
import { useBoardCommands } from "./use-board-commands";
import { useEvent } from "./use-event";
import { useSelection } from "./use-selection";
import { useShortcuts } from "./use-shortcuts";
import { useSwitches } from "./use-switches";
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
  onMakeReport?: (format: Offer, session: Session, analysis: Analysis) => void;
  evidenceFrom?: string;
  actions?: BoardActions;
  /** Further pages about this session; the query says how the board stands now. */
  pages?: (query: string) => { label: string; href: string }[];
  /** Over the board: what a snapshot is, say. */
  banner?: ReactNode;
};

/** The heart: what the agent holds on the left, what it means on the right. Every switch is answered in the browser. */
export function Board({ session, opening = {}, formats, reportsAt, sessionAt, onMakeReport, evidenceFrom, actions, pages, banner }: Props) {
  const saved = useMemo(() => switchesOf(session), [session]);
  const { switches, set, undo, redo, canUndo, canRedo } = useSwitches(readSwitches({ off: opening.off ?? [], host: opening.host }, saved));
  const [tab, setTab] = useState<TabId>(opening.tab ?? "matrix");
  const [query, setQuery] = useState("");
  const [considered, setConsidered] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | undefined>(opening.tool);
  const [showing, setShowing] = useState(opening.tool !== undefined);
  const [pathAt, setPathAt] = useState(opening.path ?? 0);
  const [stance, setStance] = useState<Stance>(opening.stance ?? "cautious");
  const [help, setHelp] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);

  // The switch itself is drawn at once; what follows from it may come a moment later when there are thousands of tools.
  const shown = useMemo(() => applySwitches(session, switches), [session, switches]);
  const settled = useDeferredValue(shown);
  const wanted = useDeferredValue(query);
  const drawn = useDeferredValue(tab);
  const analysis = useMemo(() => analyse(settled), [settled]);
  const tools = useMemo(() => settled.servers.reduce((sum, server) => sum + (server.off ? 0 : server.tools.filter((tool) => !tool.off).length), 0), [settled]);
  const byId = useMemo(() => new Map(shown.servers.flatMap((server) => server.tools.map((tool): [string, SessionTool] => [tool.id, tool]))), [shown]);
  const changed = !sameSwitches(switches, saved);
  const paths = analysis.witnesses[stance].length;
  const path = Math.min(pathAt, Math.max(0, paths - 1));
  const { selection, pick, clear } = useSelection(settled, analysis, stance, opening.pick);
  const { fits } = useAddress(actions !== undefined, switches, saved, { tab, tool: opened, pick: selection?.of, stance, path });
  const glyph = useMemo(() => drawGlyph(analysis), [analysis]);

  const verdictCard = useMemo(
    () => (
      <VerdictCard
        session={settled}
        analysis={analysis}
        tools={tools}
        glyph={<Chart scene={glyph} name="glyph" picked={selection?.of} highlight={selection?.marks} onPick={pick} className="[&_svg]:w-full" />}
        onFix={() => setTab("fix")}
      />
    ),
    [settled, analysis, tools, glyph, selection, pick],
  );
  const policies = useMemo(() => <Policies session={settled} writtenAt={actions && "/settings/policies"} />, [settled, actions]);

  const onTurn = useEvent((ids: string[], to: "on" | "off") => {
    setConsidered(null);
    setPathAt(0);
    set({ ...switches, off: turn(switches.off, ids, to) });
  });
  const onOpen = useCallback((tool: SessionTool) => {
    setOpened(tool.id);
    setShowing(true);
  }, []);
  const openById = (id: string) => {
    const tool = byId.get(id);
    if (tool) onOpen(tool);
  };
  const onStep = (by: 1 | -1) => {
    const order = [...byId.keys()];
    const next = order[order.indexOf(opened ?? "") + by];
    if (next) openById(next);
  };
  const onPath = (to: number) => setPathAt(Math.max(0, Math.min(paths - 1, to)));
  const onStance = (to: Stance) => {
    setStance(to);
    setPathAt(0);
  };

  useShortcuts({
    "/": () => searchBox.current?.focus(),
    "?": () => setHelp(true),
    u: undo,
    U: redo,
    h: () => {
      const of = document.activeElement?.closest<HTMLElement>("[data-of]")?.dataset.of;
      if (of !== undefined) pick(of);
    },
    Escape: clear,
    "[": () => (setTab("path"), onPath(path - 1)),
    "]": () => (setTab("path"), onPath(path + 1)),
    "g m": () => setTab("matrix"),
    "g s": () => setTab("sets"),
    "g p": () => setTab("path"),
    "g t": () => setTab("lattice"),
    "g f": () => setTab("fix"),
    "g r": () => setTab("report"),
    ...(actions && { "g l": () => setTab("share") }),
  });

  const written = new URLSearchParams(writeSwitches(switches, saved)).toString();
  const morePages = pages?.(fits ? written : "") ?? [];
  const reportFrom = (format: string) => `${reportsAt}/${format}${changed ? `?${written}` : ""}`;
  const onMake = (format: Offer) => onMakeReport?.(format, settled, analysis);
  const onSave = () => actions!.save({ off: [...switches.off], host: switches.host });
  useBoardCommands({
    session: shown,
    tabs: offeredTabs(actions),
    onTab: setTab,
    onTurn,
    onOpen: openById,
    onPick: pick,
    onClear: clear,
    onStance,
    onHelp: () => setHelp(true),
    undo,
    redo,
    ...(actions && changed && { save: () => void onSave(), discard: () => set(saved) }),
    pictures: picturesOf(settled, analysis, stance, path),
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
        history={{ undo, redo, canUndo, canRedo }}
        onHelp={() => setHelp(true)}
        actions={actions}
        pages={morePages}
        onSave={onSave}
        onDiscard={() => set(saved)}
      />
      {banner}
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="no-print order-2 lg:sticky lg:top-4 lg:order-1">
          <ServerPanel
            session={shown}
            query={query}
            wanted={wanted}
            onQuery={setQuery}
            searchBox={searchBox}
            onTurn={onTurn}
            onHost={(host) => set(underHost(switches, host))}
            onConsider={setConsidered}
            onOpen={onOpen}
            selection={selection}
          />
        </div>
        <div className="order-1 contents lg:order-2 lg:grid lg:min-w-0 lg:gap-3">
          <div className="order-1 grid min-w-0 gap-3">
            {verdictCard}
            {policies}
          </div>
          <div className="order-3 min-w-0">
            <BoardTabs
              tab={tab}
              drawn={drawn}
              onTab={setTab}
              session={settled}
              shown={shown}
              analysis={analysis}
              stance={stance}
              onStance={onStance}
              query={wanted}
              opened={opened}
              selection={selection}
              onPick={pick}
              onOpen={onOpen}
              onOpenId={openById}
              onTurn={onTurn}
              onConsider={setConsidered}
              path={{ at: path, onAt: onPath }}
              report={{ formats, changed, href: reportsAt === undefined ? undefined : reportFrom, sessionAt, onMake }}
              actions={actions}
            />
          </div>
        </div>
      </div>
      <EvidenceDrawer tool={showing && opened !== undefined ? (byId.get(opened) ?? null) : null} onClose={() => setShowing(false)} onStep={onStep} evidenceFrom={evidenceFrom} onOverride={actions?.override} />
      <BoardStatus session={settled} analysis={analysis} considered={considered} selection={selection} onClear={clear} onEvidence={openById} />
      <HelpDialog open={help} onClose={() => setHelp(false)} />
      <LiveRegion>{`Verdict: ${headline(analysis.verdict, tools)}${analysis.verdict.incomplete ? " Incomplete." : ""}`}</LiveRegion>
    </>
  );
}
