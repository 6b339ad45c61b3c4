import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { LEGS } from "@/lib/core/model/leg";
import type { Override } from "@/lib/core/model/verdict";
import { sayTurningPoint, counterfactuals } from "@/lib/core/classification/scoring/counterfactuals";

const TOOLS = [
  {
    name: "send_message",
    description: "Send a message to any recipient.",
    inputSchema: { properties: { to: { type: "string" }, text: { type: "string" } } },
  },
  { name: "read_inbox", description: "Read the emails of the signed-in mailbox." },
  { name: "add", description: "Add two numbers." },
  { name: "fetch", description: "Fetch a page.", inputSchema: { properties: { url: { type: "string" } } } },
  { name: "read_file", description: "Read a file of this machine." },
];
const classified = classifyServer({ name: "office" }, TOOLS);
const logit = (p: number) => Math.log(p / (1 - p));

describe("what would change a verdict", () => {
  test("is another word than the verdict, and the weights that are left give it", () => {
    for (const classification of classified) {
      for (const leg of LEGS) {
        const verdict = classification[leg];
        for (const point of counterfactuals(leg, verdict)) {
          expect(point.to).not.toBe(verdict.verdict);
        }
        const points = counterfactuals(leg, verdict);
        for (const point of points.filter((one) => "more" in one)) expect(point.more).toBeGreaterThan(0);
        for (const point of points.filter((one) => "without" in one))
          expect(logit(point.p)).toBeCloseTo(
            logit(verdict.p) - point.without.reduce((sum, { weight }) => sum + weight, 0),
            6,
          );
      }
    }
  });

  test("names no ground that is not needed: with the lightest of them the verdict still stands", () => {
    const { egress } = classified[0]!;
    const [point] = counterfactuals("egress", egress);
    if (!point || "more" in point) throw new Error("A yes turns by what is taken away.");
    expect(egress.verdict).toBe("yes");
    expect(point.p).toBeLessThan(0.5);
    expect(logit(point.p) + point.without.at(-1)!.weight).toBeGreaterThanOrEqual(0);
  });

  test("of a person's word is what the evidence says without it", () => {
    const word: Override = {
      server: "office",
      tool: "send_message",
      leg: "egress",
      verdict: "no",
      by: "Ada",
      at: "2026-03-01T12:00:00.000Z",
      reason: "Only to our own list.",
    };
    const [overruled] = classifyServer({ name: "office" }, TOOLS, [word]);
    const [point] = counterfactuals("egress", overruled!.egress);
    expect(point).toMatchObject({ to: "yes", p: expect.closeTo(classified[0]!.egress.p, 6) });
    expect(sayTurningPoint(point!)).toMatch(/^Yes, at >?\d+ %, without the word of a person\.$/);
  });

  test("is not guessed where nothing was read", () => {
    const [silent] = classifyServer({ name: "srv" }, [{ name: "zzyzx" }]);
    expect(silent!.private.because).toBe("unknown");
    expect(counterfactuals("private", silent!.private)).toEqual([]);
    expect(counterfactuals("private", { verdict: "yes", evidence: [] })).toEqual([]);
  });
});
