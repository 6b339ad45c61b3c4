import Ajv2020 from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import * as z from "zod";
import { POLICIES } from "@/lib/core/analysis/policies";
import { CAPABILITIES, type Capability } from "@/lib/core/model/capability";
import { PolicySchema } from "@/lib/core/model/policy";
import { decodeShare, encodeShare } from "@/lib/core/share";
import { CHANGE_EFFECTS } from "@/lib/core/model/change";
import { GovernanceSchema, NO_GOVERNANCE, tidyGovernance } from "@/lib/core/model/governance";
import { LEGS } from "@/lib/core/model/leg";
import { HINTS } from "@/lib/core/model/tool";
import { MOST, PolicyFileSchema } from "@/lib/core/policy-file/form";
import { OwnPolicySchema, toPolicy } from "@/lib/core/policy-file/own-policy";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { writePolicyFile } from "@/lib/core/policy-file/write";
import { FORMATS } from "@/lib/core/reports/formats";
import { aReport } from "../../support/a-report";
import { aSession, tools } from "../analysis/sessions";

const entry = (change: object = {}) => ({
  label: "No reading beside writing",
  why: "The ledger is booked elsewhere.",
  sides: [{ anyOf: ["private"] }, { anyOf: ["writes", "egress"] }],
  ...change,
});
const file = (...policies: unknown[]) => JSON.stringify({ schema: "trefoil-policies/1", policies }, null, 1);
const own = (label: string, ...sides: Capability[][]) =>
  toPolicy({ label, why: "Because.", sides: sides.map((anyOf) => ({ anyOf })) });

const anyOwn = fc
  .record({
    label: fc.string({ minLength: 1, maxLength: 80, unit: "grapheme" }),
    why: fc.string({ minLength: 1, maxLength: 100, unit: "grapheme" }),
    sides: fc.array(fc.record({ anyOf: fc.subarray([...CAPABILITIES], { minLength: 1 }) }), {
      minLength: 2,
      maxLength: 4,
    }),
  })
  .map((draft) => OwnPolicySchema.safeParse(draft))
  .filter((parsed) => parsed.success)
  .map((parsed) => toPolicy(parsed.data!));

const aName = fc
  .string({ minLength: 1, maxLength: 30, unit: "grapheme" })
  .map((name) => name.trim())
  .filter((name) => name !== "" && name.length <= 200);
const anyGovernance = fc
  .record({
    hints: fc.array(
      fc.record({
        hint: fc.constantFrom(...HINTS),
        servers: fc.option(fc.array(aName, { minLength: 1, maxLength: 3 }), { nil: undefined }),
      }),
      { maxLength: 5 },
    ),
    grades: fc.record(Object.fromEntries(LEGS.map((leg) => [leg, fc.constantFrom(0, 1, 2, 3)])), { requiredKeys: [] }),
    approval: fc.record({
      required: fc.boolean(),
      by: fc.array(aName, { maxLength: 3 }),
      days: fc.option(fc.integer({ min: 1, max: MOST.days }), { nil: undefined }),
      renewOn: fc.subarray([...CHANGE_EFFECTS]),
    }),
  })
  .map((draft) => tidyGovernance(GovernanceSchema.parse(draft)));
const anyRules = fc.record({
  policies: fc.uniqueArray(anyOwn, { selector: ({ id }) => id, maxLength: 6 }),
  governance: anyGovernance,
});

describe("a file of policies", () => {
  test("is read back as it was written, as JSON and as YAML, and in whatever order it was said", () => {
    fc.assert(
      fc.property(anyRules, ({ policies, governance }) => {
        const text = writePolicyFile({ policies, governance });
        const upsideDown = {
          ...governance,
          hints: [...governance.hints, ...governance.hints].reverse(),
          approval: { ...governance.approval, by: [...governance.approval.by].reverse() },
        };
        expect(writePolicyFile({ policies: [...policies].reverse(), governance: upsideDown })).toBe(text);
        for (const form of [text, `// reviewed\n${text}`, stringify(JSON.parse(text))]) {
          const read = readPolicyFile(form);
          expect(read.problems).toEqual([]);
          expect(read.governance).toEqual(governance);
          expect(new Set(read.policies.map((one) => JSON.stringify(one)))).toEqual(
            new Set(policies.map((one) => JSON.stringify(one))),
          );
          for (const policy of read.policies) expect(PolicySchema.parse(policy)).toEqual(policy);
          expect(writePolicyFile(read)).toBe(text);
        }
      }),
    );
  });

  test("says everything that is wrong at once, each with its line, and what to write instead; the rest is read", () => {
    const text = `# what must not meet
schema: trefoil-policies/1
polices: []
policies:
  - label: Books stay in
    why: The ledger is booked elsewhere.
    sides:
      - anyOf: [private]
      - anyOf: [egres]
        note: none
  - label: Kept
    why: It is right.
    sides: [{ anyOf: [private] }, { anyOf: [writes] }]
hints:
  - readonlyHint
  - hint: openWorldHint
    server: [github]
  - idempotentHint
grades:
  private: 4
  egress: 0
  egress: 1
approval:
  requires: true
  days: 0
  renewOn: [leg-gaind]
`;
    const { policies, governance, problems } = readPolicyFile(text);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      "3: “polices” is not known here; did you mean “policies”?",
      "9: “policies[0].sides[1].anyOf[0]” has to be one of private, untrusted, egress, writes, destructive; did you mean “egress”?",
      "10: “policies[0].sides[1].note” is not known here; known are anyOf.",
      "15: “hints[0]” has to be one of readOnlyHint, destructiveHint, idempotentHint, openWorldHint; did you mean “readOnlyHint”?",
      "17: “hints[1].server” is not known here; did you mean “servers”?",
      "20: “grades.private” has to be 0, 1, 2 or 3: the highest grade that a tool may have, 0 for none at all.",
      "22: “grades.egress” stands here a second time; take one of the two out.",
      "24: “approval.requires” is not known here; did you mean “required”?",
      `25: “approval.days” has to be a whole number of days from 1 to ${MOST.days}.`,
      "26: “approval.renewOn[0]” has to be one of other-server, leg-gained, claim-flipped, suspect-wording, tool-added, shape, wording, version, leg-lost, tool-removed; did you mean “leg-gained”?",
    ]);
    expect(policies.map((one) => one.label)).toEqual(["Kept"]);
    expect(governance.hints).toEqual([{ hint: "idempotentHint" }]);
  });

  test.each([
    [
      "a capability that is none",
      entry({ sides: [{ anyOf: ["private"] }, { anyOf: ["money"] }] }),
      /^“policies\[0\]\.sides\[1\]\.anyOf\[0\]” has to be one of private, untrusted, egress, writes, destructive\.$/,
    ],
    ["one side only", entry({ sides: [{ anyOf: ["private"] }] }), /“policies\[0\]\.sides” has fewer than 2 sides\.$/],
    ["five sides", entry({ sides: CAPABILITIES.map((one) => ({ anyOf: [one] })) }), /has more than 4 sides\.$/],
    [
      "an empty side",
      entry({ sides: [{ anyOf: [] }, { anyOf: ["private"] }] }),
      /“policies\[0\]\.sides\[0\]\.anyOf” names no capability\.$/,
    ],
    [
      "a side within another",
      entry({ sides: [{ anyOf: ["private"] }, { anyOf: ["private", "egress"] }] }),
      /are not apart: whatever meets side 1 meets side 2 too\.$/,
    ],
    ["no reason", entry({ why: " " }), /“policies\[0\]\.why” is empty\.$/],
    ["the name of a built-in one", entry({ label: POLICIES[1]!.label }), /is the name of a built-in policy\.$/],
    ["no object", 7, /“policies\[0\]” has to be an object with label, why and sides\.$/],
  ])("with %s says what is wrong, and the rest is read", (_, bad, message) => {
    const { policies, problems } = readPolicyFile(file(bad, entry()));
    expect(problems.map((one) => one.message)).toEqual([expect.stringMatching(message)]);
    expect(problems[0]!.line).toBeGreaterThan(3);
    expect(policies.map((one) => one.label)).toEqual(["No reading beside writing"]);
  });

  test("of another form, twice the same, or beyond a limit, is answered in words", () => {
    const said = (text: string) => readPolicyFile(text).problems[0]!.message;
    expect(said("{")).toMatch(/^This is not JSON/);
    expect(said("a: [")).toMatch(/^This is not YAML/);
    expect(said("[]")).toMatch(/has to begin with \{"schema": "trefoil-policies\/1"/);
    expect(said("schema: trefoil-policies/2")).toMatch(/has to begin with schema: trefoil-policies\/1/);
    expect(said("")).toMatch(/the file is empty/);
    expect(said(file(entry(), entry({ label: "no READING: beside writing!" })))).toBe(
      "A policy called “no READING: beside writing!” stands in this file already.",
    );
    const many = readPolicyFile(
      file(...Array.from({ length: MOST.policies + 1 }, (_, at) => entry({ label: `Number ${at}` }))),
    );
    expect([many.policies.length, many.problems.map((one) => one.message)]).toEqual([
      MOST.policies,
      [`Only the first ${MOST.policies} policies are read.`],
    ]);
    expect(said(" ".repeat(MOST.characters + 1))).toMatch(/longer than 1,000,000 characters/);
    expect(
      said(
        JSON.stringify({
          schema: "trefoil-policies/1",
          approval: { by: Array.from({ length: MOST.names + 1 }, (_, at) => `P${at}`) },
        }),
      ),
    ).toMatch(/has more than 200 names/);
    expect(
      said(JSON.stringify({ schema: "trefoil-policies/1", approval: { by: ["x".repeat(MOST.name + 1)] } })),
    ).toMatch(/is longer than 200 characters/);
  });

  test("that asks nothing asks nothing, and never throws, whatever it holds", () => {
    expect(readPolicyFile('{"schema": "trefoil-policies/1"}')).toEqual({
      policies: [],
      governance: NO_GOVERNANCE,
      problems: [],
    });
    fc.assert(
      fc.property(
        fc.json({ maxDepth: 6 }),
        fc.constantFrom("policies", "hints", "grades", "approval", "__proto__", "constructor"),
        (value, key) => {
          expect(Array.isArray(readPolicyFile(`{"schema": "trefoil-policies/1", "${key}": ${value}}`).problems)).toBe(
            true,
          );
        },
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void readPolicyFile(text)));
  });
});

describe("the published schema", () => {
  const schema = z.toJSONSchema(PolicyFileSchema, { target: "draft-2020-12", io: "input" });

  test("is the form that is read", async () => {
    await expect(
      `${JSON.stringify({ ...schema, title: "Trefoil policies, version 1" }, null, 2)}\n`,
    ).toMatchFileSnapshot("../../../public/schema/policies.v1.json");
  });

  test("takes every file that is written, and refuses what the reader refuses of its form", () => {
    const isValid = new Ajv2020({ strict: false }).compile(schema);
    fc.assert(
      fc.property(anyRules, (rules) => {
        isValid(JSON.parse(writePolicyFile(rules)));
        expect(isValid.errors).toBeNull();
      }),
    );
    const base = { schema: "trefoil-policies/1" };
    for (const wrong of [
      {},
      { ...base, polices: [] },
      { ...base, hints: ["x"] },
      { ...base, grades: { private: 4 } },
      { ...base, approval: { days: 0 } },
      { ...base, approval: { renewOn: ["x"] } },
      { ...base, policies: [entry({ sides: [] })] },
    ]) {
      expect(isValid(wrong), JSON.stringify(wrong)).toBe(false);
      expect(readPolicyFile(JSON.stringify(wrong)).problems).not.toEqual([]);
    }
  });
});

describe("a report", () => {
  const session = () => ({
    ...aSession({ ledger: { tools: tools("P", "e") }, notes: { tools: tools("U") } }),
    policies: [
      own("Books stay in", ["private"], ["egress"]),
      own("No strangers' deletes", ["untrusted"], ["destructive"]),
    ],
  });

  test("judges own policies beside the built-in ones, and a broken one is a finding", () => {
    const report = aReport(session());
    expect(report.policies!.map(({ policy, own, level }) => [policy.id, own, level])).toEqual([
      ["rule-of-two", false, "possible"],
      ["toxic-destruction", false, "one-short"],
      ["books-stay-in", true, "possible"],
      ["no-strangers-deletes", true, "one-short"],
    ]);
    expect(report.findings.find((finding) => finding.rule === "LT041")!.message).toBe(
      "Policy “Books stay in” may be broken. Private data and a way out meet if what is uncertain holds. Through ledger/t0; ledger/t1.",
    );
    for (const format of FORMATS.filter(({ id }) => ["html", "markdown", "text", "json", "sarif"].includes(id)))
      expect(format.render(report)).toContain("Books stay in");
  });

  test("passes its policies on by link, which concludes anew what they say", async () => {
    const report = aReport(session());
    const answer = await decodeShare((await encodeShare(report)).fragment);
    if (!answer.ok) throw new Error(answer.problem);
    expect(answer.report).toMatchObject({ policies: report.policies });
    expect(answer.report.findings).toEqual(report.findings);
  });

  test("of a time before policies were judged still opens", async () => {
    const { policies: _, ...older } = aReport(aSession({ a: { tools: tools("P") } }));
    const answer = await decodeShare((await encodeShare(older)).fragment);
    expect(answer.ok).toBe(true);
  });
});
