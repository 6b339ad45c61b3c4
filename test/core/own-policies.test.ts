import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POLICIES } from "@/lib/core/analysis/policies";
import { CAPABILITIES, PolicySchema, type Capability } from "@/lib/core/model/policy";
import { decodeShare, encodeShare } from "@/lib/core/share";
import { MOST_POLICIES, OwnPolicySchema, readPolicies, toPolicy, writePolicies } from "@/lib/core/own-policies";
import { FORMATS } from "@/lib/core/reports";
import { aReport } from "../support/a-report";
import { aSession, tools } from "./analysis/sessions";

const entry = (change: object = {}) => ({ label: "No reading beside writing", why: "The ledger is booked elsewhere.", sides: [{ anyOf: ["private"] }, { anyOf: ["writes", "egress"] }], ...change });
const file = (...policies: unknown[]) => JSON.stringify({ schema: "trefoil-policies/1", policies }, null, 1);
const own = (label: string, ...sides: Capability[][]) => toPolicy({ label, why: "Because.", sides: sides.map((anyOf) => ({ anyOf })) });

const anyOwn = fc
  .record({ label: fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }), why: fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" }), sides: fc.array(fc.record({ anyOf: fc.subarray([...CAPABILITIES], { minLength: 1 }) }), { minLength: 2, maxLength: 4 }) })
  .map((draft) => OwnPolicySchema.safeParse(draft))
  .filter((parsed) => parsed.success)
  .map((parsed) => toPolicy(parsed.data!));

describe("a file of policies", () => {
  test("is read back as it was written, in whatever order the policies came", () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyOwn, { selector: ({ id }) => id, maxLength: 6 }), (policies) => {
        const text = writePolicies(policies);
        expect(writePolicies([...policies].reverse())).toBe(text);
        const { policies: read, problems } = readPolicies(text);
        expect(problems).toEqual([]);
        expect(new Set(read.map((one) => JSON.stringify(one)))).toEqual(new Set(policies.map((one) => JSON.stringify(one))));
        for (const policy of read) expect(PolicySchema.parse(policy)).toEqual(policy);
      }),
    );
  });

  test.each([
    ["a capability that is none", entry({ sides: [{ anyOf: ["private"] }, { anyOf: ["money"] }] }), "“sides.1.anyOf.0” has to be one of private, untrusted, egress, writes, destructive."],
    ["one side only", entry({ sides: [{ anyOf: ["private"] }] }), "“sides” has fewer than 2 sides."],
    ["five sides", entry({ sides: CAPABILITIES.map((one) => ({ anyOf: [one] })) }), "“sides” has more than 4 sides."],
    ["an empty side", entry({ sides: [{ anyOf: [] }, { anyOf: ["private"] }] }), "“sides.0.anyOf” names no capability."],
    ["a side within another", entry({ sides: [{ anyOf: ["private"] }, { anyOf: ["private", "egress"] }] }), "“sides” are not apart: whatever meets side 1 meets side 2 too."],
    ["no reason", entry({ why: " " }), "“why” is empty."],
    ["the name of a built-in one", entry({ label: POLICIES[1]!.label }), "“label” is the name of a built-in policy."],
    ["no object", 7, "The entry is not an object."],
  ])("with %s says what is wrong and on which line, and the rest is read", (_, bad, message) => {
    const { policies, problems } = readPolicies(file(bad, entry()));
    expect(problems).toEqual([{ line: 4, message }]);
    expect(policies.map((one) => one.label)).toEqual(["No reading beside writing"]);
  });

  test("of another form, twice the same, or with too many, is answered in words", () => {
    expect(readPolicies("{").problems[0]!.message).toMatch(/^This is not JSON/);
    expect(readPolicies("[]").problems[0]!.message).toMatch(/has to be \{"schema": "trefoil-policies\/1"/);
    expect(readPolicies(file(entry(), entry({ label: "no READING: beside writing!" }))).problems[0]!.message).toBe("A policy called “no READING: beside writing!” stands in this file already.");
    expect(readPolicies(file(...Array.from({ length: MOST_POLICIES + 1 }, (_, at) => entry({ label: `Number ${at}` })))).policies).toHaveLength(MOST_POLICIES);
    expect(readPolicies(" ".repeat(1_000_001)).problems).toHaveLength(1);
  });
});

describe("a report", () => {
  const session = () => ({ ...aSession({ ledger: { tools: tools("P", "e") }, notes: { tools: tools("U") } }), policies: [own("Books stay in", ["private"], ["egress"]), own("No strangers' deletes", ["untrusted"], ["destructive"])] });

  test("judges own policies beside the built-in ones, and a broken one is a finding", () => {
    const report = aReport(session());
    expect(report.policies!.map(({ policy, own, level }) => [policy.id, own, level])).toEqual([
      ["rule-of-two", false, "possible"],
      ["toxic-destruction", false, "one-short"],
      ["books-stay-in", true, "possible"],
      ["no-strangers-deletes", true, "one-short"],
    ]);
    expect(report.findings.find((finding) => finding.rule === "LT041")!.message).toBe("Policy “Books stay in” may be broken. Private data and a way out meet if what is possible is so. Through ledger/t0; ledger/t1.");
    for (const format of FORMATS.filter(({ id }) => ["html", "markdown", "text", "json", "sarif"].includes(id))) expect(format.render(report)).toContain("Books stay in");
  });

  test("passes its policies on by link, which concludes anew what they say", async () => {
    const report = aReport(session());
    const answer = await decodeShare((await encodeShare(report)).fragment);
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.report.policies).toEqual(report.policies);
    expect(answer.report.findings).toEqual(report.findings);
  });

  test("of a time before policies were judged still opens", async () => {
    const { policies: _, ...older } = aReport(aSession({ a: { tools: tools("P") } }));
    const answer = await decodeShare((await encodeShare(older)).fragment);
    expect(answer.ok).toBe(true);
  });
});
