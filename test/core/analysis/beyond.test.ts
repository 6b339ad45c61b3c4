import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, outline } from "@/lib/core/analysis/analyse";
import { GATE_EFFECTS, readGates } from "@/lib/core/analysis/gates";
import { judgeFurther, judgePolicy, POLICIES, rateFurther } from "@/lib/core/analysis/policies";
import { joinSessions, sharedStores } from "@/lib/core/analysis/stores";
import { walk } from "@/lib/core/analysis/walk";
import { EVERYTHING, GATE_KINDS, type Gate } from "@/lib/core/model/gate";
import { LEGS } from "@/lib/core/model/leg";
import { CAPABILITIES } from "@/lib/core/model/capability";
import { PolicySchema, type Policy } from "@/lib/core/model/policy";
import { STANCES, type Session, type SessionTool, type Stance } from "@/lib/core/model/session";
import { canonical, cheapestCuts, covered, holds, isLethal, minimalLethal, subsets, toolsOn } from "./brute-force";
import { anySession, aSession, reordered, tools } from "./sessions";

const [TRIFECTA, RULE_OF_TWO, DESTRUCTION] = POLICIES as [Policy, Policy, Policy];

/** Sessions whose tools also write, destroy and share stores, as a hash of their ids says. */
const anyRichSession = anySession().map((session) => ({
  ...session,
  servers: session.servers.map((server) => ({
    ...server,
    tools: server.tools.map((tool) => {
      const dice = [...tool.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7);
      const carrier =
        dice % 3 === 0
          ? { store: dice % 2 === 0 ? "memory" : "files", reads: dice % 5 < 3, writes: dice % 7 < 4 }
          : null;
      return {
        ...tool,
        classification: { ...tool.classification, writes: dice % 2 === 0, destructive: dice % 4 === 0, carrier },
      };
    }),
  })),
}));

describe("policies", () => {
  const meets = (tools: readonly SessionTool[], side: Policy["sides"][number], stance: Stance): boolean =>
    tools.some((tool) =>
      side.anyOf.some((one) =>
        one === "writes" || one === "destructive" ? tool.classification[one] : holds(tool, one, stance),
      ),
    );
  const anyPolicy = fc.record({
    id: fc.constant("own"),
    label: fc.constant("Own"),
    why: fc.constant(""),
    sides: fc.array(
      fc.record({ label: fc.constantFrom("a", "b", "c"), anyOf: fc.subarray([...CAPABILITIES], { minLength: 1 }) }),
      { minLength: 2, maxLength: 4 },
    ),
  });

  test("any policy gives what trying every set of tools gives", () => {
    fc.assert(
      fc.property(anyRichSession, fc.oneof(anyPolicy, fc.constantFrom(...POLICIES)), (session, policy) => {
        const on = toolsOn(session);
        const judged = judgePolicy(session, policy);
        for (const stance of STANCES) {
          const broken = (set: readonly SessionTool[]): boolean =>
            policy.sides.every((side) => meets(set, side, stance));
          expect(judged.combinations[stance]).toBe(String(minimalLethal(on, broken).length));
          const servers = minimalLethal(session.servers, (set) => broken(set.flatMap((server) => server.tools))).map(
            (set) => set.map((server) => server.name),
          );
          expect(canonical(judged.minimalServerSets[stance])).toEqual(canonical(servers));
          const best = cheapestCuts(
            on,
            broken,
            () => 1,
            () => true,
          );
          expect(canonical(judged.cuts[stance].map((cut) => cut.remove))).toEqual(
            broken(on) ? canonical(best.sets.map((set) => set.map((tool) => tool.id))) : [],
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test("the trifecta as a policy says what the analysis says", () => {
    fc.assert(
      fc.property(anyRichSession, (session) => {
        const analysis = analyse(session);
        const judged = judgePolicy(session, TRIFECTA);
        expect(judged.combinations).toEqual(analysis.trifectaCount);
        expect(judged.minimalServerSets).toEqual(analysis.minimalServerSets);
        expect(judged.level).toBe(
          { lethal: "broken", possible: "possible", "two-legs": "one-short", clear: "kept" }[analysis.verdict.level],
        );
      }),
    );
  });

  test("levels alone, and as much of an analysis as a comparison needs, are those of the whole", () => {
    fc.assert(
      fc.property(anyRichSession, fc.array(anyPolicy, { maxLength: 3 }), (rich, policies) => {
        const session: Session = { ...rich, policies };
        expect(rateFurther(session)).toEqual(
          judgeFurther(session).map(({ policy, own, verdict: { level } }) => ({ policy, own, level })),
        );
        expect(analyse(session)).toMatchObject(outline(session));
      }),
    );
  });

  test("changing state is enough for the Rule of Two where the trifecta needs a way out", () => {
    const session = aSession({ a: { tools: tools("PU", "") } });
    session.servers[0]!.tools[1]!.classification.writes = true;
    expect(judgePolicy(session, RULE_OF_TWO)).toMatchObject({
      level: "broken",
      sides: [{ word: "yes" }, { word: "yes" }, { word: "yes" }],
      cuts: { plain: [{ remove: ["a/t0"] }, { remove: ["a/t1"] }] },
    });
    expect(judgePolicy(session, TRIFECTA).level).toBe("one-short");
  });

  test("a destructive tool beside untrusted input is toxic, without private data or a way out", () => {
    const session = aSession({ a: { tools: tools("U", "") } });
    session.servers[0]!.tools[1]!.classification.destructive = true;
    expect(judgePolicy(session, DESTRUCTION)).toMatchObject({ level: "broken", combinations: { plain: "1" } });
  });

  test("those that are offered are valid", () => {
    for (const policy of POLICIES) expect(PolicySchema.parse(policy)).toEqual(policy);
  });
});

describe("gates", () => {
  const anyGates = (session: Session) =>
    fc.array(
      fc.record({
        on: fc.constantFrom(
          ...session.servers.flatMap((server) => [server.name, ...server.tools.map((tool) => tool.id)]),
          "gone",
          EVERYTHING,
        ),
        kind: fc.constantFrom(...GATE_KINDS),
      }),
      { maxLength: 7 },
    );
  const anyGated = anyRichSession.chain((session) => anyGates(session).map((gates) => ({ session, gates })));
  /** What is held when the gates of `failed` fail and the others hold. */
  const lethalWith = (session: Session, gates: readonly Gate[], failed: readonly Gate[], stance: Stance): boolean =>
    LEGS.every((leg) =>
      toolsOn(session).some((tool) => {
        const bars = gates.filter((gate) => {
          const { legs, onlyWriters } = GATE_EFFECTS[gate.kind];
          return (
            (gate.on === tool.id || gate.on === tool.server || gate.on === EVERYTHING) &&
            legs.includes(leg) &&
            (!onlyWriters || tool.classification.writes)
          );
        });
        return holds(tool, leg, stance) && bars.every((gate) => failed.includes(gate));
      }),
    );

  test("never make the verdict safer: it is told as if there were none", () => {
    fc.assert(
      fc.property(anyGated, ({ session, gates }) => {
        expect(readGates(session, gates).level).toBe(analyse(session).verdict.level);
      }),
    );
  });

  test("the weakest sets are the smallest whose failure makes it lethal, found by trying all", () => {
    fc.assert(
      fc.property(anyGated, ({ session, gates }) => {
        for (const stance of STANCES) {
          const enough = subsets(gates).filter((failed) => lethalWith(session, gates, failed, stance));
          const least = Math.min(...enough.map((set) => set.length));
          const expected = least > 0 && least < Infinity ? enough.filter((set) => set.length === least) : [];
          const key = (set: readonly Gate[]): string =>
            set
              .map((gate) => gates.indexOf(gate))
              .sort()
              .join();
          expect(readGates(session, gates, stance).weakest.map(key).sort()).toEqual(expected.map(key).sort());
        }
      }),
    );
  });

  test("say how many stand between the session and the trifecta, and what they leave open", () => {
    const session = aSession({
      mail: {
        tools: { read: { private: "yes", untrusted: "yes" }, send: { egress: "yes" }, forward: { egress: "yes" } },
      },
    });
    const both: Gate[] = [
      { on: "mail/send", kind: "approval" },
      { on: "mail/forward", kind: "recipients" },
    ];
    expect(readGates(session, both)).toMatchObject({
      level: "lethal",
      whileHeld: "two-legs",
      sentence: "Lethal but for 2 compensating controls; one that fails is enough.",
    });
    expect(readGates(session, both).residual).toHaveLength(2);
    expect(readGates(session, both.slice(0, 1)).sentence).toBe("Lethal in spite of 1 compensating control.");
    expect(readGates(session, []).sentence).toBe("Lethal; no compensating control holds any leg back.");
  });

  test("a detector is recorded and removes no leg", () => {
    const session = aSession({ db: { tools: tools("PUE") } });
    const reading = readGates(session, [{ on: "db", kind: "detector" }]);
    expect(reading).toMatchObject({ whileHeld: "lethal", bearing: [], idle: [{ kind: "detector" }] });
  });
});

describe("stores", () => {
  const carrying = (
    session: Session,
    id: string,
    carrier: { store: string; reads: boolean; writes: boolean },
  ): Session => ({
    ...session,
    servers: session.servers.map((server) => ({
      ...server,
      tools: server.tools.map((tool) =>
        tool.id === id ? { ...tool, classification: { ...tool.classification, carrier } } : tool,
      ),
    })),
  });
  const reader = carrying(
    { ...aSession({ web: { tools: tools("U") }, memory: { tools: tools("") } }), name: "reading" },
    "memory/t0",
    { store: "memory", reads: true, writes: true },
  );
  const worker = carrying(
    { ...aSession({ mail: { tools: tools("P", "E") }, memory: { tools: tools("") } }), name: "working" },
    "memory/t0",
    { store: "memory", reads: true, writes: true },
  );

  test("two safe sessions with one shared memory are lethal together, and the memory is what to separate", () => {
    const { reaches, joins, separate } = joinSessions([worker, reader], "plain");
    expect(reaches).toEqual([
      { session: "reading", own: ["untrusted"], carried: ["private"], lethal: false, lethalAlone: false },
      { session: "working", own: ["private", "egress"], carried: ["untrusted"], lethal: true, lethalAlone: false },
    ]);
    expect(joins.map((join) => [join.from, join.to, join.store])).toEqual([
      ["reading", "working", "memory"],
      ["working", "reading", "memory"],
    ]);
    expect(separate).toEqual([["memory"]]);
  });

  test("a store that is only read carries nothing", () => {
    const shy = carrying(reader, "memory/t0", { store: "memory", reads: true, writes: false });
    expect(joinSessions([shy, worker], "plain")).toMatchObject({
      separate: [],
      reaches: [{ lethal: false }, { lethal: false }],
    });
  });

  const anySessions = fc
    .array(anyRichSession, { minLength: 1, maxLength: 4 })
    .map((sessions) => sessions.map((session, at) => ({ ...session, name: `session-${at}` })));

  test("joining never takes a leg away, and keeping all stores apart leaves each session as it was", () => {
    fc.assert(
      fc.property(anySessions, fc.constantFrom(...STANCES), (sessions, stance) => {
        const { reaches, separate } = joinSessions(sessions, stance);
        for (const [at, reach] of reaches.entries()) {
          expect(reach.own).toEqual(covered(toolsOn(sessions[at]!), stance));
          expect(reach.lethalAlone).toBe(isLethal(toolsOn(sessions[at]!), stance));
          expect(reach.carried.every((leg) => !reach.own.includes(leg) && leg !== "egress")).toBe(true);
          expect(reach.lethal || !reach.lethalAlone).toBe(true);
        }
        expect(separate.length > 0).toBe(reaches.some((reach) => reach.lethal && !reach.lethalAlone));
        expect(joinSessions(sessions.map(reordered).reverse(), stance)).toEqual(joinSessions(sessions, stance));
      }),
      { numRuns: 60 },
    );
  });

  test("the stores to separate are enough, and no smaller set is", () => {
    const apart = (sessions: Session[], stores: readonly string[]): Session[] =>
      sessions.map((session) => ({
        ...session,
        servers: session.servers.map((server) => ({
          ...server,
          tools: server.tools.map((tool) =>
            stores.includes(tool.classification.carrier?.store ?? "")
              ? { ...tool, classification: { ...tool.classification, carrier: null } }
              : tool,
          ),
        })),
      }));
    fc.assert(
      fc.property(anySessions, (sessions) => {
        const works = (stores: readonly string[]): boolean =>
          joinSessions(apart(sessions, stores), "cautious").reaches.every(
            (reach) => !reach.lethal || reach.lethalAlone,
          );
        const { separate } = joinSessions(sessions, "cautious");
        const sets = subsets(["files", "memory"]).filter(works);
        const least = Math.min(...sets.map((set) => set.length));
        expect(canonical(separate)).toEqual(least === 0 ? [] : canonical(sets.filter((set) => set.length === least)));
      }),
      { numRuns: 60 },
    );
  });

  test("a split says which stores its parts share", () => {
    const whole = carrying(aSession({ web: { tools: tools("UE") }, notes: { tools: tools("P") } }), "notes/t0", {
      store: "notes",
      reads: true,
      writes: false,
    });
    const session = carrying(whole, "web/t0", { store: "notes", reads: false, writes: true });
    const { parts } = analyse(session).split.plain;
    expect(sharedStores(session, parts)).toEqual([
      { from: "private", to: "untrusted", store: "notes", writers: ["web/t0"], readers: ["notes/t0"] },
    ]);
  });
});

describe("walk", () => {
  test("only climbs, names the step at which it turned lethal, and who brought each leg", () => {
    fc.assert(
      fc.property(anySession(), fc.array(fc.nat(20)), fc.constantFrom(...STANCES), (session, picks, stance) => {
        const on = toolsOn(session);
        const calls = picks.map((pick) => on[pick]?.id ?? "gone/tool");
        const { steps, lethalAt, unknown } = walk(session, calls, stance);
        expect(steps.map((step) => step.call)).toEqual(calls);
        steps.forEach((step, at) => {
          const called = on.filter((tool) => calls.slice(0, at + 1).includes(tool.id));
          expect(step.held).toEqual(covered(called, stance));
          for (const leg of LEGS)
            expect([...step.by[leg]].sort()).toEqual(
              called
                .filter((tool) => holds(tool, leg, stance))
                .map((tool) => tool.id)
                .sort(),
            );
          expect(step.adds.every((leg) => !steps[at - 1]?.held.includes(leg))).toBe(true);
        });
        const first = calls.findIndex((_, at) =>
          isLethal(
            on.filter((tool) => calls.slice(0, at + 1).includes(tool.id)),
            stance,
          ),
        );
        expect(lethalAt).toBe(first < 0 ? undefined : first);
        expect(unknown).toEqual(calls.includes("gone/tool") ? ["gone/tool"] : []);
      }),
    );
  });
});
