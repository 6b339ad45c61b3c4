import { verdictOf } from "@/lib/core/analysis/analyse";
import type { SessionSpec } from "@/lib/core/model/session";
import { openSlim } from "./open-session";

/** The verdict that a board shows for this session, for what is written down. */
export async function shownLevel(spec: SessionSpec): Promise<string> {
  const { level, incomplete } = verdictOf(await openSlim(spec));
  return incomplete ? `${level}, incomplete` : level;
}
