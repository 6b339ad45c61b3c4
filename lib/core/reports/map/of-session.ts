import { levelOf } from "../../analysis/compositions/lethal";
import { heldBy, memberOf, wordsOf } from "../../analysis/compositions/member";
import type { MapReport } from "../../model/map-report";
import type { Session } from "../../model/session";
import { serverLabel } from "../../session/server-label";
import { closeMap } from "./close";

/**
 * The map of the servers that are switched on in a session, for a report of it by this version of Trefoil; undefined for fewer than two. A host that is lethal alone is left out, with a note about it: with it every composition would be the same.
 */
export function mapOfSession({ servers, severityRows }: Session, version: string): MapReport | undefined {
  const on = servers.filter((server) => !server.off);
  const own = on.filter((server) => !server.builtIn);
  if (own.length < 2) return undefined;
  const by = severityRows ? { severityRows } : {};
  const builtIn = on.find((server) => server.builtIn);
  const host = builtIn && memberOf(builtIn, by);
  const isLethalAlone = host !== undefined && levelOf(heldBy(wordsOf(host))) === "confirmed";
  return closeMap(
    own.map((server) => memberOf(server, by)),
    { ...by, ...(host && !isLethalAlone && { host }) },
    {
      version,
      omitted: isLethalAlone
        ? [`${serverLabel(host)} are lethal alone. They are left out here, so that what the servers add is seen.`]
        : [],
    },
  );
}
