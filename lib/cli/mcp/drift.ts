import * as z from "zod";
import { driftBetween } from "@/lib/core/drift/session-drift";
import type { HeldSession } from "./given";
import { LIMITS } from "./limits";
import { LevelShape, SentenceShape, some, someOf } from "./shapes";

const EFFECTS = ["worse", "better", "none"] as const;
const MARKS: Record<(typeof EFFECTS)[number], string> = { worse: "✖", better: "○", none: "·" };

export const DriftShape = z.strictObject({
  verdict: z.strictObject({ before: LevelShape, after: LevelShape }),
  worse: z.number().int().describe("Changes that add a leg, a set, an unseen server or suspect words."),
  changes: someOf(z.strictObject({ effect: z.enum(EFFECTS), what: SentenceShape })).describe("Worse ones first."),
});
export type DriftTold = z.input<typeof DriftShape>;

/** Said of a tool whose legs are unchanged and whose text contains something suspicious. The words themselves are a stranger's, so they are not repeated. */
const SUSPECT = " Its text now hides something, gives orders, or mentions sending.";

/** What changed from one session to another. Both use the same references. */
export function driftOf(before: HeldSession, after: HeldSession): DriftTold {
  const real = driftBetween(before, after);
  const told = driftBetween(veiledOf(before), veiledOf(after));
  const items = told.items.map(({ what, effect }, at) => {
    // Only the real session holds the texts of tools; they can only make a change worse.
    const is = real.items[at]?.effect ?? effect;
    return { effect: is, what: is === "worse" && effect !== "worse" ? `${what}${SUSPECT}` : what };
  });
  const ordered = EFFECTS.flatMap((effect) => items.filter((item) => item.effect === effect));
  return {
    verdict: { before: real.level.before, after: real.level.after },
    worse: items.filter((item) => item.effect === "worse").length,
    changes: some(ordered, LIMITS.list, (item) => item),
  };
}

const veiledOf = ({ veiled, veiledAnalysis }: HeldSession) => ({ session: veiled, analysis: veiledAnalysis });

/** As lines, in the words of `trefoil verify`. */
export function sayDrift({ verdict, worse, changes: { items, more } }: DriftTold): string[] {
  if (items.length === 0) return [`Nothing changed. The verdict is ${verdict.after}.`];
  const changes = items.length + more;
  const level =
    verdict.before === verdict.after ? `stays ${verdict.after}` : `goes from ${verdict.before} to ${verdict.after}`;
  return [
    `${changes} ${changes === 1 ? "change" : "changes"}, ${worse} of them worse. The verdict ${level}.`,
    ...items.map(({ effect, what }) => `${MARKS[effect]} ${what}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}
