import { askedFor } from "@/lib/core/hidden-tools";
import { LEG_WORDS } from "@/lib/core/model/leg";
import type { SplitPart } from "@/lib/core/model/analysis";
import type { Session } from "@/lib/core/model/session";

const LONGEST_NAME = 120;

/** What to keep for one part of a split: the servers that lend it a tool, everything else of theirs switched off. */
export function partSpec(session: Session, part: SplitPart): { name: string; host: string; servers: string[]; off: string[]; on: string[] } {
  const wanted = new Set(part.tools);
  const lends = session.servers.filter((server) => server.tools.some((tool) => wanted.has(tool.id)));
  const off = lends.flatMap((server) => server.tools.filter((tool) => !wanted.has(tool.id)).map((tool) => tool.id));
  const ending = `, without ${LEG_WORDS[part.without].phrase}`;
  return {
    name: session.name.slice(0, LONGEST_NAME - ending.length) + ending,
    host: lends.some((server) => server.builtIn) ? session.host : "none",
    servers: lends.filter((server) => !server.builtIn).map((server) => server.name),
    off,
    on: askedFor({ ...session, servers: lends }, new Set(off)),
  };
}
