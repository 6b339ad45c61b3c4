import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adviseServer } from "@/lib/core/annotations/advice";
import { readServer } from "@/lib/core/annotations/examine";
import { furtherClaims } from "@/lib/core/annotations/further-claims";
import { classifyServer } from "@/lib/core/classification/classify";
import type { Leg } from "@/lib/core/model/leg";
import type { Tool } from "@/lib/core/model/tool";
import { declaredLabel } from "@/lib/core/propagation/declared";
import { VOCABULARIES } from "@/lib/core/vocabularies";
import { claimsOf } from "@/lib/core/vocabularies/claims";

const tool = (annotations: Record<string, unknown>, more: Partial<Tool> = {}): Tool => ({
  name: "look",
  annotations,
  ...more,
});
const judge = (one: Tool, trusted = false) => classifyServer({ name: "crm", trusted }, [one])[0]!;
const wordsOf = (one: Tool) => claimsOf(one).map(({ meaning }) => meaning.words);

test("every file of the room is in the list, under the name of its file", () => {
  const files = readdirSync("lib/core/vocabularies").map((name) => name.replace(".ts", ""));
  const helpers = new Set(["define", "index", "claims", "meanings", "metadata"]);
  expect(VOCABULARIES.map(({ id }) => id).sort()).toEqual(files.filter((name) => !helpers.has(name)).sort());
});

describe("hints of SEP-1913 and its issue", () => {
  test.each([
    ["low", 1.2, undefined, "user"],
    ["medium", 1.5, 2, "pii"],
    ["high", 1.5, 3, "credentials"],
  ])("sensitiveHint %s weighs %f, and is at least of grade %s", (level, weight, grade, sensitivity) => {
    const claimed = tool({ sensitiveHint: level });
    const { private: verdict } = judge(claimed);
    expect(verdict.evidence.find(({ signal }) => signal === "claims-to-be-sensitive")).toMatchObject({
      weight: expect.closeTo(weight, 5),
      field: "annotations.sensitiveHint",
    });
    expect(verdict.verdict).not.toBe("no");
    expect(verdict.grade!).toBeGreaterThanOrEqual(grade ?? 1);
    expect(declaredLabel(claimed).sensitivity).toBe(sensitivity);
  });

  test("sensitiveHint as a boolean is that of discussion 2382, and other values are no claim", () => {
    const named = (value: unknown) => furtherClaims(tool({ sensitiveHint: value }))[0]!;
    expect(named("high").vocabulary?.id).toBe("sep-1913");
    expect(named(true).vocabulary?.id).toBe("discussion-2382");
    expect(named("High").meanings).toEqual([]);
    expect(named(3).meanings).toEqual([]);
  });

  test("privateHint admits internal data", () => {
    const verdict = judge(tool({ privateHint: true })).private;
    expect(verdict.evidence.find(({ quote }) => quote === "privateHint: true")?.weight).toBeCloseTo(1.2, 5);
    expect(declaredLabel(tool({ privateHint: true }))).toEqual({ sensitivity: "user" });
  });

  test("maliciousActivityHint makes results untrusted, and its absence or denial claims nothing", () => {
    const { untrusted } = judge(tool({ maliciousActivityHint: true }));
    expect(untrusted.verdict).not.toBe("no");
    expect(untrusted.p).toBeGreaterThan(judge(tool({})).untrusted.p);
    expect(declaredLabel(tool({ maliciousActivityHint: true }))).toEqual({ untrusted: true });
    expect(claimsOf(tool({ maliciousActivityHint: false }))).toEqual([]);
  });

  test("a resolved tool has them in _meta.annotations", () => {
    const resolved: Tool = { name: "look", _meta: { annotations: { sensitiveHint: "high", privateHint: true } } };
    expect(claimsOf(resolved).map(({ field }) => field)).toEqual([
      "_meta.annotations.sensitiveHint",
      "_meta.annotations.privateHint",
    ]);
    expect(judge(resolved).private.grade).toBe(3);
    expect(furtherClaims(resolved).map(({ field }) => field)).toEqual(claimsOf(resolved).map(({ field }) => field));
  });
});

describe("what a claim can do", () => {
  const bare = judge(tool({}));
  const trusted = judge(tool({}), true);

  test("egressHint true counts, false only for a server that a person trusts", () => {
    expect(judge(tool({ egressHint: true })).egress.verdict).toBe("possible");
    expect(judge(tool({ egressHint: false })).egress).toEqual(bare.egress);
    expect(judge(tool({ egressHint: false }), true).egress.p).toBeLessThan(trusted.egress.p);
  });

  test.each<[Record<string, unknown>, Leg]>([
    [{ sensitiveHint: false }, "private"],
    [{ sensitivity: "none" }, "private"],
    [{ privateHint: false }, "private"],
    [{ egressHint: false }, "egress"],
    [{ destination: "ephemeral" }, "egress"],
    [{ trustedHint: true }, "untrusted"],
    [{ verifiedOutputHint: true }, "untrusted"],
    [{ returnMetadata: { source: "internal" } }, "untrusted"],
  ])("%o lowers a leg of a trusted server and of no other", (annotations, leg) => {
    expect(judge(tool(annotations))[leg]).toEqual(bare[leg]);
    expect(judge(tool(annotations), true)[leg].p).toBeLessThan(trusted[leg].p);
  });

  const names = [...new Set(VOCABULARIES.flatMap(({ reads = {} }) => Object.keys(reads)))];
  const value = fc.oneof(
    fc.boolean(),
    fc.constantFrom("low", "high", "none", "public", "ephemeral", "irreversible", "benign", "internal", "user"),
    fc.jsonValue(),
  );
  const claims = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });

  test("no claim of a server that nobody trusts lowers any leg", () => {
    fc.assert(
      fc.property(claims, claims, (annotations, _meta) => {
        const judged = judge(tool(annotations, { _meta }));
        for (const leg of ["private", "untrusted", "egress"] as const)
          expect(judged[leg].p).toBeGreaterThanOrEqual(bare[leg].p - 1e-12);
      }),
      { numRuns: 60 },
    );
  });
});

describe("cost and progress", () => {
  const remarks = (one: Tool) => adviseServer(readServer({ name: "desk" }, [one]))[0]!.remarks;

  test("what is declared is told, and not advised again", () => {
    expect(
      remarks({
        name: "generate_image",
        description: "Generate an image.",
        execution: { taskSupport: "optional" },
        _meta: { "agents-x402/paymentRequired": true, "agents-x402/priceUSD": 0.01 },
      }),
    ).toEqual([
      "The server declares that it can run as a task, which can be watched and cancelled.",
      "The server declares that a call must be paid for.",
      "The server declares that a call costs 0.01 US dollars.",
    ]);
    expect(remarks({ name: "build", description: "Build.", annotations: { slowExecutionHint: true } })).toContain(
      "The server declares that a call takes long.",
    );
  });

  test("a price that is none is no claim", () => {
    expect(wordsOf({ name: "x", _meta: { "agents-x402/priceUSD": "free <b>" } })).toEqual([]);
    expect(wordsOf({ name: "x", _meta: { "agents-x402/priceUSD": -1 } })).toEqual([]);
  });
});
