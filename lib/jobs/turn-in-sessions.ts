import { askedFor } from "@/lib/core/session/hidden-tools";
import { switchesOf, turn } from "@/lib/core/session/switches";
import { changeSession } from "./change-session";
import { openSlim } from "./open-session";

/** Tools of one saved session, by their ids there. */
export type ToolsIn = { id: string; tools: string[] };

/**
 * Switches tools off or on in kept sessions and gives, for each, those that it changed: switching exactly these back undoes it, whatever else was changed. Deleted sessions and unknown ids are skipped.
 */
export async function turnInSessions(sessions: readonly ToolsIn[], to: "on" | "off"): Promise<ToolsIn[]> {
  const changed: ToolsIn[] = [];
  for (const { id, tools } of sessions) {
    let turned: string[] = [];
    const kept = await changeSession(id, async (now) => {
      const session = await openSlim(now);
      const { off } = switchesOf(session);
      const known = new Set(session.servers.flatMap((server) => server.tools.map((tool) => tool.id)));
      turned = tools.filter((tool) => known.has(tool) && off.has(tool) === (to === "on"));
      if (turned.length === 0) return null;
      const next = turn(off, turned, to);
      return { ...now, off: [...next], on: askedFor(session, next) };
    });
    if (kept) changed.push({ id, tools: turned });
  }
  return changed;
}
