import fc from "fast-check";
import { expect, test } from "vitest";
import { groupByLegs } from "@/lib/core/analysis/compositions/groups";
import { findLethal, listMembers } from "@/lib/core/analysis/compositions/lethal";
import { memberOf } from "@/lib/core/analysis/compositions/member";
import { severityOf, worstFirst, worstMembers } from "@/lib/core/analysis/compositions/severity";
import { rateSession, rank } from "@/lib/core/analysis/severity";
import { anySession, aSession } from "./sessions";

test("a composition is as severe as the session of its servers is", () => {
  fc.assert(
    fc.property(anySession(), (session) => {
      const { alone, pairs, triples } = findLethal(
        groupByLegs(session.servers.map((server) => memberOf(server))).groups,
      );
      for (const set of [...alone, ...pairs, ...triples])
        for (const members of listMembers(set)) {
          const names = new Set(members.map(({ name }) => name));
          const rated = rateSession({ ...session, servers: session.servers.filter(({ name }) => names.has(name)) });
          expect(severityOf(members, set.level)).toBe(set.level === "confirmed" ? rated.confirmed : rated.worst);
        }
    }),
  );
});

test("worst first are all compositions of a kind, each once, and none is worse than the first", () => {
  fc.assert(
    fc.property(anySession(), (session) => {
      const { alone, pairs, triples } = findLethal(
        groupByLegs(session.servers.map((server) => memberOf(server))).groups,
      );
      for (const set of [...alone, ...pairs, ...triples]) {
        const kinds = worstFirst(set);
        expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(set.count);
        const ranks = [...listMembers(set)].map((members) => rank(severityOf(members, set.level)));
        expect(rank(kinds[0]!.severity)).toBe(Math.min(...ranks));
        expect(rank(severityOf(worstMembers(set), set.level))).toBe(Math.min(...ranks));
      }
    }),
  );
});

test("of servers with the same legs the one that reads worse data stands first", () => {
  const reads = (grade: 1 | 3) => ({
    tools: {
      t: { private: { verdict: "yes" as const, grade }, untrusted: { verdict: "yes" as const, grade: 3 as const } },
    },
  });
  const { servers } = aSession({
    a: reads(1),
    b: reads(3),
    out: { tools: { t: { egress: { verdict: "yes", grade: 3 } } } },
  });
  const [pair] = findLethal(groupByLegs(servers.map((server) => memberOf(server))).groups).pairs;
  expect(worstMembers(pair!).map(({ name }) => name)).toEqual(["b", "out"]);
});
