"use client";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { analyse } from "@/lib/core/analysis/analyse";
import { regionsOf } from "@/lib/core/analysis/regions";
import { drawVenn } from "@/lib/core/charts/venn";
import type { Session, SessionTool, Stance } from "@/lib/core/model/session";
import {
  applySwitches,
  readSwitches,
  sameSwitches,
  switchesOf,
  turn,
  underHost,
  type Switches,
} from "@/lib/core/session/switches";
import type { BoardOpening, TabId } from "./board-types";
import { useBoardAddress } from "./use-board-address";
import { useEvent } from "./use-event";
import { useSelection } from "./use-selection";
import { useSwitches } from "./use-switches";

export type BoardState = ReturnType<typeof useBoard>;

/**
 * The state of a board and what follows from it. `shown` is the session as switched; `settled`, `analysis` and `drawn` follow it, at
 * once or a moment later when there are thousands of tools.
 */
export function useBoard(session: Session, opening: BoardOpening, kept: boolean) {
  const saved = useMemo(() => switchesOf(session), [session]);
  const { switches, set, undo, redo, canUndo, canRedo } = useSwitches(
    readSwitches({ off: opening.off ?? [], host: opening.host }, saved),
    saved,
  );
  const [tab, setTab] = useState<TabId>(opening.tab ?? "matrix");
  const [query, setQuery] = useState("");
  const [considered, setConsidered] = useState<string | null>(null);
  const [pathAt, setPathAt] = useState(opening.path ?? 0);
  const [stance, setStance] = useState<Stance>(opening.stance ?? "cautious");
  const [help, setHelp] = useState(false);

  const followed = useFollowed(session, switches, stance);
  const { settled, analysis, byId } = followed;
  const drawer = useDrawer(byId, opening.tool);
  const paths = analysis.witnesses[stance].length;
  const path = Math.min(pathAt, Math.max(0, paths - 1));
  const { selection, pick, clear } = useSelection(settled, analysis, stance, opening.pick);
  const at = { tab, tool: drawer.opened, pick: selection?.of, stance, path };
  const { fits } = useBoardAddress(kept, switches, saved, at);

  const onTurn = useEvent((ids: string[], to: "on" | "off") => {
    setConsidered(null);
    setPathAt(0);
    set({ ...switches, off: turn(switches.off, ids, to) });
  });
  return {
    saved,
    switches,
    changed: !sameSwitches(switches, saved),
    /** Whether the address can hold the state of the board. */
    fits,
    history: { undo, redo, canUndo, canRedo },
    onDiscard: () => set(saved),
    onHost: (host: string) => set(underHost(switches, host)),
    onTurn,
    ...followed,
    tab,
    drawn: useDeferredValue(tab),
    onTab: setTab,
    query,
    wanted: useDeferredValue(query),
    onQuery: setQuery,
    considered,
    onConsider: setConsidered,
    stance,
    onStance: (to: Stance) => {
      setStance(to);
      setPathAt(0);
    },
    path: { at: path, onAt: (to: number) => setPathAt(Math.max(0, Math.min(paths - 1, to))) },
    selection,
    pick,
    clear,
    ...drawer,
    help,
    onHelp: setHelp,
  };
}

/** What follows from the switches: the session as switched, and a moment later its analysis. */
function useFollowed(session: Session, switches: Switches, stance: Stance) {
  const shown = useMemo(() => applySwitches(session, switches), [session, switches]);
  const settled = useDeferredValue(shown);
  const analysis = useMemo(() => analyse(settled), [settled]);
  const venn = useMemo(() => drawVenn(analysis, stance), [analysis, stance]);
  const regions = useMemo(() => regionsOf(settled, stance), [settled, stance]);
  const tools = useMemo(
    () =>
      settled.servers.reduce(
        (sum, server) => sum + (server.off ? 0 : server.tools.filter((tool) => !tool.off).length),
        0,
      ),
    [settled],
  );
  const byId = useMemo(
    () =>
      new Map(shown.servers.flatMap((server) => server.tools.map((tool): [string, SessionTool] => [tool.id, tool]))),
    [shown],
  );
  return { shown, settled, analysis, venn, regions, tools, byId };
}

/** The tool whose evidence is shown, whether its drawer is open, and how to step to its neighbours. */
function useDrawer(byId: ReadonlyMap<string, SessionTool>, first: string | undefined) {
  const [opened, setOpened] = useState(first);
  const [showing, setShowing] = useState(first !== undefined);
  const onOpen = useCallback((tool: SessionTool) => {
    setOpened(tool.id);
    setShowing(true);
  }, []);
  const onOpenId = (id: string) => {
    const tool = byId.get(id);
    if (tool) onOpen(tool);
  };
  return {
    opened,
    /** The tool whose evidence is open. */
    inDrawer: showing && opened !== undefined ? (byId.get(opened) ?? null) : null,
    onOpen,
    onOpenId,
    onStep: (by: 1 | -1) => {
      const order = [...byId.keys()];
      const next = order[order.indexOf(opened ?? "") + by];
      if (next !== undefined) onOpenId(next);
    },
    onClose: () => setShowing(false),
  };
}
