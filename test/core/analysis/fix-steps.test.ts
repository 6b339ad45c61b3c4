import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baselineOf } from "@/lib/core/analysis/baseline";
import { planSteps } from "@/lib/core/analysis/fix-steps";
import { severityIn } from "@/lib/core/analysis/severity-order";
import { DEFAULT_TABLES } from "@/lib/core/analysis/severity-tables";
import { orderAcross, profileOf } from "@/lib/core/analysis/severity-together";
import { countWays } from "@/lib/core/analysis/severity-counts";
import { STANCES } from "@/lib/core/model/session";
import { isLethal, minimalLethal, toolsOn } from "./brute-force";
import { anySession, aSession } from "./sessions";

describe("a fix in steps", () => {
  test("each step leaves fewer of the worst ways, and what it says is left is what trying all finds", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => {
        for (const stance of STANCES) {
          const gone = new Set<string>();
          for (const step of planSteps(session, stance)) {
            step.remove.forEach((id) => gone.add(id));
            const left = minimalLethal(
              session.servers.filter((server) => !server.off && !server.builtIn),
              (servers) =>
                isLethal(
                  toolsOn({ name: "", host: "none", servers: [...servers] }).filter((tool) => !gone.has(tool.id)),
                  stance,
                ),
            );
            expect(step.sets).toBe(BigInt(left.length));
            expect(step.worst === null).toBe(left.length === 0);
            const first = step.before.findIndex((count, at) => count !== step.after[at]);
            expect(step.after[first]).toBeLessThan(step.before[first]!);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test("ends what is critical before what is low, however much more of that there is", () => {
    const low = { verdict: "yes" as const, grade: 1 as const };
    const high = { verdict: "yes" as const, grade: 3 as const };
    const wiki = (name: string) => [name, { tools: { read: { private: low, untrusted: low } } }] as const;
    const session = aSession({
      ...Object.fromEntries(["w1", "w2", "w3", "w4", "w5"].map(wiki)),
      board: { tools: { post: { egress: low } } },
      vault: { tools: { read: { private: high }, list: { private: high } } },
      inbox: { tools: { read: { untrusted: high } } },
      mail: { tools: { send: { egress: high }, forward: { egress: high }, invite: { egress: high } } },
    });
    const [first] = planSteps(session, "plain");
    expect(first).toMatchObject({ server: "inbox", leg: "untrusted", remove: ["inbox/read"], worst: "medium" });
  });

  test("counts the ways of each severity as trying all does, and fewer tools never make it more of the worst", () => {
    fc.assert(
      fc.property(anySession(), (session) => {
        const rate = (servers: typeof session.servers) =>
          new Map(
            servers
              .filter((server) => !server.off)
              .map((server) => [server.name, profileOf(server, session).cautious] as const),
          );
        const rated = [...rate(session.servers).values()];
        const counts = [0, 0, 0, 0, 0];
        for (const one of rated)
          for (const two of rated)
            for (const three of rated) {
              const same = one === two && two === three;
              const order = same ? one.alone : orderAcross(one, two, three, DEFAULT_TABLES);
              counts[severityIn(order)]!++;
            }
        const told = countWays(rated, DEFAULT_TABLES);
        expect(told).toEqual(counts.slice(0, 4));
        for (const server of session.servers.filter(({ tools }) => tools.length > 0)) {
          const less = session.servers.map((one) => (one === server ? { ...one, tools: one.tools.slice(1) } : one));
          const fewer = countWays(rate(less).values(), DEFAULT_TABLES);
          const first = told.findIndex((count, at) => count !== fewer[at]);
          expect(first === -1 || fewer[first]! < told[first]!).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("takes the one tool that ends most first, and names what is left", () => {
    const session = aSession({
      fetch: { tools: { fetch: { untrusted: "yes", egress: "yes" } } },
      github: { tools: { read: { private: "yes" }, list: { private: "yes" }, search: { private: "yes" } } },
      mail: { tools: { read: { private: "yes", untrusted: "yes" }, send: { egress: "yes" } } },
    });
    const [first, ...others] = planSteps(session, "plain");
    expect(first).toMatchObject({ remove: ["fetch/fetch"], sets: 1n, left: [["mail"]] });
    expect(others.at(-1)).toMatchObject({ sets: 0n, left: [], worst: null });
  });

  test("is nothing where nothing is lethal without the host, which is a baseline of its own", () => {
    const session = aSession({
      "host:x": { builtIn: true, tools: { shell: { private: "yes", untrusted: "yes", egress: "yes" } } },
      notes: { tools: { read: { private: "yes" } } },
    });
    expect(planSteps(session, "cautious")).toEqual([]);
    expect(baselineOf(session)).toEqual({
      host: "host:x",
      alone: "lethal",
      servers: "clear",
      adds: { private: 1, untrusted: 0, egress: 0 },
    });
    expect(baselineOf(aSession({ notes: { tools: {} } }))).toBeUndefined();
  });
});
