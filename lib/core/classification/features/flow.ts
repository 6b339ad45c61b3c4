import type { Action } from "../lexicon/actions";

/** Which way content moves: `gives` it returns, `sends` it travels to others, `changes`, `both` returns and changes, `works` neither, `unclear`. */
export const FLOWS = ["gives", "sends", "changes", "both", "works", "unclear"] as const;
export type Flow = (typeof FLOWS)[number];

export function flowOf(action: Action | undefined): Flow {
  if (!action) return "unclear";
  if (action.returns) return action.changes ? "both" : "gives";
  if (action.sends) return "sends";
  return action.changes ? "changes" : "works";
}

/** Whether, as far as its verb says, nothing is changed or sent. */
export const seemsReadOnly = (flow: Flow): boolean => flow === "gives" || flow === "works" || flow === "unclear";
