import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { whatIf } from "@/lib/core/analysis/what-if";
import { drawAttackPath } from "@/lib/core/charts/attack-path";
import { drawVenn } from "@/lib/core/charts/venn";
import { drawMinimalSets } from "@/lib/core/charts/minimal-sets";
import { STANCES, type Session, type Stance } from "@/lib/core/model/session";
import { select } from "@/lib/core/session/selection";
import { applySwitches, switchesOf, turn } from "@/lib/core/session/switches";
import { anySession, aSession, tools } from "../analysis/sessions";

const session = aSession({
  mail: { tools: tools("PU", "P", "") },
  web: { tools: tools("UE") },
  notes: { off: true, tools: tools("P") },
});
const analysis = analyse(session);
const of = (what: string, stance: Stance = "cautious") => select(session, analysis, stance, what)!;

describe("what is picked in one view", () => {
  test("a server stands for its tools, its legs, the combinations they have and the sets that it is in", () => {
    const { tools, servers, marks } = of("server:mail");
    expect([...tools]).toEqual(["mail/t0", "mail/t1", "mail/t2"]);
    expect([...servers]).toEqual(["mail"]);
    for (const mark of ["server:mail", "leg:private", "leg:untrusted", "mask:3", "mask:1", "set:0"])
      expect(marks).toContain(mark);
    expect(marks).not.toContain("leg:egress");
  });

  test("a leg stands for what is switched on and holds it, a combination for the tools that hold exactly it", () => {
    expect([...of("leg:private").tools]).toEqual(["mail/t0", "mail/t1"]);
    expect([...of("leg:private").servers]).toEqual(["mail"]);
    expect([...of("mask:1").tools]).toEqual(["mail/t1"]);
  });

  test("a set stands for its servers and what they bring to it", () => {
    expect([...of("set:0").servers]).toEqual(["mail", "web"]);
    expect([...of("set:0").tools]).toEqual(["mail/t0", "mail/t1", "web/t0"]);
  });

  test("what is not there, or not meant, selects nothing", () => {
    for (const wrong of ["tool:mail/gone", "server:gone", "leg:third", "mask:9", "set:7", "nonsense", ""])
      expect(select(session, analysis, "cautious", wrong)).toBeUndefined();
  });

  test("every mark that can be picked in any picture selects something that is marked in that picture", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), fc.constantFrom(...STANCES), (session, stance) => {
        const analysis = analyse(session);
        for (const scene of [
          drawVenn(analysis),
          drawMinimalSets(session, analysis, { width: 760, height: 420 }, stance),
          drawAttackPath(session, analysis, analysis.witnesses[stance][0], { width: 900, height: 500 }, stance),
        ]) {
          const named = scene.marks.flatMap(({ of }) => (of === undefined ? [] : [of]));
          for (const of of named) expect(select(session, analysis, stance, of)?.marks).toContain(of);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("what would be if", () => {
  const flip = (session: Session, id: string) => {
    const switches = switchesOf(session);
    return analyse(applySwitches(session, { ...switches, off: turn(switches.off, [id], "on") }));
  };

  test("of anything that is off is what switching it on gives: level and number of trifectas", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => {
        const analysis = analyse(session);
        for (const server of session.servers) {
          for (const id of [server.name, ...server.tools.map((tool) => tool.id)]) {
            const off = server.off || server.tools.some((tool) => tool.id === id && tool.off);
            const answer = whatIf(session, analysis, id);
            expect(answer !== undefined).toBe(Boolean(off));
            if (!answer) continue;
            const then = flip(session, answer.add);
            expect(answer.level).toBe(then.verdict.level);
            for (const stance of STANCES)
              expect(answer.trifectas[stance]).toBe(
                BigInt(then.trifectaCount[stance]) - BigInt(analysis.trifectaCount[stance]),
              );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  test("a tool of a server that is off comes with its server; what was never listed is unknown", () => {
    expect(whatIf(session, analysis, "notes/t0")).toMatchObject({ add: "notes", legs: ["private"], unseen: false });
    const dark = aSession({ mail: { tools: tools("P") }, dark: { off: true, state: "unlisted" } });
    expect(whatIf(dark, analyse(dark), "dark")).toMatchObject({ legs: [], unseen: true });
  });
});
