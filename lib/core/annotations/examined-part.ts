import { examinedCounts, type ExaminedInPart } from "../model/remark";
import type { Session } from "../model/session";

/**
 * What is examined in a session, and the servers that are not examined completely, with how many tools they offer; `bytes` is the size of
 * their listings by name, where it is known.
 */
export function examinedPart(
  session: Session,
  bytes?: ReadonlyMap<string, number>,
): { part: Session; partly: ExaminedInPart[] } {
  const partly: ExaminedInPart[] = [];
  const ownTools = session.servers.map(({ builtIn, tools }) => (builtIn ? [] : tools.filter((tool) => !tool.channel)));
  const counts = examinedCounts(
    ownTools.map(({ length }) => length),
    session.servers.map(({ name }) => bytes?.get(name) ?? 0),
  );
  const servers = session.servers.map((server, at) => {
    const [own, count] = [ownTools[at]!, counts[at]!];
    if (own.length === count) return server;
    partly.push({ server: server.name, tools: own.length, examined: count });
    return { ...server, tools: own.slice(0, count) };
  });
  return { part: { ...session, servers }, partly };
}
