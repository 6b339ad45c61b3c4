import { isDoubtful, type Level, type SessionVerdict, type StanceVerdict } from "../model/analysis";
import { LEG_WORDS, LEGS, perLeg, type Leg } from "../model/leg";
import type { Session, SessionTool, Stance } from "../model/session";
import type { StanceView } from "./held";
import { leastCertain, likelihoodOfTools, type Likelihood } from "./likelihood";
import { BIT, FULL, legsIn, unionOf } from "./mask";
import { joinWords } from "../text/join-words";
import { sayPercent } from "../text/say-percent";

/** Worst first. */
export const LEVELS: readonly Level[] = ["lethal", "possible", "two-legs", "clear"];

/** The level of a session that holds these legs in each stance. */
export function levelOf(cautious: number, plain: number): Level {
  if (plain === FULL) return "lethal";
  if (cautious === FULL) return "possible";
  return stanceVerdict(cautious) === "two-legs" ? "two-legs" : "clear";
}

function stanceVerdict(mask: number): StanceVerdict {
  return mask === FULL ? "lethal" : legsIn(mask).length === 2 ? "two-legs" : "clear";
}

/** The verdict on a session, and what it rests on. A server that is not fully listed makes it incomplete. */
export function judgeSession(session: Session, views: Record<Stance, StanceView>): SessionVerdict {
  const cautious = unionOf(views.cautious.counts);
  const plain = unionOf(views.plain.counts);
  const level = levelOf(cautious, plain);
  const legs = perLeg((leg) =>
    (plain & BIT[leg]) !== 0 ? ("yes" as const) : (cautious & BIT[leg]) !== 0 ? ("possible" as const) : ("no" as const),
  );
  const missing = legsIn(FULL & ~cautious);
  const unknown = views.cautious.servers.filter((server) => server.state !== "listed");
  const open = LEGS.filter((leg) => legs[leg] === "possible");
  const likelihood = likelihoodOfTools(views.cautious.tools);
  return {
    level,
    cautious: stanceVerdict(cautious),
    plain: stanceVerdict(plain),
    incomplete: unknown.length > 0,
    legs,
    missing,
    likelihood: Math.round(likelihood.all * 10_000) / 10_000,
    bounds: [
      ...(isDoubtful({ level, likelihood: likelihood.all }) ? [boundByDoubt(likelihood)] : []),
      ...(unknown.length > 0 ? [boundByUnknown(views.cautious, level, missing)] : []),
      ...open.map((leg) => boundByPossible(level, leg, views.cautious)),
      ...boundByHost(session),
    ],
  };
}

function boundByDoubt(likelihood: Likelihood): string {
  const leg = leastCertain(likelihood);
  return `The probability that all three legs are really there is ${sayPercent(likelihood.all)}; the least certain is ${LEG_WORDS[leg].phrase}, at ${sayPercent(likelihood.legs[leg])}.`;
}

function boundByUnknown({ tools, servers }: StanceView, level: Level, missing: readonly Leg[]): string {
  const unknown = servers.filter(({ state }) => state !== "listed");
  const names = quoteSome(
    unknown.map((server) => server.name),
    "or",
  );
  const why = unknown.every((server) => server.state === "partial")
    ? "could be listed only in part"
    : "could not be listed in full";
  if (tools.length === 0)
    return `Nothing is known of what ${names} can do: ${unknown.length === 1 ? "it" : "they"} ${why}.`;
  if (missing.length === 0)
    return `What else ${names} can do is not counted: ${unknown.length === 1 ? "it" : "they"} ${why}.`;
  const phrase = join(
    missing.map((leg) => LEG_WORDS[leg].phrase),
    "and",
  );
  return `${level === "clear" ? "Clear" : "Two legs only"} unless ${names} brings ${phrase}: ${unknown.length === 1 ? "it" : "they"} ${why}.`;
}

function boundByPossible(level: Level, leg: Leg, { tools, masks }: StanceView): string {
  const holders: SessionTool[] = tools.filter((_, at) => (masks[at]! & BIT[leg]) !== 0);
  const undescribed = holders.every((tool) => tool.classification[leg].because === "unknown") ? "undescribed " : "";
  const names = quoteSome(
    holders.map((tool) => tool.id),
    "and",
  );
  const { phrase, title } = LEG_WORDS[leg];
  if (level !== "possible") return `${title} is only possible, through ${names}.`;
  if (holders.length > 1)
    return `Lethal only if one of these ${holders.length} ${undescribed}tools brings ${phrase}: ${names}.`;
  const condition = holders[0]!.classification[leg].condition;
  return `Lethal only if the ${undescribed}tool ${names} brings ${phrase}${condition ? ` (${condition})` : ""}.`;
}

function boundByHost(session: Session): string[] {
  const host = session.servers.find((server) => server.builtIn);
  if (host?.off) return [`The built-in tools of ${host.name} are switched off, so they are not counted.`];
  if (host) return [];
  if (session.host === "none") return ["No host is part of this session, so the agent's own tools are not counted."];
  return [`There is no profile of the host “${session.host}”, so its own tools are not counted.`];
}

const NAMED = 5;

function quoteSome(names: readonly string[], word: "and" | "or"): string {
  const quoted = names.slice(0, NAMED).map((name) => `“${name}”`);
  return join(names.length > NAMED ? [...quoted, `${names.length - NAMED} more`] : quoted, word);
}

function join(words: readonly string[], word: "and" | "or"): string {
  return joinWords(words, word);
}
