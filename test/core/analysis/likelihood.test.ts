import fc from "fast-check";
import { expect, test } from "vitest";
import { headline } from "@/components/sessions/words";
import { analyse } from "@/lib/core/analysis/analyse";
import { likelihoodOf } from "@/lib/core/analysis/likelihood";
import { isDoubtful } from "@/lib/core/model/analysis";
import { LEGS, perLeg } from "@/lib/core/model/leg";
import { LEVEL_WORDS, sayVerdict } from "@/lib/core/text/say-verdict";
import { aSession, anySession } from "./sessions";

const p = fc.double({ min: 0, max: 1, noNaN: true });
const chances = fc.record({ private: fc.array(p), untrusted: fc.array(p), egress: fc.array(p) });

test("one tool for each leg: the product of their probabilities; no tool for a leg: none", () => {
  expect(likelihoodOf({ private: [0.9], untrusted: [0.8], egress: [0.5] }).all).toBeCloseTo(0.36, 10);
  expect(likelihoodOf({ private: [0.9], untrusted: [], egress: [1] }).all).toBe(0);
});

test("the most probable tool counts in full, any other one half", () => {
  const { legs } = likelihoodOf({ private: [0.2, 0.8], untrusted: [0.8, 0.2], egress: [0.8] });
  expect(legs.private).toBeCloseTo(1 - 0.2 * 0.9, 10);
  expect(legs.untrusted).toBeCloseTo(legs.private, 10);
  expect(legs.egress).toBeCloseTo(0.8, 10);
});

test("it lies between what the most probable tools alone give and what independent ones would, and never falls with one more", () => {
  fc.assert(
    fc.property(chances, p, (all, more) => {
      const { all: now } = likelihoodOf(all);
      const strongest = LEGS.reduce((product, leg) => product * Math.max(0, ...all[leg]), 1);
      const independent = LEGS.reduce(
        (product, leg) => product * (1 - all[leg].reduce((no, one) => no * (1 - one), 1)),
        1,
      );
      expect(now).toBeGreaterThanOrEqual(strongest - 1e-9);
      expect(now).toBeLessThanOrEqual(independent + 1e-9);
      for (const leg of LEGS)
        expect(likelihoodOf({ ...all, [leg]: [...all[leg], more] }).all).toBeGreaterThanOrEqual(now - 1e-9);
    }),
  );
});

test("it changes no level, and only what is called lethal is ever called doubtful", () => {
  fc.assert(
    fc.property(anySession(), (session) => {
      const { verdict } = analyse(session);
      expect(verdict.likelihood).toBeGreaterThanOrEqual(0);
      expect(verdict.likelihood).toBeLessThanOrEqual(1);
      expect(isDoubtful(verdict) && verdict.level !== "lethal").toBe(false);
      expect(verdict.level === "lethal").toBe(verdict.plain === "lethal");
    }),
  );
});

test("a session that is lethal by verdicts that are hardly more than even is said to leak only probably, and why", () => {
  const withEgress = (chance: number) =>
    analyse(
      aSession({
        mail: {
          tools: perLeg((leg) => ({ [leg]: { verdict: "yes" as const, p: leg === "egress" ? chance : 0.95 } })),
        },
      }),
    );
  const [doubtful, sure] = [withEgress(0.55), withEgress(0.97)];
  expect(LEVEL_WORDS[doubtful.verdict.level].word).toBe("Lethal");
  expect(doubtful.verdict.bounds[0]).toBe(
    "The probability that all three legs are really there is 54 %; the least certain is a way out, at 59 %.",
  );
  expect(headline(doubtful.verdict, 3)).toBe("This session can probably leak.");
  expect(headline(sure.verdict, 3)).toBe("This session can leak.");
  const say = ({ verdict, minimalServerSetCount, masks }: typeof sure) =>
    sayVerdict({ verdict, minimalServerSetCount, masks, servers: [] });
  expect(say(doubtful)).toContain("can probably be made to leak");
  expect(say(sure)).not.toContain("probably");
  expect(sure.verdict.bounds.join(" ")).not.toContain("probable");
});
