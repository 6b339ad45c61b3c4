import type { Drift } from "../drift/drift";
import type { LoggedEntry } from "../model/review";
import { nameOf } from "../text/chain";
import { OWNER, standingReviews, type Review } from "./read-log";

/** What an approval was given for, and what is true now. */
export type Now = {
  /** Digest of the shared snapshot. */
  snapshot: string;
  /** Digest of the current rules; empty when they are not known. */
  ruleset: string;
  /** How the session changed since it was shared; absent when that is unknown. */
  drift?: Drift;
  /** Today, `2027-03-31`. */
  today: string;
};
export type ReviewStanding = { review: Review; stale: string[] };

/** Every approval and every request for changes that counts, and why it no longer does. An approval goes stale by itself. */
export function standings(log: readonly LoggedEntry[], now: Now): ReviewStanding[] {
  const told = log.findLastIndex(({ entry, through }) => entry.body.kind === "drift" && through === OWNER);
  const before = new Set(log.slice(0, Math.max(0, told)).map(({ entry }) => nameOf(entry)));
  return standingReviews(log).map((review) => ({
    review,
    stale:
      review.body.word === "approve"
        ? [...reasons(review, now), ...(before.has(review.name) && !now.drift ? sayTold(log[told]) : [])]
        : [],
  }));
}

/** Reviewers cannot see the session; they only know what its owner told them after they approved. */
function sayTold(told: LoggedEntry | undefined): string[] {
  return told?.entry.body.kind === "drift"
    ? ["The owner says that the session has changed since.", ...told.entry.body.text.split("\n")]
    : [];
}

/** The result of the reviews in one word: somebody wants changes, somebody approved and it still holds, it no longer holds, or nobody reviewed it. */
export function outcome(all: readonly ReviewStanding[]): "changes-requested" | "approved" | "stale" | "open" {
  if (all.some(({ review }) => review.body.word === "request-changes")) return "changes-requested";
  if (all.some(({ stale }) => stale.length === 0)) return "approved";
  return all.length > 0 ? "stale" : "open";
}

function reasons({ body }: Review, { snapshot, ruleset, drift, today }: Now): string[] {
  const until = body.decisions.until.words.trim();
  return [
    ...(body.snapshot === snapshot ? [] : ["It was given for another snapshot than this one."]),
    ...(/^\d{4}-\d\d-\d\d$/.test(until) && until < today ? [`It was given until ${until}.`] : []),
    ...(body.ruleset === "" || ruleset === "" || body.ruleset === ruleset
      ? []
      : ["The rules that judge have changed since."]),
    ...(drift ? sayEffect(drift) : []),
  ];
}

/** The changes that make it worse first; a change that touches no leg still ends an approval, and says that it touches none. */
function sayEffect({ items, level }: Drift): string[] {
  if (items.length === 0) return [];
  const worst = [
    ...items.filter((item) => item.effect === "worse"),
    ...items.filter((item) => item.effect === "better"),
    ...items.filter((item) => item.effect === "none"),
  ];
  const verdict =
    level.before === level.after
      ? `The verdict stays ${level.after}.`
      : `The verdict went from ${level.before} to ${level.after}.`;
  const said = worst.map((item) => item.what).filter((what) => !what.startsWith("The verdict goes"));
  return [`The session has changed since. ${verdict}`, ...said];
}
