import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupByLegs } from "@/lib/core/analysis/compositions/groups";
import { countOf, findLethal, listMembers, type LethalGroups } from "@/lib/core/analysis/compositions/lethal";
import { heldBy, memberOf, NOTHING, wordsOf } from "@/lib/core/analysis/compositions/member";
import { besideOf, largestSafe, type CompositionReading } from "@/lib/core/analysis/compositions/safe";
import type { Member } from "@/lib/core/model/composition";
import { LEGS, type PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { aMember } from "../../support/members";
import { canonical, minimalLethal, subsets } from "./brute-force";
import { aSession, tools } from "./sessions";

const word = fc.constantFrom<VerdictWord>("yes", "possible", "no", "no");
const words = fc.record({ private: word, untrusted: word, egress: word });

/** Up to twelve servers with any legs, and a host that holds some or none. */
const anyMembers = fc.array(words, { maxLength: 12 }).map((all) => all.map((legs, at) => aMember(`s${at}`, legs)));
const anyHost = fc.oneof(fc.constant(undefined), words);
const few = anyMembers.filter((members) => members.length <= 10);

function isLethal(set: readonly PerLeg<{ verdict: VerdictWord }>[], reading: CompositionReading): boolean {
  return LEGS.every((leg) =>
    set.some((one) => one[leg].verdict === "yes" || (one[leg].verdict === "possible" && reading === "uncertain")),
  );
}

function listAll(sets: readonly LethalGroups[], level: LethalGroups["level"]): string[][] {
  return sets
    .filter((set) => set.level === level)
    .flatMap((set) => [...listMembers(set)].map((members) => members.map((one) => one.name)));
}

const hostOf = (host: PerLeg<VerdictWord> | undefined) => (host ? heldBy(host) : NOTHING);
const withHost = (host: PerLeg<VerdictWord> | undefined, set: readonly Member[]) =>
  host ? [...set, aMember("host", host)] : set;

describe("the smallest lethal compositions", () => {
  test("are those that trying every set of servers finds, with and without a host", () => {
    fc.assert(
      fc.property(few, anyHost, (members, host) => {
        const found = findLethal(groupByLegs(members).groups, hostOf(host));
        const by = (reading: CompositionReading) =>
          minimalLethal(members, (set) => isLethal(withHost(host, set), reading)).filter((set) => set.length > 0);
        const names = (sets: Member[][]) => canonical(sets.map((set) => set.map((one) => one.name)));
        const all = [...found.alone, ...found.pairs, ...found.triples];
        expect(canonical(listAll(all, "confirmed"))).toEqual(names(by("confirmed")));
        expect(canonical(listAll(all, "uncertain"))).toEqual(
          names(by("uncertain").filter((set) => !isLethal(withHost(host, set), "confirmed"))),
        );
      }),
    );
  });

  test("stand under their size, and are counted exactly", () => {
    fc.assert(
      fc.property(anyMembers, anyHost, (members, host) => {
        const found = findLethal(groupByLegs(members).groups, hostOf(host));
        for (const [size, sets] of [found.alone, found.pairs, found.triples].entries()) {
          for (const set of sets) {
            const listed = [...listMembers(set)];
            expect(listed).toHaveLength(set.count);
            expect(listed.every((one) => one.length === size + 1)).toBe(true);
          }
          const { confirmed, uncertain } = countOf(sets);
          expect(confirmed + uncertain).toBe(sets.reduce((sum, set) => sum + set.count, 0));
        }
      }),
    );
  });

  test("say of a host whether it is lethal alone, and then name nothing that it needs", () => {
    fc.assert(
      fc.property(anyMembers, words, (members, host) => {
        const found = findLethal(groupByLegs(members).groups, heldBy(host));
        const alone = isLethal([aMember("host", host)], "confirmed");
        const perhaps = isLethal([aMember("host", host)], "uncertain");
        expect(found.host).toBe(alone ? "confirmed" : perhaps ? "uncertain" : "safe");
        const all = [...found.alone, ...found.pairs, ...found.triples];
        expect(alone ? all : perhaps ? all.filter((set) => set.level === "uncertain") : []).toEqual([]);
      }),
    );
  });

  test("do not depend on the order of servers", () => {
    fc.assert(
      fc.property(anyMembers, (members) => {
        expect(findLethal(groupByLegs([...members].reverse()).groups)).toEqual(findLethal(groupByLegs(members).groups));
      }),
    );
  });
});

describe("groups", () => {
  test("hold every known server once with others of the same legs, and the unknown apart", () => {
    fc.assert(
      fc.property(anyMembers, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (members, lost) => {
        const all = members.map((one, at): Member => (lost[at] ? { ...one, state: "unlisted" } : one));
        const { groups, unknown } = groupByLegs(all);
        expect(groups.length).toBeLessThanOrEqual(27);
        for (const group of groups) for (const one of group.members) expect(wordsOf(one)).toEqual(group.legs);
        expect([...groups.flatMap((group) => group.members), ...unknown].map((one) => one.name).sort()).toEqual(
          all.map((one) => one.name).sort(),
        );
        expect(unknown.every((one) => one.state === "unlisted")).toBe(true);
      }),
    );
  });
});

describe("the largest sets that stay safe", () => {
  test("are the largest of all safe sets, by trying every set of servers, in both readings", () => {
    fc.assert(
      fc.property(
        few,
        anyHost,
        fc.constantFrom<CompositionReading>("confirmed", "uncertain"),
        (members, host, reading) => {
          const safe = subsets(members).filter((set) => !isLethal(withHost(host, set), reading));
          const largest = safe.filter(
            (set) => !safe.some((other) => other.length > set.length && set.every((one) => other.includes(one))),
          );
          const found = largestSafe(groupByLegs(members).groups, reading, hostOf(host));
          const names = found.map((one) => one.groups.flatMap((group) => group.members.map((member) => member.name)));
          expect(canonical(names)).toEqual(
            canonical(largest.filter((set) => set.length > 0).map((set) => set.map((one) => one.name))),
          );
          expect(found.map((one) => one.count)).toEqual(names.map((set) => set.length));
        },
      ),
    );
  });

  test("and what goes with one server is what a session of the two comes to", () => {
    fc.assert(
      fc.property(anyMembers, words, anyHost, (members, legs, host) => {
        const one = aMember("one", legs);
        for (const { group, level } of besideOf(one, groupByLegs(members).groups, hostOf(host))) {
          const set = withHost(host, [one, group.members[0]!]);
          const expected = isLethal(set, "confirmed") ? "confirmed" : isLethal(set, "uncertain") ? "uncertain" : "safe";
          expect(level).toBe(expected);
        }
      }),
    );
  });
});

describe("a server as compositions see it", () => {
  const member = (spec: Parameters<typeof aSession>[0]) => memberOf(aSession(spec).servers[0]!);

  test("its legs are the strongest of its tools, with the number of those and the strongest one", () => {
    const found = member({
      mail: { tools: { read: { private: "yes", untrusted: "possible" }, list: { private: "yes" } } },
    });
    expect(found).toMatchObject({
      name: "mail",
      tools: 2,
      private: { verdict: "yes", tools: 2 },
      untrusted: { verdict: "possible", tools: 1, tool: "read" },
      egress: { verdict: "no", tools: 0 },
    });
  });

  test("the higher grade is stronger, and a tool that is off does not count", () => {
    const found = member({
      mail: {
        tools: {
          a: { private: { verdict: "yes", grade: 1 } },
          b: { private: { verdict: "yes", grade: 3 } },
          c: { egress: "yes", off: true },
        },
      },
    });
    expect(found.private.tool).toBe("b");
    expect(found.egress.verdict).toBe("no");
    expect(found.tools).toBe(2);
  });

  test("one that could not be listed is unknown, not safe", () => {
    const { groups, unknown } = groupByLegs([
      member({ lost: { state: "unlisted" } }),
      member({ a: { tools: tools("P") } }),
    ]);
    expect(unknown.map((one) => one.name)).toEqual(["lost"]);
    expect(
      largestSafe(groups, "uncertain").flatMap((one) => one.groups.flatMap((group) => group.members)),
    ).not.toContainEqual(expect.objectContaining({ name: "lost" }));
  });
});
