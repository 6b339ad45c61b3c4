import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { POLICIES } from "@/lib/core/analysis/policies";
import { findCompleted } from "@/lib/core/guard/finding";
import { judgeRules } from "@/lib/core/guard/judge";
import type { GuardRules } from "@/lib/core/guard/rules";
import { sayFinding } from "@/lib/core/guard/sentence";
import { isTouched, touch, UNTOUCHED, type Touched } from "@/lib/core/guard/state";
import { CAPABILITIES, type Capability } from "@/lib/core/model/capability";
import { type Policy } from "@/lib/core/model/policy";
import type { Session, Stance } from "@/lib/core/model/session";
import type { Classification } from "@/lib/core/model/verdict";
import { SENSITIVITIES } from "@/lib/core/propagation/labels";
import { SPREAD_RULES } from "@/lib/core/propagation/rules";
import { spread } from "@/lib/core/propagation/spread";
import { anySession, aSession } from "../analysis/sessions";

/** For each call whether it is stopped; every call runs, as if a person had let it pass. */
function stops(rules: GuardRules, calls: readonly string[]): boolean[] {
  const tools = new Map(rules.tools.map((tool) => [tool.id, tool]));
  let touched: Touched = UNTOUCHED;
  return calls.map((call) => {
    const tool = tools.get(call);
    if (!tool) return false;
    const found = findCompleted(rules, touched, tool);
    touched = JSON.parse(JSON.stringify(touch(touched, tool, rules.settings)));
    return found !== undefined;
  });
}

/** The definition in words, over sets of words: no bits, no state. */
function completesBy(policy: Policy, before: readonly Classification[], call: Classification, stance: Stance): boolean {
  const can = (one: Classification): Capability[] =>
    CAPABILITIES.filter((capability) => {
      const value = one[capability];
      if (typeof value === "boolean") return value;
      return value.verdict === "yes" || (stance === "cautious" && value.verdict === "possible");
    });
  const had = new Set(before.flatMap(can));
  const now = new Set(can(call));
  const meets = (side: Policy["sides"][number], has: ReadonlySet<Capability>) => side.anyOf.some((one) => has.has(one));
  const acts = ["egress", "writes", "destructive"] as const;
  const isActive = policy.sides.some((side) => side.anyOf.some((one) => acts.some((act) => act === one)));
  if (!isActive) {
    const both = new Set([...had, ...now]);
    return policy.sides.every((side) => meets(side, both)) && !policy.sides.every((side) => meets(side, had));
  }
  const inTime = new Set([...had, ...[...now].filter((one) => one !== "untrusted")]);
  const acting = new Set([...now].filter((one) => acts.some((act) => act === one)));
  return policy.sides.some((side) => meets(side, acting)) && policy.sides.every((side) => meets(side, inTime));
}

const withEffects = (session: Session, effects: readonly number[]): Session => ({
  ...session,
  servers: session.servers.map((server) => ({
    ...server,
    tools: server.tools.map((tool, at) => ({
      ...tool,
      classification: {
        ...tool.classification,
        writes: (effects[at % effects.length]! & 1) !== 0,
        destructive: (effects[at % effects.length]! & 2) !== 0,
      },
    })),
  })),
});
const anyPolicy: fc.Arbitrary<Policy> = fc
  .array(fc.subarray([...CAPABILITIES], { minLength: 1 }), { minLength: 2, maxLength: 4 })
  .map((sides) => ({
    id: "own",
    label: "Own",
    why: "",
    sides: sides.map((anyOf) => ({ label: anyOf.join(), anyOf })),
  }));
const runs = anySession().chain((any) => {
  const ids = any.servers.flatMap(({ tools }) => tools.map(({ id }) => id));
  return fc.record({
    session: fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 })
      .map((effects) => withEffects(any, effects)),
    calls: fc.array(fc.constantFrom(...ids, "nobody/knows"), { maxLength: 14 }),
    stance: fc.constantFrom<Stance>("cautious", "plain"),
    policies: fc.oneof(
      fc.subarray([...POLICIES], { minLength: 1 }),
      fc.array(anyPolicy, { minLength: 1, maxLength: 3 }),
    ),
    threshold: fc.constantFrom(...SENSITIVITIES.slice(1)),
  });
});
const OFF = { lock: "", provenance: false, unknown: "allow" } as const;

describe("for every order of calls", () => {
  test("the first call that is stopped is the first that completes an enforced policy, and so is every further one", () => {
    fc.assert(
      fc.property(runs, ({ session, calls, stance, policies }) => {
        const tools = new Map(session.servers.flatMap(({ tools: all }) => all.map((tool) => [tool.id, tool] as const)));
        const known = (ids: readonly string[]) => ids.flatMap((id) => tools.get(id)?.classification ?? []);
        const wanted = calls.map((call, at) =>
          known([call]).some((one) =>
            policies.some((policy) => completesBy(policy, known(calls.slice(0, at)), one, stance)),
          ),
        );
        expect(stops(judgeRules(session, policies, { ...OFF, stance }), calls)).toEqual(wanted);
      }),
      { numRuns: 500 },
    );
  });

  test("under each rule of the walk it stops what the walk stops", () => {
    fc.assert(
      fc.property(runs, ({ session, calls, stance, threshold }) => {
        const { steps } = spread(session, calls, { stance, authority: "derived", threshold });
        for (const rule of SPREAD_RULES)
          expect(stops(judgeRules(session, [], { ...OFF, stance, rule, threshold }), calls)).toEqual(
            steps.map(({ decisions }) => decisions[rule].effect !== "pass"),
          );
      }),
      { numRuns: 300 },
    );
  });

  test("the trifecta is completed where the walk says that the three legs meet", () => {
    fc.assert(
      fc.property(runs, ({ session, calls, stance }) => {
        const { steps } = spread(session, calls, { stance, authority: "derived", threshold: "user" });
        expect(stops(judgeRules(session, POLICIES.slice(0, 1), { ...OFF, stance }), calls)).toEqual(
          steps.map(({ meets }) => meets),
        );
      }),
    );
  });
});

describe("the sentence", () => {
  const session = aSession({
    mailbox: { tools: { read_message: { private: "yes" } } },
    issues: { tools: { get_issue: { untrusted: "yes" }, list: { untrusted: "possible" } } },
    web: { tools: { fetch_page: { egress: "yes" } } },
    box: { tools: { shell: { private: "yes", egress: "yes" } } },
  });
  const say = (...calls: string[]) => {
    const rules = judgeRules(session, POLICIES.slice(0, 1), OFF);
    const tools = calls.map((call) => rules.tools.find(({ id }) => id === call)!);
    const last = tools.pop()!;
    const touched = tools.reduce((so, tool) => touch(so, tool, rules.settings), UNTOUCHED);
    return sayFinding(findCompleted(rules, touched, last)!, last.id);
  };

  test("names the three tools", () => {
    expect(say("issues/get_issue", "mailbox/read_message", "web/fetch_page")).toBe(
      "This would send data out (web/fetch_page) after mailbox/read_message read private data and issues/get_issue brought in text that strangers write.",
    );
  });

  test("says what the call does by itself, and what is not certain", () => {
    expect(say("issues/get_issue", "box/shell")).toBe(
      "This would read private data and send data out (box/shell) after issues/get_issue brought in text that strangers write.",
    );
    expect(say("issues/list", "mailbox/read_message", "web/fetch_page")).toBe(
      "This could send data out (web/fetch_page) after mailbox/read_message read private data and issues/list may have brought in text that strangers write.",
    );
    expect(say("issues/list", "issues/get_issue", "mailbox/read_message", "web/fetch_page")).toContain(
      "issues/get_issue brought in",
    );
  });
});

test("what stands in a file is taken for a record only when it is one", () => {
  expect(isTouched(JSON.parse(JSON.stringify(UNTOUCHED)))).toBe(true);
  for (const damaged of [
    null,
    {},
    [],
    { ...UNTOUCHED, bits: 99 },
    { ...UNTOUCHED, calls: "1" },
    { ...UNTOUCHED, progress: null },
  ])
    expect(isTouched(damaged)).toBe(false);
});

describe("who is named", () => {
  const session = aSession({
    files: { tools: { read: { private: "yes" } } },
    mail: { tools: { read: { untrusted: "yes" }, send: { egress: "yes" } } },
    web: { tools: { fetch: { private: "possible", egress: "yes" }, note: { egress: "possible" } } },
  });
  const rules = judgeRules(session, POLICIES.slice(0, 1), { lock: "" });
  const found = (...calls: string[]) => {
    const tool = (id: string) => rules.tools.find((one) => one.id === id)!;
    const last = calls.pop()!;
    const touched = calls.reduce((all, id) => touch(all, tool(id), rules.settings), UNTOUCHED);
    const finding = findCompleted(rules, touched, tool(last))!;
    return { ...finding, said: sayFinding(finding, last) };
  };

  test("what the call only may read is told of the call that read it for certain", () => {
    expect(found("files/read", "mail/read", "web/fetch").said).toBe(
      "This would send data out (web/fetch) after files/read read private data and mail/read brought in text that strangers write.",
    );
    expect(found("mail/read", "web/fetch").own).toEqual(["private", "egress"]);
  });

  test("what the call may do is its own, also where an earlier one did it for certain", () => {
    expect(found("files/read", "mail/read", "mail/send", "web/note").own).toEqual(["egress"]);
  });
});
