import { hold, view, within, type StanceView } from "../analysis/held";
import { FULL, maskOf } from "../analysis/mask";
import { findWitnesses } from "../analysis/witnesses";
import type { Analysis, Witness } from "../model/analysis";
import { LEG_WORDS, LEGS, perLeg, type PerLeg } from "../model/leg";
import type { Finding } from "../model/finding";
import { SEVERITIES } from "../model/severity";
import type { Session, SessionTool, Stance } from "../model/session";
import { makeFinding, sayList, sayName, toolsOn } from "./define";
import { byText } from "../text/order";

/** How many sets become findings at most; all of them stay in `minimalServerSets`. */
export const MOST_SETS = 200;

/**
 * One finding for each minimal server set: the sets that are lethal already by the yes-legs, and the sets that are
 * lethal only when every `possible` is read as yes; and one for the servers of the strongest path if these are not a minimal set, since together they do more harm than a part of them. Each describes the strongest path through its servers. Certain ones come first, then the worse: the first finding describes the path that represents the session everywhere.
 */
export function findTrifectaFindings(session: Session, analysis: Analysis, held = hold(session)): Finding[] {
  const sure = setsIn(session, analysis, "plain");
  const known = new Set(sure.map(keyOf));
  const possible = setsIn(session, analysis, "cautious").filter((set) => !known.has(keyOf(set)));
  return [
    ...describeAll(session, analysis, sure.slice(0, MOST_SETS), view(held, "plain")),
    ...describeAll(session, analysis, possible.slice(0, Math.max(0, MOST_SETS - sure.length)), view(held, "cautious")),
  ];
}

/** The servers of the strongest path first, so that they are included however many there are; then as `sortSets` has them. */
function setsIn(session: Session, analysis: Analysis, stance: Stance): string[][] {
  const [strongest] = analysis.witnesses[stance];
  const first = strongest ? [serversOf(session, strongest)] : [];
  const others = sortSets(analysis.minimalServerSets[stance]);
  return [...first, ...others.filter((set) => !first.some((one) => keyOf(one) === keyOf(set)))];
}

function describeAll(session: Session, analysis: Analysis, sets: readonly string[][], held: StanceView): Finding[] {
  const { stance } = held;
  const strongest = analysis.witnesses[stance];
  // Of several through the same servers the first stays.
  const told = new Map([...strongest].reverse().map((one) => [keyOf(serversOf(session, one)), one]));
  const place = (witness: Witness) => (strongest.includes(witness) ? strongest.indexOf(witness) : strongest.length);
  const severity = ({ rating }: Witness) => (rating ? SEVERITIES.indexOf(rating.severity) : SEVERITIES.length);
  return sets
    .flatMap((servers) => {
      const witness = told.get(keyOf(servers)) ?? findWitnesses(within(held, servers), session, 1)[0];
      return witness ? [{ servers, witness }] : [];
    })
    .sort((a, b) => severity(a.witness) - severity(b.witness) || place(a.witness) - place(b.witness))
    .map(({ servers, witness }) => describe(session, servers, witness, stance));
}

function serversOf(session: Session, { tools }: Witness): string[] {
  const own = session.servers.filter((server) => server.tools.some(({ id }) => LEGS.some((leg) => tools[leg] === id)));
  return own.map((server) => server.name).sort(byText);
}

function describe(session: Session, servers: string[], witness: Witness, stance: Stance): Finding {
  const on = toolsOn({ ...session, servers: session.servers.filter(({ name }) => servers.includes(name)) });
  const byId = new Map(on.map((tool) => [tool.id, tool]));
  const legs = perLeg((leg) => byId.get(witness.tools[leg])!);
  const alone = servers.length === 1 ? on.filter((tool) => maskOf(tool.classification, stance) === FULL) : [];
  const named = alone.map((tool) => tool.id).sort(byText);
  const isAlone = named.includes(witness.tools.private) && new Set(Object.values(witness.tools)).size === 1;
  const tools = [...new Set([...named, ...(isAlone ? [] : Object.values(witness.tools))])].sort(byText);
  const through = `untrusted input through ${sayName(legs.untrusted.id)}, private data through ${sayName(legs.private.id)}, a way out through ${sayName(legs.egress.id)}`;
  const who = servers.length === 1 ? `Server ${sayName(servers[0]!)} alone` : `Servers ${sayList(servers)} together`;
  if (stance === "cautious") {
    const message = `${who} may carry the lethal trifecta: ${through}. Not every leg is certain: ${doubts(legs)}.`;
    return makeFinding(session, { rule: "LT004", message, servers, tools, witness });
  }
  if (alone.length > 0) {
    const one = `The tool ${sayName(named[0]!)} carries the lethal trifecta alone. It takes in untrusted input, reads private data and sends data out.`;
    const several = `The tools ${sayList(named)} carry the lethal trifecta, each alone. Each takes in untrusted input, reads private data and sends data out.`;
    const path = isAlone ? "" : ` The most severe path: ${through}.`;
    const message = `${alone.length === 1 ? one : several}${path}`;
    return makeFinding(session, { rule: "LT001", message, servers, tools, witness });
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

function sortSets(sets: readonly (readonly string[])[]): string[][] {
  return sets.map((set) => [...set].sort(byText)).sort((a, b) => a.length - b.length || byText(keyOf(a), keyOf(b)));
}

function keyOf(set: readonly string[]): string {
  return set.join("\n");
}
