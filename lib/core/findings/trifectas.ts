import { tellStory } from "../analysis/story";
import type { Analysis } from "../model/analysis";
import { LEG_WORDS, LEGS, perLeg, type PerLeg } from "../model/leg";
import type { Finding } from "../model/report";
import type { Session, SessionTool, Stance } from "../model/session";
import { byCodeUnit, makeFinding, sayList, sayName, toolsOn } from "./define";

/** At most so many sets become findings; all of them stay in `minimalServerSets`. */
export const MOST_SETS = 200;

type Best = { legs: Partial<PerLeg<SessionTool>>; alone: SessionTool[] };

/**
 * One finding for each minimal server set: the sets that are lethal already by the yes-legs, and the sets that are
 * lethal only when every `possible` is read as yes.
 */
export function findTrifectaFindings(session: Session, analysis: Analysis): Finding[] {
  const sure = sortSets(analysis.minimalServerSets.plain);
  const known = new Set(sure.map(keyOf));
  const possible = sortSets(analysis.minimalServerSets.cautious).filter((set) => !known.has(keyOf(set)));
  const best = { plain: bestByServer(session, "plain"), cautious: bestByServer(session, "cautious") };
  const findings = [
    ...sure.slice(0, MOST_SETS).map((servers) => describe(session, servers, best.plain, "plain")),
    ...possible
      .slice(0, Math.max(0, MOST_SETS - sure.length))
      .map((servers) => describe(session, servers, best.cautious, "cautious")),
  ];
  return findings.filter((one) => one !== undefined);
}

function describe(session: Session, servers: string[], best: Map<string, Best>, stance: Stance): Finding | undefined {
  const alone = servers.length === 1 ? (best.get(servers[0]!)?.alone ?? []) : [];
  const legs = alone[0] ? perLeg(() => alone[0]!) : choose(servers, best);
  if (!legs) return undefined;
  const tools = [...new Set(alone.length > 0 ? alone.map((tool) => tool.id) : LEGS.map((leg) => legs[leg].id))].sort(
    byCodeUnit,
  );
  const p = LEGS.reduce((product, leg) => product * legs[leg].classification[leg].p, 1);
  const grade = LEGS.reduce((sum, leg) => sum + (legs[leg].classification[leg].grade ?? 1), 0);
  const builtIn = new Set(session.servers.filter((server) => server.builtIn).map((server) => server.name));
  const witness = { tools: perLeg((leg) => legs[leg].id), p, grade, steps: tellStory(legs, builtIn) };
  const through = `untrusted input through ${sayName(legs.untrusted.id)}, private data through ${sayName(legs.private.id)}, a way out through ${sayName(legs.egress.id)}`;
  const who = servers.length === 1 ? `Server ${sayName(servers[0]!)} alone` : `Servers ${sayList(servers)} together`;
  if (stance === "cautious") {
    const message = `${who} may carry the lethal trifecta: ${through}. Not every leg is certain: ${doubts(legs)}.`;
    return makeFinding(session, { rule: "LT004", message, servers, tools, witness });
  }
  if (alone.length > 0) {
    const one = `The tool ${sayName(tools[0]!)} carries the lethal trifecta alone. It takes in untrusted input, reads private data and sends data out.`;
    const several = `The tools ${sayList(tools)} carry the lethal trifecta, each alone. Each takes in untrusted input, reads private data and sends data out.`;
    return makeFinding(session, {
      rule: "LT001",
      message: alone.length === 1 ? one : several,
      servers,
      tools,
      witness,
    });
  }
  const message = `${who} ${servers.length === 1 ? "carries" : "carry"} the lethal trifecta: ${through}.`;
  return makeFinding(session, { rule: servers.length === 1 ? "LT002" : "LT003", message, servers, tools, witness });
}

function doubts(legs: PerLeg<SessionTool>): string {
  const open = LEGS.filter((leg) => legs[leg].classification[leg].verdict === "possible");
  return open
    .map((leg) => {
      const { condition } = legs[leg].classification[leg];
      return `${LEG_WORDS[leg].phrase} through ${sayName(legs[leg].id)} ${condition ? `holds ${sayName(condition)}` : "is only possible"}`;
    })
    .join("; ");
}

/** In a minimal set every choice of the best tool for each leg uses every server, so the best over all of them is a witness of the set. */
function choose(servers: readonly string[], best: Map<string, Best>): PerLeg<SessionTool> | undefined {
  const found = perLeg(
    (leg) =>
      servers
        .map((name) => best.get(name)?.legs[leg])
        .filter((tool) => tool !== undefined)
        .sort((a, b) => compareFor(leg, a, b))[0],
  );
  const { private: secret, untrusted, egress } = found;
  return secret && untrusted && egress ? { private: secret, untrusted, egress } : undefined;
}

function bestByServer(session: Session, stance: Stance): Map<string, Best> {
  const best = new Map<string, Best>();
  for (const tool of toolsOn(session)) {
    const entry = best.get(tool.server) ?? { legs: {}, alone: [] };
    best.set(tool.server, entry);
    const has = LEGS.filter(
      (leg) =>
        tool.classification[leg].verdict === "yes" ||
        (stance === "cautious" && tool.classification[leg].verdict === "possible"),
    );
    for (const leg of has) {
      const champion = entry.legs[leg];
      if (!champion || compareFor(leg, tool, champion) < 0) entry.legs[leg] = tool;
    }
    if (has.length === LEGS.length) entry.alone.push(tool);
  }
  for (const entry of best.values()) entry.alone.sort((a, b) => byCodeUnit(a.id, b.id));
  return best;
}

/** The stronger tool for a leg first: surer word, higher grade, higher probability, then by id. */
function compareFor(leg: (typeof LEGS)[number], a: SessionTool, b: SessionTool): number {
  const [one, other] = [a.classification[leg], b.classification[leg]];
  const sure = (word: string) => (word === "yes" ? 0 : 1);
  return (
    sure(one.verdict) - sure(other.verdict) ||
    (other.grade ?? 0) - (one.grade ?? 0) ||
    other.p - one.p ||
    byCodeUnit(a.id, b.id)
  );
}

function sortSets(sets: readonly (readonly string[])[]): string[][] {
  return sets
    .map((set) => [...set].sort(byCodeUnit))
    .sort((a, b) => a.length - b.length || byCodeUnit(keyOf(a), keyOf(b)));
}

function keyOf(set: readonly string[]): string {
  return set.join("\n");
}
