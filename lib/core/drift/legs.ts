import { sayList, sayName } from "../findings/define";
import type { Change } from "../model/change";
import { LEGS, LEG_WORDS, type PerLeg } from "../model/leg";
import type { Classification, VerdictWord } from "../model/verdict";

/** Verdicts by how certainly a leg is held. */
export const RANK: Record<VerdictWord, number> = { no: 0, possible: 1, yes: 2 };

export type Legs = PerLeg<VerdictWord>;

export function legsOf({ private: data, untrusted, egress }: Classification): Legs {
  return { private: data.verdict, untrusted: untrusted.verdict, egress: egress.verdict };
}

/** `possible private data and egress`; empty for none. */
export function sayLegs(legs: Legs): string {
  return sayList(
    LEGS.filter((leg) => legs[leg] !== "no").map(
      (leg) => `${legs[leg] === "possible" ? "possible " : ""}${LEG_WORDS[leg].title.toLowerCase()}`,
    ),
  );
}

/** The legs that changed, in words, and whether one of them is held with more certainty. */
export function legChanges(was: Legs, is: Legs): { words: string; worse: boolean } | undefined {
  const changed = LEGS.filter((leg) => was[leg] !== is[leg]);
  if (changed.length === 0) return undefined;
  return {
    words: changed.map((leg) => `${LEG_WORDS[leg].title.toLowerCase()} from ${was[leg]} to ${is[leg]}`).join(", "),
    worse: changed.some((leg) => RANK[is[leg]] > RANK[was[leg]]),
  };
}

/** What a changed listing does to the legs of one tool, each direction a change of its own, and whether it now reads as one that destroys or writes. */
export function compareLegs(tool: string, before: Classification, after: Classification, why: string): Change[] {
  const [was, is] = [legsOf(before), legsOf(after)];
  const told = (legs: (typeof LEGS)[number][], effect: "leg-gained" | "leg-lost"): Change[] =>
    legs.length === 0
      ? []
      : [
          {
            part: "legs",
            effect,
            tool,
            says: `${sayName(tool)} ${why}: ${legs.map((leg) => `${LEG_WORDS[leg].title.toLowerCase()} from ${was[leg]} to ${is[leg]}`).join(", ")}.`,
          },
        ];
  const effects =
    !before.destructive && after.destructive
      ? "destroy"
      : !before.writes && after.writes
        ? "change something"
        : undefined;
  return [
    ...told(
      LEGS.filter((leg) => RANK[is[leg]] > RANK[was[leg]]),
      "leg-gained",
    ),
    ...told(
      LEGS.filter((leg) => RANK[is[leg]] < RANK[was[leg]]),
      "leg-lost",
    ),
    ...(effects
      ? [
          {
            part: "legs",
            effect: "shape",
            tool,
            says: `${sayName(tool)} reads as one that can ${effects} now.`,
          } satisfies Change,
        ]
      : []),
  ];
}
