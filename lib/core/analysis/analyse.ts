import type { Analysis, SessionVerdict } from "../model/analysis";
import type { Session, Stance } from "../model/session";
import { findCuts, type CutOptions } from "./cuts";
import { hold, view, type StanceView } from "./held";
import { minimalServerSets } from "./minimal-server-sets";
import { findNearMisses } from "./near-misses";
import { rateSession } from "./severity";
import { findSplit } from "./split";
import { countTrifectas } from "./trifecta-count";
import { judgeSession } from "./verdict";
import { findWitnesses } from "./witnesses";

/** What two sessions are compared by. */
export type Outline = Pick<Analysis, "verdict" | "minimalServerSets" | "trifectaCount">;

/**
 * Everything that can be concluded about a session, in both stances. What is switched off is left out, except as a near
 * miss. Linear in the tools, whatever the number of trifectas; the order of servers and tools does not matter.
 */
export function analyse(session: Session, options: CutOptions = session.wishes ?? {}): Analysis {
  const views = viewsOf(session);
  const sets = inBoth((stance) => minimalServerSets(views[stance]));
  const of = <T>(ask: (view: StanceView) => T): Record<Stance, T> => inBoth((stance) => ask(views[stance]));
  return {
    verdict: judgeSession(session, views),
    severity: rateSession(session),
    masks: of((one) => one.counts),
    minimalServerSets: inBoth((stance) => sets[stance].sets),
    minimalServerSetCount: inBoth((stance) => sets[stance].count.toString()),
    trifectaCount: of((one) => countTrifectas(one.counts).toString()),
    witnesses: of((one) => findWitnesses(one, session)),
    cuts: of((one) => findCuts(one, options)),
    split: of((one) => findSplit(one, session.wishes?.together)),
    nearMisses: findNearMisses(session, views),
  };
}

/** Only what a comparison needs, without witnesses, cuts, split and near misses. */
export function outline(session: Session): Outline {
  const views = viewsOf(session);
  return {
    verdict: judgeSession(session, views),
    minimalServerSets: inBoth((stance) => minimalServerSets(views[stance]).sets),
    trifectaCount: inBoth((stance) => countTrifectas(views[stance].counts).toString()),
  };
}

/** The verdict alone, for lists of many sessions. */
export function verdictOf(session: Session): SessionVerdict {
  return judgeSession(session, viewsOf(session));
}

function viewsOf(session: Session): Record<Stance, StanceView> {
  const held = hold(session);
  return inBoth((stance) => view(held, stance));
}

function inBoth<T>(make: (stance: Stance) => T): Record<Stance, T> {
  return { cautious: make("cautious"), plain: make("plain") };
}
