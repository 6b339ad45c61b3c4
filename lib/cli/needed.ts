import { keepNeeded, type Kept } from "@/lib/core/least/keep-needed";
import { placeServer } from "@/lib/core/least/place";
import type { PlacedTool } from "@/lib/core/least/placed";
import { readSelectors } from "@/lib/core/least/selectors";
import { legsIn, maskOf } from "@/lib/core/analysis/mask";
import type { SessionServer } from "@/lib/core/model/session";
import { Failure } from "./exit";
import type { JudgedSession } from "./judge";

export const NEED_HELP = `  --need WHAT               a tool (server/tool), a resource (orders), one verb on it (orders:read) or on every resource
                            ('*:find', '*:reading'); may be repeated. Tools that supply the ids these need are kept, too
`;

/** One listed server with its tools placed, those that are marked as needed, and those that stay with the reason. */
export type NeededServer = { server: SessionServer; placed: PlacedTool[]; marked: Set<string>; kept: Kept[] };

/** The tools that `--need` selects on each server that is on. A selector that matches nothing anywhere ends the command, since a needed tool would be dropped. */
export function readNeeded({ session, candidates }: JudgedSession, needs: readonly string[]): NeededServer[] {
  const snapshots = new Map(candidates.map(({ server, snapshot }) => [server.name, snapshot]));
  const servers = session.servers
    .filter((server) => !server.off && !server.builtIn && snapshots.get(server.name) !== undefined)
    .map((server) => ({
      server,
      placed: placeServer({ ...server, tools: server.tools.filter((tool) => !tool.off) }, snapshots.get(server.name)),
    }));
  const read = servers.map(({ placed }) => readSelectors(placed, needs));
  const stranger = needs.find((need) => read.every(({ strangers }) => strangers.includes(need)));
  if (stranger !== undefined)
    throw new Failure(
      `--need names “${stranger}”, but no listed server has it. “trefoil least” without --need shows what can be named.`,
    );
  return servers.map(({ server, placed }, at) => {
    const masks = new Map(
      server.tools.map((tool) => [tool.id, legsIn(maskOf(tool.classification, "cautious")).length]),
    );
    const marked = read[at]!.ids;
    return { server, placed, marked, kept: keepNeeded(placed, marked, (id) => masks.get(id) ?? 0) };
  });
}

/** The tools that are dropped when only the needed ones are kept. */
export function dropped(servers: readonly NeededServer[]): string[] {
  return servers.flatMap(({ placed, kept }) => {
    const stays = new Set(kept.map(({ id }) => id));
    return placed.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
  });
}
