"use client";
import { createContext, use } from "react";
import type { BoardActions } from "./board-types";
import type { BoardState } from "./use-board";
import type { BoardOutput } from "./board-output";

type Shared = {
  board: BoardState;
  output: BoardOutput;
  /** Absent on a board that saves nothing. */
  actions?: BoardActions;
};

/** The board that a view is part of. */
export const BoardContext = createContext<Shared | null>(null);

export function useBoardContext(): Shared {
  const shared = use(BoardContext);
  if (!shared) throw new Error("A part of the board stands outside of one.");
  return shared;
}
