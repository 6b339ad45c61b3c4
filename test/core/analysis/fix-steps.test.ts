import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baselineOf, planSteps } from "@/lib/core/analysis/fix-steps";
import { STANCES } from "@/lib/core/model/session";
import { isLethal, minimalLethal, toolsOn } from "./brute-force";
import { anySession, aSession } from "./sessions";

describe("a fix in steps", () => {
  test("each step ends at least one lethal set of servers, and what it says is left is what trying all finds", () => {
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
            expect(step.after).toBe(BigInt(left.length));
            expect(step.after).toBeLessThan(step.before);
          }
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
    expect(first).toMatchObject({ remove: ["fetch/fetch"], before: 2n, after: 1n, left: [["mail"]] });
    expect(others.at(-1)).toMatchObject({ after: 0n, left: [] });
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
