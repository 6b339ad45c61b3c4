"use client";
import { useReducer, useState } from "react";
import { rebase, sameSwitches, type Switches } from "@/lib/core/session/switches";

type History = { past: Switches[]; now: Switches; future: Switches[] };
type Step = { do: "set"; to: Switches } | { do: "undo" } | { do: "redo" };

/** Enough to undo an afternoon's work. */
const MOST_STEPS = 200;

function step(history: History, action: Step): History {
  const { past, now, future } = history;
  if (action.do === "set")
    return sameSwitches(now, action.to)
      ? history
      : { past: [...past, now].slice(-MOST_STEPS), now: action.to, future: [] };
  if (action.do === "undo")
    return past.length === 0 ? history : { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] };
  return future.length === 0 ? history : { past: [...past, now], now: future[0]!, future: future.slice(1) };
}

/** The switches with their history. When `saved` changes, for instance in another window, its changes are merged in. */
export function useSwitches(initial: Switches, saved: Switches) {
  const [{ past, now, future }, dispatch] = useReducer(step, { past: [], now: initial, future: [] });
  const [base, setBase] = useState(saved);
  if (base !== saved) {
    setBase(saved);
    dispatch({ do: "set", to: rebase(base, now, saved) });
  }
  return {
    switches: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    set: (to: Switches) => dispatch({ do: "set", to }),
    undo: () => dispatch({ do: "undo" }),
    redo: () => dispatch({ do: "redo" }),
  };
}
