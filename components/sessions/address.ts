import { STANCES } from "@/lib/core/model/session";
import { writeSwitches, type Switches } from "@/lib/core/session/switches";
import { TABS, type BoardOpening, type BoardPlace } from "./board-types";

/** The query of a board's address: switches where they differ from what is saved, and the place on the board. Empty when everything is as saved. */
export function writeAddress(now: Switches, saved: Switches, { tab, tool, pick, stance, path }: BoardPlace): string {
  const query = new URLSearchParams(writeSwitches(now, saved));
  if (tab !== "matrix") query.set("tab", tab);
  if (stance !== "cautious") query.set("stance", stance);
  if (path > 0) query.set("path", String(path + 1));
  if (pick !== undefined) query.set("pick", pick);
  if (tool !== undefined) query.set("tool", tool);
  return query.size > 0 ? `?${query}` : "";
}

/** The reverse; anything wrong in an address is ignored. */
export function readAddress(query: Record<string, string | string[] | undefined>): BoardOpening {
  const one = (name: string) => (Array.isArray(query[name]) ? query[name][0] : query[name]);
  const path = Number(one("path"));
  return {
    off: query.off === undefined ? undefined : [query.off].flat(),
    host: one("host"),
    tab: TABS.find((id) => id === one("tab")),
    stance: STANCES.find((stance) => stance === one("stance")),
    path: Number.isInteger(path) && path > 0 ? path - 1 : undefined,
    pick: one("pick"),
    tool: one("tool"),
  };
}
