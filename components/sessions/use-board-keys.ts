"use client";
import type { RefObject } from "react";
import type { TabId } from "./board-types";
import type { BoardState } from "./use-board";
import { useShortcuts } from "./use-shortcuts";

const VIEWS: Record<string, TabId> = {
  "g m": "matrix",
  "g s": "sets",
  "g p": "path",
  "g i": "findings",
  "g f": "fix",
  "g r": "report",
};

/** What the keys do on a board; a snapshot, which is not saved, has nothing to share. */
export function useBoardKeys(board: BoardState, searchBox: RefObject<HTMLInputElement | null>, kept: boolean): void {
  const { history, path, onTab } = board;
  const tellPath = (at: number) => {
    onTab("path");
    path.onAt(at);
  };
  useShortcuts({
    "/": () => searchBox.current?.focus(),
    "?": () => board.onHelp(true),
    u: history.undo,
    U: history.redo,
    "Mod z": history.undo,
    "Mod Z": history.redo,
    "Mod y": history.redo,
    h: () => {
      const of = document.activeElement?.closest<HTMLElement>("[data-of]")?.dataset.of;
      if (of !== undefined) board.pick(of);
    },
    Escape: board.clear,
    "[": () => tellPath(path.at - 1),
    "]": () => tellPath(path.at + 1),
    ...Object.fromEntries(Object.entries(VIEWS).map(([keys, tab]) => [keys, () => onTab(tab)])),
    ...(kept && { "g l": () => onTab("share") }),
  });
}
