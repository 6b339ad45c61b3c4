import type { Witness } from "../model/analysis";
import { LEGS } from "../model/leg";
import type { Session } from "../model/session";
import { fourDecimals } from "../text/four-decimals";
import { isApprovedBy } from "./approvals";
import type { StanceView } from "./held";
import { strongestPaths } from "./paths";
import { ratePath } from "./severity";
import { tablesWith } from "./severity-tables";
import { tellStory } from "./story";

export const WITNESSES_TOLD = 5;

/** What decides, beside its tools, how bad a path of a session is. */
export type RatedBy = Pick<Session, "gates" | "severityRows">;

/** The strongest few paths of different tools, in words: certain ones first, then the worse. The first one represents the session everywhere. */
export function findWitnesses(session: StanceView, by: RatedBy = {}, limit = WITNESSES_TOLD): Witness[] {
  const builtIn = new Set(session.servers.filter((server) => server.builtIn).map((server) => server.name));
  const tables = tablesWith(by.severityRows);
  return strongestPaths(session, tables, isApprovedBy(by.gates), limit).map(({ tools, p }) => ({
    tools: { private: tools.private.id, untrusted: tools.untrusted.id, egress: tools.egress.id },
    p: fourDecimals(p),
    grade: LEGS.reduce((sum, leg) => sum + (tools[leg].classification[leg].grade ?? 1), 0),
    steps: tellStory(tools, builtIn, tables),
    rating: ratePath(tools, by),
  }));
}
