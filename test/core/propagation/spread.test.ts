import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawLabelSpread } from "@/lib/core/charts/label-spread";
import { walk } from "@/lib/core/analysis/walk";
import type { Session } from "@/lib/core/model/session";
import { declaredLabel } from "@/lib/core/propagation/declared";
import { derivedLabel, labelOf } from "@/lib/core/propagation/derived";
import { SENSITIVITIES, worse, type Sensitivity } from "@/lib/core/propagation/labels";
import { SPREAD_RULES } from "@/lib/core/propagation/rules";
import { seenIn, spread, type SpreadOptions } from "@/lib/core/propagation/spread";
import { anySession, aSession, aTool } from "../analysis/sessions";

const HOW: SpreadOptions = { stance: "cautious", authority: "derived", threshold: "user" };
const session = aSession({
  mail: {
    tools: {
      inbox: { private: { verdict: "yes", grade: 2 }, untrusted: { verdict: "yes", grade: 2 } },
      drafts: { private: { verdict: "yes", grade: 2 } },
      send: { egress: { verdict: "yes", grade: 3 } },
    },
  },
  web: { tools: { fetch: { untrusted: { verdict: "yes", grade: 3 } } } },
  chat: {
    tools: { history: { private: { verdict: "yes", grade: 1 } }, post: { egress: { verdict: "yes", grade: 1 } } },
  },
});
const effects = (of: Session, calls: string[], how: SpreadOptions = HOW) =>
  spread(of, calls, how).steps.map(({ decisions }) => SPREAD_RULES.map((rule) => decisions[rule].effect).join(" "));

describe("what each rule makes of a walk", () => {
  test("private data alone is asked about by escalate only, which is needless", () => {
    expect(effects(session, ["mail/drafts", "mail/send"])).toEqual(["pass pass pass", "ask pass pass"]);
    expect(spread(session, ["mail/drafts", "mail/send"], HOW).figures).toEqual({
      escalate: { stops: 1, needless: 1, missed: 0 },
      union: { stops: 0, needless: 0, missed: 0 },
      accumulate: { stops: 0, needless: 0, missed: 0 },
    });
  });

  test("once something untrusted came in, what goes public is blocked, and accumulate names the calls", () => {
    const { steps } = spread(session, ["web/fetch", "mail/drafts", "mail/send"], HOW);
    expect(steps[2]).toMatchObject({
      meets: true,
      decisions: {
        escalate: { effect: "ask" },
        union: { effect: "block", from: [] },
        accumulate: { effect: "block", from: [0, 1] },
      },
    });
  });

  test("what goes back inside the server that it came from passes under accumulate alone", () => {
    expect(effects(session, ["web/fetch", "chat/history", "chat/post"]).at(-1)).toBe("ask ask pass");
    expect(effects(session, ["web/fetch", "mail/drafts", "chat/post"]).at(-1)).toBe("ask ask ask");
  });

  test("nothing is stopped before it was there: sending first passes", () => {
    expect(effects(session, ["mail/send", "mail/inbox"])).toEqual(["pass pass pass", "pass pass pass"]);
  });

  test("a tool that reads and sends in one call is stopped at that call", () => {
    const shell = aSession({
      a: {
        tools: {
          shell: { private: { verdict: "yes", grade: 3 }, egress: { verdict: "yes", grade: 3 } },
          fetch: { untrusted: "yes" },
        },
      },
    });
    expect(effects(shell, ["a/fetch", "a/shell"]).at(-1)).toBe("ask block block");
  });

  test("without a declaration a client that hears servers alone misses it", () => {
    const { figures } = spread(session, ["web/fetch", "mail/drafts", "mail/send"], { ...HOW, authority: "declared" });
    expect(figures.union).toEqual({ stops: 0, needless: 0, missed: 1 });
  });

  test("a call that the session does not have carries no label and is counted", () => {
    expect(spread(session, ["nobody/knows"], HOW)).toMatchObject({
      unknown: 1,
      results: [],
      steps: [{ known: false, label: {} }],
    });
  });
});

describe("labels", () => {
  test("a server's declaration makes a label worse and never better, unless a person trusts the server", () => {
    const tool = aTool("a", "send", { egress: { verdict: "yes", grade: 3 }, private: { verdict: "yes", grade: 1 } });
    tool.tool.annotations = {
      inputMetadata: { destination: "ephemeral" },
      returnMetadata: { sensitivity: ["none", "financial"] },
    };
    expect(labelOf(tool, "cautious", "derived", false)).toMatchObject({
      destination: "public",
      sensitivity: "financial",
    });
    expect(labelOf(tool, "cautious", "derived", true)).toMatchObject({
      destination: "ephemeral",
      sensitivity: "financial",
    });
  });

  test("the drafts' own places are read, and nothing else counts", () => {
    expect(
      declaredLabel({
        annotations: {
          openWorldHint: true,
          inputMetadata: { destination: ["internal", "public"], outcomes: "irreversible" },
          returnMetadata: { source: "internal", sensitivity: { regulated: { scopes: ["HIPAA"] } } },
        },
      }),
    ).toEqual({
      source: "internal",
      sensitivity: "regulated",
      untrusted: true,
      destination: "public",
      outcomes: "irreversible",
    });
    expect(
      declaredLabel({ _meta: { "io.modelcontextprotocol/trust-annotations": { sensitive: true, untrusted: true } } }),
    ).toEqual({ sensitivity: "user", untrusted: true });
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const read = declaredLabel({
          annotations: { inputMetadata: value, returnMetadata: value },
          _meta: { "io.modelcontextprotocol/action-metadata": value },
        });
        for (const [key, said] of Object.entries(read))
          expect(key === "untrusted" || typeof said === "string").toBe(true);
      }),
    );
  });

  test("grades go to the nearest word", () => {
    expect(
      derivedLabel(
        aTool("a", "t", {
          private: { verdict: "yes", grade: 3 },
          untrusted: { verdict: "yes", grade: 1 },
          egress: { verdict: "possible", grade: 1 },
        }),
        "cautious",
      ),
    ).toEqual({
      source: "internal",
      sensitivity: "credentials",
      untrusted: true,
      destination: "internal",
      outcomes: "irreversible",
    });
    expect(derivedLabel(aTool("a", "t"), "plain")).toEqual({
      source: "system",
      sensitivity: "none",
      untrusted: false,
      destination: "ephemeral",
      outcomes: "benign",
    });
  });
});

const walks = anySession().chain((any) => {
  const ids = any.servers.flatMap(({ tools }) => tools.map(({ id }) => id));
  return fc.record({
    any: fc.constant(any),
    calls: fc.array(fc.constantFrom(...ids, "nobody/knows"), { maxLength: 12 }),
    stance: fc.constantFrom("cautious" as const, "plain" as const),
    threshold: fc.constantFrom(...SENSITIVITIES.slice(1)),
  });
});
const place = (level: Sensitivity) => SENSITIVITIES.indexOf(level);

describe("in any walk", () => {
  test("escalate only rises, to the worst that came", () => {
    fc.assert(
      fc.property(walks, ({ any, calls, stance, threshold }) => {
        const { steps, results } = spread(any, calls, { stance, authority: "derived", threshold });
        steps.forEach(({ after }, at) =>
          expect(place(after.level)).toBeGreaterThanOrEqual(at === 0 ? 0 : place(steps[at - 1]!.after.level)),
        );
        expect(steps.at(-1)?.after.level ?? "none").toBe(
          results.reduce<Sensitivity>((level, { sensitivity }) => worse(SENSITIVITIES, level, sensitivity)!, "none"),
        );
      }),
    );
  });

  test("union ends the same in whatever order the calls come", () => {
    fc.assert(
      fc.property(
        walks.chain((one) =>
          fc.record({ one: fc.constant(one), mixed: fc.shuffledSubarray(one.calls, { minLength: one.calls.length }) }),
        ),
        ({ one: { any, calls, stance, threshold }, mixed }) => {
          const end = (order: readonly string[]) =>
            spread(any, order, { stance, authority: "derived", threshold }).steps.at(-1)?.after;
          expect(end(mixed)).toEqual(end(calls));
        },
      ),
    );
  });

  test("accumulate refines union and union escalate: what the finer knows gives the coarser, and what it stops the coarser stops", () => {
    fc.assert(
      fc.property(walks, ({ any, calls, stance, threshold }) => {
        const { steps, results } = spread(any, calls, { stance, authority: "derived", threshold });
        steps.forEach(({ after, decisions }) => {
          const so = results.slice(0, after.results);
          expect(new Set(seenIn(after.seen))).toEqual(
            new Set(so.map(({ sensitivity }) => sensitivity).filter((one) => one !== "none")),
          );
          expect(after.untrusted).toBe(so.some(({ untrusted }) => untrusted));
          expect(after.level).toBe(seenIn(after.seen).at(-1) ?? "none");
          const stops = SPREAD_RULES.map((rule) => decisions[rule].effect !== "pass");
          expect(stops[2]! && !stops[1]!).toBe(false);
          expect(stops[1]! && !stops[0]!).toBe(false);
        });
      }),
    );
  });

  test("with every private grade sensitive, union stops just where the three legs meet, and the climb has met them by then", () => {
    fc.assert(
      fc.property(walks, ({ any, calls, stance }) => {
        const { steps, figures } = spread(any, calls, { stance, authority: "derived", threshold: "user" });
        expect(figures.union).toMatchObject({ needless: 0, missed: 0 });
        expect(figures.escalate.missed).toBe(0);
        const first = steps.findIndex(({ meets }) => meets);
        expect(first < 0 || walk(any, calls, stance).lethalAt! <= first).toBe(true);
      }),
    );
  });

  test("the picture is drawn, and says the figures in words", () => {
    fc.assert(
      fc.property(walks, ({ any, calls, stance, threshold }) => {
        const found = spread(any, calls, { stance, authority: "derived", threshold });
        const scene = drawLabelSpread(found);
        expect(scene.description).toContain(`Union: ${found.figures.union.stops} stop`);
        expect(scene.marks.filter(({ role }) => role === "dot").length).toBeLessThanOrEqual(
          found.figures.union.stops + found.figures.accumulate.stops,
        );
      }),
      { numRuns: 30 },
    );
  });
});

test("a recording of a hundred thousand calls is linear work: every step is there once", () => {
  const calls = Array.from({ length: 100_000 }, (_, at) => ["web/fetch", "mail/drafts", "mail/send"][at % 3]!);
  const { steps, figures } = spread(session, calls, HOW);
  expect(steps).toHaveLength(100_000);
  expect(figures.union.stops).toBe(33_333);
});
