import * as z from "zod";

/** The three things that must not meet in one session (Willison, "The lethal trifecta", 2025). */
export const LEGS = ["private", "untrusted", "egress"] as const;
export const LegSchema = z.enum(LEGS);
export type Leg = z.infer<typeof LegSchema>;

/** One value for each leg. */
export type PerLeg<T> = Record<Leg, T>;

/** A leg in words for people: in a heading, in a sentence, as a letter beside its shape. */
export const LEG_WORDS: PerLeg<{ title: string; phrase: string; letter: string }> = {
  private: { title: "Private data", phrase: "private data", letter: "P" },
  untrusted: { title: "Untrusted input", phrase: "untrusted input", letter: "U" },
  egress: { title: "Egress", phrase: "a way out", letter: "E" },
};

/** Builds a value for each leg, in the order of `LEGS`. */
export function perLeg<T>(make: (leg: Leg) => T): PerLeg<T> {
  return { private: make("private"), untrusted: make("untrusted"), egress: make("egress") };
}
