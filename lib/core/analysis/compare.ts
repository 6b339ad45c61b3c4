import type { Analysis, Level } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { PolicyLevel } from "../model/policy";
import { STANCES, type Session, type SessionTool, type Stance } from "../model/session";
import type { VerdictWord } from "../model/verdict";
import { hold } from "./held";
import { maskOf } from "./mask";
import { bySizeThenText, byText } from "../text/order";
import type { Outline } from "./analyse";
import { rateFurther } from "./policies";

/** A session with its analysis. */
export type Judged = { session: Session; analysis: Analysis };
/** A session with as much of its analysis as a comparison needs. */
export type Outlined = { session: Session; analysis: Outline };

type Change<T> = { before: T; after: T };
type Difference<T> = { added: T[]; removed: T[] };

/** What differs between two sessions, or one session at two moments. What is switched off counts as absent. */
export type Comparison = {
  level: Change<Level>;
  /** Only the legs whose strongest verdict changed. */
  legs: (Change<VerdictWord> & { leg: Leg })[];
  servers: Difference<string>;
  tools: Difference<string>;
  /** Tools on both sides that now hold other legs, or hold them with another verdict. */
  rejudged: (Change<Record<Leg, VerdictWord>> & { tool: string })[];
  /** Tools on both sides whose definition changed; they may hold the same legs. */
  redefined: string[];
  minimalServerSets: Record<Stance, Difference<string[]>>;
  trifectaCount: Record<Stance, Change<string>>;
  /** Further policies whose verdict differs; a policy that one side does not know is left out. */
  policies: (Change<PolicyLevel> & { label: string })[];
};

export function compare(before: Outlined, after: Outlined): Comparison {
  const was = hold(before.session);
  const is = hold(after.session);
  const known = new Map(was.tools.map((tool) => [tool.id, tool]));
  const inBoth = <T>(ask: (stance: Stance) => T): Record<Stance, T> => ({
    cautious: ask(STANCES[0]),
    plain: ask(STANCES[1]),
  });
  return {
    level: { before: before.analysis.verdict.level, after: after.analysis.verdict.level },
    legs: LEGS.map((leg) => ({
      leg,
      before: before.analysis.verdict.legs[leg],
      after: after.analysis.verdict.legs[leg],
    })).filter((change) => change.before !== change.after),
    servers: differ(
      was.servers.map((server) => server.name),
      is.servers.map((server) => server.name),
    ),
    tools: differ(
      was.tools.map((tool) => tool.id),
      is.tools.map((tool) => tool.id),
    ),
    rejudged: is.tools.flatMap((tool) => {
      const old = known.get(tool.id);
      if (!old || STANCES.every((stance) => maskOf(old.classification, stance) === maskOf(tool.classification, stance)))
        return [];
      return [{ tool: tool.id, before: words(old), after: words(tool) }];
    }),
    redefined: is.tools.flatMap((tool) => {
      const old = known.get(tool.id);
      return old?.digest !== undefined && tool.digest !== undefined && old.digest !== tool.digest ? [tool.id] : [];
    }),
    minimalServerSets: inBoth((stance) =>
      differInSets(before.analysis.minimalServerSets[stance], after.analysis.minimalServerSets[stance]),
    ),
    trifectaCount: inBoth((stance) => ({
      before: before.analysis.trifectaCount[stance],
      after: after.analysis.trifectaCount[stance],
    })),
    policies: differInPolicies(before.session, after.session),
  };
}

function differInPolicies(before: Session, after: Session): Comparison["policies"] {
  const was = new Map(rateFurther(before).map(({ policy, level }) => [policy.id, level]));
  return rateFurther(after).flatMap(({ policy, level: now }) => {
    const level = was.get(policy.id);
    return level === undefined || level === now ? [] : [{ label: policy.label, before: level, after: now }];
  });
}

function words({ classification }: SessionTool): Record<Leg, VerdictWord> {
  return {
    private: classification.private.verdict,
    untrusted: classification.untrusted.verdict,
    egress: classification.egress.verdict,
  };
}

function differ(before: readonly string[], after: readonly string[]): Difference<string> {
  const had = new Set(before);
  const has = new Set(after);
  return {
    added: [...has].filter((one) => !had.has(one)).sort(byText),
    removed: [...had].filter((one) => !has.has(one)).sort(byText),
  };
}

function differInSets(before: readonly string[][], after: readonly string[][]): Difference<string[]> {
  const { added, removed } = differ(
    before.map((set) => JSON.stringify(set)),
    after.map((set) => JSON.stringify(set)),
  );
  const open = (sets: readonly string[]): string[][] =>
    sets.map((set) => JSON.parse(set) as string[]).sort(bySizeThenText);
  return { added: open(added), removed: open(removed) };
}
