import { askedFor } from "@/lib/core/session/hidden-tools";
import { EVERYTHING } from "@/lib/core/model/gate";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { SplitPart } from "@/lib/core/model/analysis";
import type { Session, SessionSpec } from "@/lib/core/model/session";

const LONGEST_NAME = 120;

/** What to save for one part of a split: the servers that lend it a tool, with everything else of theirs switched off, and the gates on what it has. */
export function partSpec(session: Session, part: SplitPart): SessionSpec {
  const wanted = new Set(part.tools);
  // Rules and texts that hold no tool go along with every part: they bear on all of them.
  const lends = session.servers.filter(
    (server) =>
      server.tools.some((tool) => wanted.has(tool.id)) ||
      (server.component && !server.off && server.tools.every((tool) => tool.onRequest)),
  );
  const names = new Set(lends.map((server) => server.name));
  const off = lends.flatMap((server) => server.tools.filter((tool) => !wanted.has(tool.id)).map((tool) => tool.id));
  const gates = (session.gates ?? [])
    .filter(({ on, from }) => from === undefined && (on === EVERYTHING || wanted.has(on) || names.has(on)))
    .map(({ except: _except, ...gate }) => gate);
  const ending = `, without ${LEG_WORDS[part.without].phrase}`;
  return {
    name: session.name.slice(0, LONGEST_NAME - ending.length) + ending,
    host: lends.some((server) => server.builtIn) ? session.host : "none",
    servers: lends.filter((server) => !server.builtIn).map((server) => server.name),
    off,
    on: askedFor({ ...session, servers: lends }, new Set(off)),
    ...(gates.length > 0 && { gates }),
  };
}
