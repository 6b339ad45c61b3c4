import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { leastCut, sayLeastCut } from "@/lib/core/analysis/compositions/least-cut";
import { memberOf } from "@/lib/core/analysis/compositions/member";
import type { Session } from "@/lib/core/model/session";
import { aMember } from "../../support/members";
import { anySession, aSession, tools, type ServerSpec } from "./sessions";

const membersOf = (session: Session) => session.servers.filter(({ off }) => !off).map((server) => memberOf(server));

const serverOf = (spec: ServerSpec) => membersOf(aSession({ mail: spec }))[0]!;

test("the smallest cut of a composition is as large as the board’s, including what is uncertain", () => {
  fc.assert(
    fc.property(anySession({ switches: true }), (session) => {
      const cuts = analyse(session).cuts.cautious;
      fc.pre(cuts.tools.length > 0);
      expect(leastCut(membersOf(session))?.tools).toBe(cuts.tools[0]!.cost);
    }),
  );
});

test("it counts what is only possible, names a single tool and its leg", () => {
  const sent = serverOf({ tools: { ...tools("PU", "P", "U"), send: { egress: "yes" } } });
  expect(sayLeastCut([sent])).toBe("Smallest cut: 1 tool (send), the only way out.");
  const perhaps = serverOf({ tools: tools("PUE", "PUe", "PUe", "PU") });
  expect(sayLeastCut([perhaps])).toBe("Smallest cut: 3 tools, all ways out.");
});

test("servers of a composition are cut together", () => {
  const [one, other] = membersOf(
    aSession({ one: { tools: tools("P", "P", "E") }, other: { tools: tools("PU", "E", "U") } }),
  );
  expect(leastCut([one!, other!])).toEqual({ leg: "untrusted", tools: 2 });
});

test("a leg that the host’s own tools hold cannot be ended, and without any other there is no cut", () => {
  const sent = serverOf({ tools: tools("P", "P", "U", "U", "E") });
  const host = (legs: Parameters<typeof aMember>[1]) => aMember("host", legs, { builtIn: true });
  expect(leastCut([sent], host({ private: "no", untrusted: "no", egress: "possible" }))).toEqual({
    leg: "private",
    tools: 2,
  });
  expect(leastCut([sent], host({ private: "yes", untrusted: "yes", egress: "possible" }))).toBeUndefined();
});

test("a map that was written before holders were counted has no cut", () => {
  const { possible: _possible, ...egress } = serverOf({ tools: tools("PUE") }).egress;
  expect(leastCut([{ ...serverOf({ tools: tools("PUE") }), egress }])).toBeUndefined();
});
