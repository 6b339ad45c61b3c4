import { expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import type { Session } from "@/lib/core/model/session";
import { aSession } from "./sessions";
import { processorTime } from "../../support/processor-time";

/** As many wishes as a link may hold, each naming one server again and again and overlapping with all the others. */
function aCrowdedSession(tools: number): Session {
  const legs = [{ private: "yes" }, { untrusted: "yes" }] as const;
  const listed = Object.fromEntries(Array.from({ length: tools }, (_, at) => [`t${at}`, { ...legs[at % 2] }]));
  const session = aSession({ many: { tools: listed }, way: { tools: { out: { egress: "yes" } } } });
  const wish = Array.from({ length: 1_000 }, () => "many");
  return { ...session, wishes: { keep: [], costs: {}, together: Array.from({ length: 50 }, () => wish) } };
}

test("wishes that name the same over and over cost in proportion to the tools", () => {
  const [few, many] = [aCrowdedSession(300), aCrowdedSession(3_000)];
  analyse(few);
  const [short, long] = [processorTime(() => analyse(few)), processorTime(() => analyse(many))];
  // Ten times the tools: quadratic work would be a hundred times as much.
  expect(long / Math.max(short, 0.005)).toBeLessThan(40);
});

test("a wish is the same however often it names its members", () => {
  const session = aSession({ a: { tools: { x: { private: "yes" }, y: { untrusted: "yes" } } } });
  const split = (together: string[][]) => analyse({ ...session, wishes: { keep: [], costs: {}, together } }).split;
  expect(split([["a", "a", "a/x", "a"]])).toEqual(split([["a"]]));
});
