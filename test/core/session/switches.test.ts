import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rebase, sameSwitches, type Switches } from "@/lib/core/session/switches";

const switches = fc.record({
  off: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e")).map((ids): ReadonlySet<string> => new Set(ids)),
  host: fc.constantFrom("none", "cursor", "codex"),
});
const both = fc.tuple(switches, switches);

describe("switches that were turned in one window while another kept its own", () => {
  test("stay as they are when nobody else changed anything", () => {
    fc.assert(
      fc.property(both, ([before, after]: [Switches, Switches]) => {
        expect(sameSwitches(rebase(before, after, before), after)).toBe(true);
      }),
    );
  });

  test("take in what the other window kept when nothing was turned here", () => {
    fc.assert(
      fc.property(both, ([before, now]: [Switches, Switches]) => {
        expect(sameSwitches(rebase(before, before, now), now)).toBe(true);
      }),
    );
  });

  test("of different tools are all kept", () => {
    const before: Switches = { off: new Set(["a"]), host: "none" };
    const here: Switches = { off: new Set(["a", "b"]), host: "none" };
    const there: Switches = { off: new Set(["c"]), host: "cursor" };
    const merged = rebase(before, here, there);
    expect([[...merged.off].sort(), merged.host]).toEqual([["b", "c"], "cursor"]);
  });
});
