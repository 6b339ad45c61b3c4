import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { bySeverity, rank, ratePath, rateSession } from "@/lib/core/analysis/severity";
import { placeOf } from "@/lib/core/analysis/severity-legs";
import { orderOf } from "@/lib/core/analysis/severity-order";
import { DEFAULT_TABLES, findInversions, tablesWith } from "@/lib/core/analysis/severity-tables";
import { profileOf, rateTogether } from "@/lib/core/analysis/severity-together";
import { closeReport } from "@/lib/core/reports/close";
import type { Gate } from "@/lib/core/model/gate";
import { LEGS, type PerLeg } from "@/lib/core/model/leg";
import { DEGREES, SEVERITIES, SeverityRowsSchema, type Severity } from "@/lib/core/model/severity";
import { STANCES, type Session, type SessionTool, type Stance } from "@/lib/core/model/session";
import { holds, isLethal, subsets, toolsOn } from "./brute-force";
import { anySession, aSession, reordered } from "./sessions";

const kinds = fc.constantFrom("secret", "invoice", "market-data", "issue", undefined);
const anyApproval = fc.constantFrom<string>("*", "alpha", "beta", "alpha/t0", "zeta/t3", "Gamma/t5");

/** Sessions with kinds of data and, half the time, with approvals. */
const rated: fc.Arbitrary<Session> = fc
  .record({
    session: anySession({ switches: true }),
    kinds: fc.array(kinds, { minLength: 12, maxLength: 12 }),
    on: fc.array(anyApproval, { maxLength: 2 }),
  })
  .map(({ session, kinds: given, on }) => {
    let next = 0;
    const named = (tool: SessionTool): SessionTool => {
      const kind = given[next++ % given.length];
      return kind ? { ...tool, classification: { ...tool.classification, data: { kind, label: kind } } } : tool;
    };
    return {
      ...session,
      gates: on.map((one): Gate => ({ on: one, kind: "approval" })),
      servers: session.servers.map((server) => ({ ...server, tools: server.tools.map(named) })),
    };
  });

const always = (check: (session: Session) => void) => fc.assert(fc.property(rated, check), { numRuns: 150 });

function pathsThrough(tools: readonly SessionTool[], stance: Stance): PerLeg<SessionTool>[] {
  const [reads, brings, sends] = LEGS.map((leg) => tools.filter((tool) => holds(tool, leg, stance)));
  return reads!.flatMap((one) =>
    brings!.flatMap((two) => sends!.map((three) => ({ private: one, untrusted: two, egress: three }))),
  );
}

const worstOf = (paths: readonly PerLeg<SessionTool>[], session: Session): Severity | null =>
  paths.map((path) => ratePath(path, session).severity).sort((a, b) => rank(a) - rank(b))[0] ?? null;

describe("the severity of a session", () => {
  test("is that of the worst path, found by trying all, with what is possible and without", () => {
    always((session) => {
      const on = toolsOn(session);
      expect(rateSession(session)).toMatchObject({
        worst: worstOf(pathsThrough(on, "cautious"), session),
        confirmed: worstOf(pathsThrough(on, "plain"), session),
      });
    });
  });

  test("is never lowered by a tool more, and never raised by a tool less", () => {
    always((session) => {
      const whole = rateSession(session);
      for (const gone of toolsOn(session)) {
        const fewer = {
          ...session,
          servers: session.servers.map((one) => ({ ...one, tools: one.tools.filter((tool) => tool !== gone) })),
        };
        const less = rateSession(fewer);
        expect(rank(less.worst)).toBeGreaterThanOrEqual(rank(whole.worst));
        expect(rank(less.confirmed)).toBeGreaterThanOrEqual(rank(whole.confirmed));
        expect(bySeverity(whole, less)).toBeLessThanOrEqual(0);
      }
    });
  });

  test("does not depend on the order of servers and tools", () => {
    always((session) => {
      expect(rateSession(reordered(session))).toEqual(rateSession(session));
      expect(analyse(reordered(session)).witnesses).toEqual(analyse(session).witnesses);
    });
  });

  test("is there exactly when the session is lethal, in both readings, and is what the analysis says", () => {
    always((session) => {
      const { verdict, severity, witnesses } = analyse(session);
      expect(severity).toEqual(rateSession(session));
      expect(severity.worst !== null).toBe(verdict.cautious === "lethal");
      expect(severity.confirmed !== null).toBe(verdict.plain === "lethal");
      expect(witnesses.plain[0]?.rating?.severity ?? null).toBe(severity.confirmed);
    });
  });

  test("follows from the profiles of its servers", () => {
    always((session) => {
      const profiles = session.servers.map((server) => profileOf(server, session));
      expect(rateTogether(profiles)).toEqual(rateSession(session));
      const apart = profiles.map((profile) => rateTogether([profile]));
      for (const one of apart) expect(bySeverity(rateTogether(profiles), one)).toBeLessThanOrEqual(0);
    });
  });
});

describe("sessions of one word", () => {
  test("have the order of their worst paths: harm, reach, steps, data, readers, writers", () => {
    always((session) => {
      const { order } = rateSession(session);
      const on = toolsOn(session);
      for (const [stance, told] of [
        ["cautious", order?.worst],
        ["plain", order?.confirmed],
      ] as const) {
        const places = pathsThrough(on, stance).map((path) => placeOfPath(path, session));
        expect(told).toBe(places.length === 0 ? null : Math.min(...places));
      }
    });
  });
});

describe("the paths that are told", () => {
  test("hold no tool without which they were as bad, and the first is as sure, as bad and as short as any", () => {
    always((session) => {
      const on = toolsOn(session);
      const byId = new Map(on.map((tool) => [tool.id, tool]));
      for (const stance of STANCES) {
        const told = analyse(session).witnesses[stance].map(({ tools, rating }) => ({
          ids: [...new Set(LEGS.map((leg) => tools[leg]))].sort(),
          tools: {
            private: byId.get(tools.private)!,
            untrusted: byId.get(tools.untrusted)!,
            egress: byId.get(tools.egress)!,
          },
          rating: rating!,
        }));
        expect(told.length > 0).toBe(isLethal(on, stance));
        expect(new Set(told.map(({ ids }) => ids.join("\n"))).size).toBe(told.length);
        for (const { ids, tools, rating } of told) {
          expect(rating).toEqual(ratePath(tools, session));
          for (const part of subsets(ids).filter((some) => some.length < ids.length)) {
            const better = pathsThrough(
              part.map((id) => byId.get(id)!),
              stance,
            ).map((path) => keyOf(path, session));
            expect(better.filter((key) => key.every((one, at) => one <= keyOf(tools, session)[at]!))).toEqual([]);
          }
        }
        const best = pathsThrough(on, stance)
          .map((path) => keyOf(path, session))
          .sort(byKey)[0];
        expect(told.map(({ tools }) => keyOf(tools, session))[0]).toEqual(best);
      }
    });
  });

  test("a weak way out ranks below a strong one", () => {
    const session = aSession({
      shop: {
        tools: {
          list_orders: { private: { verdict: "yes", grade: 2 } },
          list_reviews: { untrusted: { verdict: "yes", grade: 3 } },
          create_product: { egress: { verdict: "yes", grade: 1, p: 0.99 } },
          send_mail: { egress: { verdict: "yes", grade: 3, p: 0.6 } },
        },
      },
    });
    const [first, second] = analyse(session).witnesses.plain;
    expect([first!.tools.egress, first!.rating!.severity]).toEqual(["shop/send_mail", "critical"]);
    expect([second!.tools.egress, second!.rating!.severity]).toEqual(["shop/create_product", "low"]);
  });
});

/** Where a path stands among all, by the words that are said of it. */
function placeOfPath(tools: PerLeg<SessionTool>, session: Session): number {
  const { severity, harm, reach } = ratePath(tools, session);
  const all = LEGS.map((leg) => tools[leg]);
  const asked = (tool: SessionTool) =>
    (session.gates ?? []).some(({ on }) => on === "*" || on === tool.id || on === tool.server);
  return orderOf(
    {
      severity: SEVERITIES.indexOf(severity),
      harm: DEGREES.indexOf(harm),
      reach: DEGREES.indexOf(reach),
    },
    {
      steps:
        new Set(all.map(({ id }) => id)).size === 1 ? 0 : new Set(all.map(({ server }) => server)).size === 1 ? 1 : 2,
      data: placeOf("private", tools.private, DEFAULT_TABLES),
      readers: placeOf("egress", tools.egress, DEFAULT_TABLES),
      writers: placeOf("untrusted", tools.untrusted, DEFAULT_TABLES),
      approval: all.some(asked) ? 1 : 0,
    },
  );
}

/** Sure, bad, harmful, in reach, short: what an idle tool must not cost. */
function keyOf(tools: PerLeg<SessionTool>, session: Session): number[] {
  const { confirmed, severity, harm, reach } = ratePath(tools, session);
  const all = LEGS.map((leg) => tools[leg]);
  const steps =
    new Set(all.map(({ id }) => id)).size === 1 ? 0 : new Set(all.map(({ server }) => server)).size === 1 ? 1 : 2;
  return [confirmed ? 0 : 1, SEVERITIES.indexOf(severity), DEGREES.indexOf(harm), DEGREES.indexOf(reach), steps];
}

function byKey(a: readonly number[], b: readonly number[]): number {
  return a.map((one, at) => one - b[at]!).find((difference) => difference !== 0) ?? 0;
}

describe("the tables", () => {
  test("never get milder towards a worse row", () => {
    expect(findInversions(DEFAULT_TABLES)).toEqual([]);
  });

  test("take the rows of an organisation, and say which of them would turn the order around", () => {
    const rows = SeverityRowsSchema.parse({
      harm: [{ data: "internal", readers: "anyone", is: "high" }],
      level: [{ reach: "high", harm: "high", is: "low" }],
      data: [{ kind: "market-data", is: "sensitive" }],
    });
    const tables = tablesWith(rows);
    expect(tables.harm.internal.anyone).toBe("high");
    expect(tables.data["market-data"]).toBe("sensitive");
    expect(DEFAULT_TABLES.harm.internal.anyone).toBe("medium");
    expect(findInversions(tables)).toEqual([
      "In the table of level, high × high would be low, and medium × high, which is less bad, high.",
      "In the table of level, high × high would be low, and high × medium, which is less bad, high.",
    ]);
  });

  test("a row of an organisation changes the severity of what it is about", () => {
    const session = aSession({
      wiki: {
        tools: {
          read: { private: { verdict: "yes", grade: 1 }, untrusted: { verdict: "yes", grade: 3 } },
          mail: { egress: { verdict: "yes", grade: 3 } },
        },
      },
    });
    const rows = SeverityRowsSchema.parse({ harm: [{ data: "internal", readers: "anyone", is: "high" }] });
    expect(rateSession(session).worst).toBe("high");
    expect(rateSession({ ...session, severityRows: rows }).worst).toBe("critical");
  });
});

describe("one path stands for the session everywhere", () => {
  test("the verdict, the strongest path in either reading, and the first finding of the report name the same tools", () => {
    always((session) => {
      const analysis = analyse(session);
      const [told] = analysis.verdict.level === "lethal" ? analysis.witnesses.plain : analysis.witnesses.cautious;
      const [first] = closeReport(session, analysis, { version: "1.0.0" }).findings.filter(
        ({ rule }) => rule <= "LT004",
      );
      expect(first?.witness?.tools).toEqual(told?.tools);
      expect(analysis.witnesses.cautious[0]?.tools).toEqual(told?.tools);
    });
  });

  test("also where a second path through the same server is weaker than one through another server", () => {
    const all = (p: number) => ({
      private: { verdict: "yes" as const, p },
      untrusted: { verdict: "yes" as const, p },
      egress: { verdict: "yes" as const, p },
    });
    const session = aSession({
      alpha: { tools: { second: all(0.8) } },
      beta: { tools: { first: all(0.9), third: all(0.7) } },
    });
    const analysis = analyse(session);
    expect(analysis.witnesses.plain.slice(0, 3).map(({ tools }) => tools.egress)).toEqual([
      "beta/first",
      "alpha/second",
      "beta/third",
    ]);
    const [first] = closeReport(session, analysis, { version: "1.0.0" }).findings;
    expect(first?.witness?.tools.egress).toBe("beta/first");
  });
});
