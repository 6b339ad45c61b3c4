import type { LoggedEntry, ReviewBody, ReviewEntry } from "../model/review";
import { nameOf } from "../text/chain";

type Body<K extends ReviewBody["kind"]> = Extract<ReviewBody, { kind: K }>;
/** Something said in the log, with its name and who said it. */
export type ReviewStatement<B> = { name: string; at: string; by: string; owner: boolean; body: B };
/** A comment or a proposal with what was answered, and whether it is settled. */
export type Thread = {
  start: ReviewStatement<Body<"comment"> | Body<"label">>;
  answers: ReviewStatement<Body<"comment">>[];
  settled?: ReviewStatement<Body<"settle">>;
};
export type Review = ReviewStatement<Body<"review">>;

export type ReviewLog = {
  threads: Thread[];
  /** Every review that was given; the newest of each person counts. */
  reviews: Review[];
  drift: ReviewStatement<Body<"drift">>[];
};

/** The log as people read it. Entries that answer or settle something unknown are ignored. */
export function readLog(log: readonly LoggedEntry[]): ReviewLog {
  const threads = new Map<string, Thread>();
  const reviews: Review[] = [];
  const drift: ReviewLog["drift"] = [];
  for (const { entry, through } of log) {
    const { body } = entry;
    if (body.kind === "review") reviews.push(said(entry, through, body));
    else if (body.kind === "drift") {
      // Only the owner's Trefoil knows how the session changed.
      if (through === OWNER) drift.push(said(entry, through, body));
    } else if (body.kind === "settle") {
      const thread = threads.get(body.of);
      if (thread) thread.settled = body.to === "resolved" ? said(entry, through, body) : undefined;
    } else if (body.kind === "comment" && body.answers !== undefined)
      threads.get(body.answers)?.answers.push(said(entry, through, body));
    else threads.set(nameOf(entry), { start: said(entry, through, body), answers: [] });
  }
  return { threads: [...threads.values()], reviews, drift };
}

/** How a share store marks what came from the owner. */
export const OWNER = "owner";

/** The newest review of each person that is more than a comment; the same name behind two links is two people. */
export function standingReviews(log: readonly LoggedEntry[]): Review[] {
  const latest = new Map<string, Review>();
  for (const { entry, through } of log) {
    const { body } = entry;
    if (body.kind !== "review" || body.word === "comment") continue;
    const person = JSON.stringify([through, entry.by.toLowerCase()]);
    latest.delete(person);
    latest.set(person, said(entry, through, body));
  }
  return [...latest.values()];
}

function said<B>(entry: ReviewEntry, through: string, body: B): ReviewStatement<B> {
  return { name: nameOf(entry), at: entry.at, by: entry.by, owner: through === OWNER, body };
}
