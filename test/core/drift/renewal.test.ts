import { describe, expect, test } from "vitest";
import { renewalOf } from "@/lib/core/drift/renewal";
import { whatCame, whatIsWorse } from "@/lib/core/drift/worse";
import type { Approval } from "@/lib/core/model/approval";
import { CHANGE_EFFECTS, type Change } from "@/lib/core/model/change";
import { GovernanceSchema } from "@/lib/core/model/governance";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { partWhereDiffering } from "@/lib/core/text/differing";

const NOW = takeSnapshot({ tools: [{ name: "send" }, { name: "read" }] }, "2026-11-20T09:00:00.000Z");
const { approval: ASKS } = GovernanceSchema.parse({});
const approve = (over: Partial<Approval> = {}): Approval => ({
  server: "mail",
  digest: "then",
  decision: "approved",
  by: "Ada",
  at: "2026-11-01T09:00:00.000Z",
  reason: "Read it.",
  ...over,
});
const change = (effect: Change["effect"], tool?: string): Change => ({
  part: "description",
  effect,
  says: "It was reworded.",
  ...(tool ? { tool } : {}),
});
const renewal = (approvals: Approval[], changes: Change[] | undefined, asks = ASKS, today = "2026-11-20") =>
  renewalOf({ server: "mail", approvals, now: NOW, changes, asks, today });

describe("whether an approval still holds", () => {
  test("by default what brings a leg, turns a claim, hides words, adds a tool or shapes a call asks for a new one, words and versions do not", () => {
    const forced = CHANGE_EFFECTS.filter((effect) => renewal([approve()], [change(effect)]).state === "renew");
    expect(forced).toEqual(["other-server", "leg-gained", "claim-flipped", "suspect-wording", "tool-added", "shape"]);
  });
  test("which changes do is what the policy says, and nothing else", () => {
    for (const effect of CHANGE_EFFECTS) {
      const only = { ...ASKS, renewOn: [effect] };
      expect(CHANGE_EFFECTS.filter((other) => renewal([approve()], [change(other)], only).state === "renew")).toEqual([
        effect,
      ]);
    }
  });
  test("it ends on its own day, else after the days that the policy gives, and counts on the last of them", () => {
    const days = { ...ASKS, days: 10 };
    expect([
      renewal([approve({ until: "2026-11-20" })], []).state,
      renewal([approve({ until: "2026-11-19" })], []).state,
    ]).toEqual(["approved", "ended"]);
    expect(
      [renewal([approve()], [], days, "2026-11-11"), renewal([approve()], [], days, "2026-11-12")].map(
        ({ state, until }) => [state, until],
      ),
    ).toEqual([
      ["approved", "2026-11-11"],
      ["ended", "2026-11-11"],
    ]);
  });
  test("the newest decision counts, a refusal and a withdrawal too, and who may not approve approves nothing", () => {
    const later = (decision: Approval["decision"]) => approve({ decision, at: "2026-11-02T09:00:00.000Z" });
    expect([later("refused"), later("withdrawn")].map((one) => renewal([approve(), one], []).state)).toEqual([
      "refused",
      "never",
    ]);
    expect(renewal([], []).state).toBe("never");
    expect(renewal([approve({ by: "Eve" })], [], { ...ASKS, by: ["Ada"] }).state).toBe("not-theirs");
    expect(renewal([approve({ server: "other" })], []).state).toBe("never");
  });
  test("a change of a tool that was approved since as it is now is taken; of any other it is not", () => {
    const changes = [change("leg-gained", "send"), change("leg-gained", "read"), change("shape")];
    const send = approve({ tool: "send", digest: NOW.tools[0]!.digest, at: "2026-11-03T09:00:00.000Z" });
    expect(renewal([approve(), send], changes).forced.map(({ tool }) => tool)).toEqual(["read", undefined]);
    for (const stale of [
      { ...send, digest: "other" },
      { ...send, at: "2026-10-01T09:00:00.000Z" },
      { ...send, until: "2026-11-19" },
    ])
      expect(renewal([approve(), stale], changes).forced).toHaveLength(3);
  });
  test("where the approved listing is not at hand, only the very same listing holds", () => {
    expect([
      renewal([approve()], undefined).state,
      renewal([approve({ digest: NOW.digest })], undefined).state,
    ]).toEqual(["renew", "approved"]);
  });
});

test("what is worse is told, what is better or nothing is not; of a share everything new is", () => {
  const level = { before: "clear", after: "clear" } as const;
  const [worse, better, none] = [
    { kind: "tool", what: "w", effect: "worse" },
    { kind: "tool", what: "b", effect: "better" },
    { kind: "tool", what: "n", effect: "none" },
  ] as const;
  expect(whatIsWorse({ level, items: [none, better, worse] })).toEqual(["w"]);
  expect(whatIsWorse({ level, items: [none, better] })).toEqual([]);
  expect(whatCame({ level, items: [better] }, { level, items: [none, better, worse] })).toEqual(["w", "n"]);
  const many = Array.from({ length: 100 }, (_, at) => ({ ...worse, what: `w${at}` }));
  expect(whatIsWorse({ level, items: many }).at(-1)).toBe("And 60 further changes.");
});

test("two texts are parted where they differ, and never within a character", () => {
  expect(partWhereDiffering("read a book", "read the book").map(({ own }) => own)).toEqual(["a", "the"]);
  expect(partWhereDiffering("", "x")).toEqual([
    { head: "", own: "", tail: "" },
    { head: "", own: "x", tail: "" },
  ]);
  expect(partWhereDiffering("a😀b", "a😁b").map(({ own }) => own)).toEqual(["😀", "😁"]);
  for (const [one, other] of [
    ["aa", "aaa"],
    ["same", "same"],
    ["x", "y"],
  ] as const)
    for (const [part, whole] of [
      [partWhereDiffering(one, other)[0], one],
      [partWhereDiffering(one, other)[1], other],
    ] as const)
      expect(part.head + part.own + part.tail).toBe(whole);
});
