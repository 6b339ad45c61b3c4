import type { Level } from "../model/analysis";
import type { Leg } from "../model/leg";
import type { Session } from "../model/session";
import { hold, view } from "./held";
import { BIT, maskOf, unionOf } from "./mask";
import { levelOf } from "./verdict";

/** The levels of a session without its servers, and without its host. */
export type SeparateLevels = {
  host: string;
  /** Level of the host alone, and of the servers alone. */
  alone: Level;
  servers: Level;
  /** How many servers add each leg, possible ones included. */
  adds: Record<Leg, number>;
};

/** Undefined when no host with tools of its own is part of the session. */
export function baselineOf(session: Session): SeparateLevels | undefined {
  const host = session.servers.find((server) => server.builtIn && !server.off);
  if (!host) return undefined;
  const levelWith = (servers: Session["servers"]): Level => {
    const held = hold({ ...session, servers });
    return levelOf(unionOf(view(held, "cautious").counts), unionOf(view(held, "plain").counts));
  };
  const others = session.servers.filter((server) => !server.builtIn && !server.off);
  const holders = (leg: Leg) =>
    others.filter(({ tools }) =>
      tools.some((tool) => !tool.off && (maskOf(tool.classification, "cautious") & BIT[leg]) !== 0),
    ).length;
  return {
    host: host.name,
    alone: levelWith([host]),
    servers: levelWith(others),
    adds: { private: holders("private"), untrusted: holders("untrusted"), egress: holders("egress") },
  };
}
