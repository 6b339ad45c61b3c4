import { analyse } from "../analysis/analyse";
import { BIT, maskOf } from "../analysis/mask";
import type { Level } from "../model/analysis";
import { perLeg, type PerLeg } from "../model/leg";
import type { Session, SessionServer, Stance } from "../model/session";
import type { PlacedTool } from "./placed";

/** What a set of tools can do, in figures. `tokens` is an estimate; see `tokensOf`. */
export type Risk = {
  level: Level;
  tools: number;
  legs: PerLeg<number>;
  trifectas: string;
  writing: number;
  destroying: number;
  tokens: number;
};

/** A server with only some of its tools, as a session of its own: what it can do by itself, without a host and other servers. */
export function alone(server: SessionServer, kept?: ReadonlySet<string>): Session {
  const tools = server.tools.map((tool) => (tool.channel || !kept ? tool : { ...tool, off: !kept.has(tool.id) }));
  return { name: server.name, host: "none", servers: [{ ...server, off: false, tools }] };
}

/** The figures of such a session. Legs and trifectas are counted in the stance; the level has both in it. */
export function riskOf(session: Session, placed: readonly PlacedTool[], stance: Stance): Risk {
  const on = new Set(
    session.servers.flatMap((server) => server.tools.filter((tool) => !tool.off).map((tool) => tool.id)),
  );
  const held = placed.filter(({ id }) => on.has(id));
  const masks = session.servers.flatMap((server) =>
    server.tools.filter((tool) => !tool.off).map((tool) => maskOf(tool.classification, stance)),
  );
  const { verdict, trifectaCount } = analyse(session);
  return {
    level: verdict.level,
    tools: held.length,
    legs: perLeg((leg) => masks.filter((mask) => (mask & BIT[leg]) !== 0).length),
    trifectas: trifectaCount[stance],
    writing: held.filter(({ kind }) => kind === "writing").length,
    destroying: held.filter(({ kind }) => kind === "destroying").length,
    tokens: held.reduce((sum, { tokens }) => sum + tokens, 0),
  };
}
