import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { LEVELS } from "@/lib/core/analysis/verdict";
import { LEGS } from "@/lib/core/model/leg";
import { STANCES, type Session, type SessionServer, type SessionTool, type Stance } from "@/lib/core/model/session";
import { canonical, cheapestCuts, covered, fewestParts, holds, isLethal, minimalLethal, toolsOn } from "./brute-force";
import { anySession, reordered } from "./sessions";

const ids = (tools: readonly SessionTool[]): string[] => tools.map((tool) => tool.id);
const serversOn = (session: Session): SessionServer[] => session.servers.filter((server) => !server.off);
const lethalServers = (stance: Stance) => (servers: readonly SessionServer[]) =>
  isLethal(toolsOn({ name: "", host: "none", servers: [...servers] }), stance);
const without = (session: Session, remove: readonly string[]): SessionTool[] =>
  toolsOn(session).filter((tool) => !remove.includes(tool.id) && !remove.includes(tool.server));

function always(check: (session: Session, stance: Stance) => void, options?: { switches?: boolean }): void {
  fc.assert(
    fc.property(anySession(options), (session) => {
      for (const stance of STANCES) check(session, stance);
    }),
    { numRuns: 150 },
  );
}

describe("verdict", () => {
  test("a stance is lethal exactly when what is switched on covers the three legs in it", () => {
    always(
      (session, stance) => {
        const legs = covered(toolsOn(session), stance).length;
        expect(analyse(session).verdict[stance]).toBe(legs === 3 ? "lethal" : legs === 2 ? "two-legs" : "clear");
      },
      { switches: true },
    );
  });

  test("plain is never worse than cautious, and the level is told from both", () => {
    always((session) => {
      const { verdict } = analyse(session);
      const severity = ["lethal", "two-legs", "clear"];
      expect(severity.indexOf(verdict.plain)).toBeGreaterThanOrEqual(severity.indexOf(verdict.cautious));
      expect(verdict.level).toBe(
        verdict.plain === "lethal" ? "lethal" : verdict.cautious === "lethal" ? "possible" : verdict.cautious,
      );
    });
  });

  test("adding a tool never makes a verdict safer", () => {
    always((session, stance) => {
      const severity = ["lethal", "two-legs", "clear"];
      const before = analyse(session).verdict;
      for (const server of session.servers) {
        const fewer = {
          ...session,
          servers: session.servers.map((one) => (one === server ? { ...one, tools: one.tools.slice(1) } : one)),
        };
        const after = analyse(fewer).verdict;
        expect(severity.indexOf(after[stance])).toBeGreaterThanOrEqual(severity.indexOf(before[stance]));
        expect(LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(LEVELS.indexOf(before.level));
      }
    });
  });
});

describe("trifectas", () => {
  test("the count is the number of inclusion-minimal tool sets found by trying all", () => {
    always((session, stance) => {
      const sets = minimalLethal(toolsOn(session), (set) => isLethal(set, stance));
      expect(analyse(session).trifectaCount[stance]).toBe(String(sets.length));
    });
  });

  test("the minimal server sets are exactly those found by trying all, smaller first, then by name", () => {
    always(
      (session, stance) => {
        const analysis = analyse(session);
        const sets = analysis.minimalServerSets[stance];
        const expected = minimalLethal(serversOn(session), lethalServers(stance)).map((set) =>
          set.map((server) => server.name),
        );
        expect(canonical(sets)).toEqual(canonical(expected));
        expect(analysis.minimalServerSetCount[stance]).toBe(String(expected.length));
        const order = sets.map((set) => `${set.length} ${set.join("\u0000")}`);
        expect(order).toEqual([...order].sort());
      },
      { switches: true },
    );
  });

  test("the minimal server sets are an antichain", () => {
    always((session, stance) => {
      const sets = analyse(session).minimalServerSets[stance];
      for (const a of sets) expect(sets.filter((b) => a !== b && a.every((name) => b.includes(name)))).toEqual([]);
    });
  });
});

describe("witnesses", () => {
  test("each names tools that hold the legs they lend, and covers a trifecta", () => {
    always((session, stance) => {
      const byId = new Map(toolsOn(session).map((tool) => [tool.id, tool]));
      for (const { tools } of analyse(session).witnesses[stance]) {
        for (const leg of LEGS) expect(holds(byId.get(tools[leg])!, leg, stance)).toBe(true);
        expect(
          isLethal(
            Object.values(tools).map((id) => byId.get(id)!),
            stance,
          ),
        ).toBe(true);
      }
    });
  });
});

describe("cuts", () => {
  const anyWishes = fc.record({
    costs: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 12, maxLength: 12 }),
    kept: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    keepAny: fc.boolean(),
  });

  test("tool cuts are the cheapest sets found by trying all, every tie included", () => {
    fc.assert(
      fc.property(anySession(), anyWishes, (session, wishes) => {
        const on = toolsOn(session);
        const costs = Object.fromEntries(on.map((tool, at) => [tool.id, wishes.costs[at]!]));
        const keep = wishes.keepAny ? on.filter((_, at) => wishes.kept[at]).map((tool) => tool.id) : [];
        for (const stance of STANCES) {
          const { tools: cuts, blocked } = analyse(session, { costs, keep }).cuts[stance];
          const best = cheapestCuts(
            on,
            (set) => isLethal(set, stance),
            (tool) => costs[tool.id]!,
            (tool) => !keep.includes(tool.id),
          );
          const lethal = isLethal(on, stance);
          const possible = lethal && best.cost !== Infinity;
          expect(canonical(cuts.map((cut) => cut.remove))).toEqual(possible ? canonical(best.sets.map(ids)) : []);
          expect(cuts.every((cut) => cut.cost === best.cost)).toBe(true);
          const kept = LEGS.map((leg) =>
            ids(on.filter((tool) => keep.includes(tool.id) && holds(tool, leg, stance))).sort(),
          );
          expect(LEGS.map((leg) => blocked?.tools?.[leg])).toEqual(
            lethal && !possible ? kept : LEGS.map(() => undefined),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test("server cuts are the cheapest sets found by trying all, and a server with a kept tool stays", () => {
    fc.assert(
      fc.property(anySession(), anyWishes, (session, wishes) => {
        const costs = Object.fromEntries(session.servers.map((server, at) => [server.name, wishes.costs[at]!]));
        const keep = wishes.keepAny
          ? toolsOn(session)
              .filter((_, at) => wishes.kept[at])
              .map((tool) => tool.id)
          : [];
        for (const stance of STANCES) {
          const { servers: cuts } = analyse(session, { costs, keep }).cuts[stance];
          const best = cheapestCuts(
            session.servers,
            lethalServers(stance),
            (server) => costs[server.name]!,
            (server) => !server.tools.some((tool) => keep.includes(tool.id)),
          );
          const possible = isLethal(toolsOn(session), stance) && best.cost < Infinity;
          expect(canonical(cuts.map((cut) => cut.remove))).toEqual(
            possible ? canonical(best.sets.map((set) => set.map((server) => server.name))) : [],
          );
          for (const cut of cuts) expect(cut.cost).toBe(best.cost);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("every cut meets every trifecta, empties the legs it names, and leaves nothing lethal", () => {
    always((session, stance) => {
      const trifectas = minimalLethal(toolsOn(session), (set) => isLethal(set, stance));
      const { tools, servers } = analyse(session).cuts[stance];
      for (const cut of [...tools, ...servers]) {
        for (const trifecta of trifectas)
          expect(trifecta.some((tool) => cut.remove.includes(tool.id) || cut.remove.includes(tool.server))).toBe(true);
        const legs = covered(without(session, cut.remove), stance);
        expect(cut.empties).toContain(cut.leg);
        for (const leg of cut.empties) expect(legs).not.toContain(leg);
      }
    });
  });
});

describe("split", () => {
  test("the parts are safe, hold every tool that is not lethal alone exactly once, and are as few as can be", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => {
        for (const stance of STANCES) {
          const on = toolsOn(session);
          const alone = on.filter((tool) => isLethal([tool], stance));
          const rest = on.filter((tool) => !alone.includes(tool));
          const { parts, unsplittable } = analyse(session).split[stance];
          expect(unsplittable).toEqual(ids(alone).sort());
          expect(parts.flatMap((part) => part.tools).sort()).toEqual(ids(rest).sort());
          for (const part of parts) {
            const legs = covered(
              rest.filter((tool) => part.tools.includes(tool.id)),
              stance,
            );
            expect(legs).not.toContain(part.without);
            expect(part.tools.length).toBeGreaterThan(0);
          }
          expect(parts.length).toBe(fewestParts(rest, (set) => isLethal(set, stance)));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("wishes for togetherness", () => {
  const anyWished = anySession({ switches: true }).chain((session) => {
    const all = session.servers.flatMap((server) => [server.name, ...ids(server.tools)]);
    return fc
      .array(fc.array(fc.constantFrom(...all, "gone"), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
      .map((together): Session => ({ ...session, wishes: { keep: [], costs: {}, together } }));
  });
  const membersOf = (session: Session, wish: readonly string[]) =>
    toolsOn(session).filter((tool) => wish.includes(tool.id) || wish.includes(tool.server));

  test("are kept in one part or refused with a reason, earlier ones first, in as few parts as can be", () => {
    fc.assert(
      fc.property(anyWished, (session) => {
        for (const stance of STANCES) {
          const on = toolsOn(session);
          const rest = on.filter((tool) => !isLethal([tool], stance));
          const { parts, refused = [] } = analyse(session).split[stance];
          let pieces = rest.map((tool) => [tool]);
          const expected = session.wishes!.together.filter((wish) => {
            const members = membersOf(session, wish);
            const touched = pieces.filter((piece) => piece.some((tool) => members.includes(tool)));
            const whole = touched.flat();
            if (!isLethal(whole, stance))
              pieces = [...pieces.filter((piece) => !touched.includes(piece)), ...(whole.length > 0 ? [whole] : [])];
            return isLethal(whole, stance) || members.some((tool) => !rest.includes(tool));
          });
          expect(refused.map((one) => one.together)).toEqual(expected);
          for (const { why } of refused) expect(why).toMatch(/[.]$/);
          for (const piece of pieces)
            expect(parts.filter((part) => piece.some((tool) => part.tools.includes(tool.id)))).toHaveLength(1);
          expect(parts.flatMap((part) => part.tools).sort()).toEqual(ids(rest).sort());
          for (const part of parts)
            expect(
              covered(
                rest.filter((tool) => part.tools.includes(tool.id)),
                stance,
              ),
            ).not.toContain(part.without);
          expect(parts.length).toBe(fewestParts(pieces, (set) => isLethal(set.flat(), stance)));
        }
      }),
      { numRuns: 150 },
    );
  });

  test("that are not there change nothing", () => {
    always((session, stance) => {
      expect(analyse({ ...session, wishes: { keep: [], costs: {}, together: [["gone"], []] } }).split[stance]).toEqual(
        analyse(session).split[stance],
      );
    });
  });
});

describe("near misses", () => {
  test("they are the switched-off servers and tools that worsen the level, with tools that complete a trifecta", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => {
        const byId = new Map(toolsOn(session).map((tool) => [tool.id, tool]));
        const { nearMisses } = analyse(session);
        const candidates = session.servers.flatMap((server) =>
          server.off ? [server.name] : ids(server.tools.filter((tool) => tool.off)),
        );
        const told = new Map(nearMisses.map((miss) => [miss.add, miss]));
        const now = LEVELS.indexOf(analyse(session).verdict.level);
        for (const add of candidates) {
          const servers = session.servers.map((server) => ({
            ...server,
            off: server.off && server.name !== add,
            tools: server.tools.map((tool) => ({ ...tool, off: tool.off && tool.id !== add })),
          }));
          const added = toolsOn({ ...session, servers }).filter((tool) => !byId.has(tool.id));
          const { level } = analyse({ ...session, servers }).verdict;
          const miss = told.get(add);
          expect(miss?.level).toBe(LEVELS.indexOf(level) < now ? level : undefined);
          if (!miss) continue;
          expect(miss.legs).toEqual(covered(added, "cautious"));
          const completes = isLethal([...added, ...miss.through.map((id) => byId.get(id)!)], "cautious");
          expect(completes || (level !== "lethal" && level !== "possible")).toBe(true);
        }
      }),
    );
  });
});

test("the order of servers and tools does not change a byte of the answer", () => {
  fc.assert(
    fc.property(anySession({ switches: true }), (session) => {
      expect(JSON.stringify(analyse(reordered(session)))).toBe(JSON.stringify(analyse(session)));
    }),
  );
});

test("the input is left as it was", () => {
  fc.assert(
    fc.property(anySession({ switches: true }), (session) => {
      const before = structuredClone(session);
      analyse(session);
      expect(session).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
