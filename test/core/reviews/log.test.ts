import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDrift } from "@/lib/core/drift/session-drift";
import type { LoggedEntry, ReviewBody } from "@/lib/core/model/review";
import { followChain, headOf } from "@/lib/core/reviews/chain";
import { nameOf } from "@/lib/core/text/chain";
import { OWNER, readLog } from "@/lib/core/reviews/read-log";
import { snapshotDigest } from "@/lib/core/reviews/snapshot-digest";
import { outcome, standings, type Now } from "@/lib/core/reviews/standing";
import { aReport, aSampleSession } from "../../support/a-report";

const SNAPSHOT = snapshotDigest(aReport(aSampleSession()));
const answers = { choices: [], words: "fine" };
const decisions = {
  labels: answers,
  trust: answers,
  need: answers,
  control: answers,
  data: answers,
  until: { choices: [], words: "2027-03-31" },
  told: answers,
};
const approve = (over: Partial<Extract<ReviewBody, { kind: "review" }>> = {}): ReviewBody => ({
  kind: "review",
  word: "approve",
  text: "",
  decisions,
  snapshot: SNAPSHOT,
  ruleset: "r1",
  ...over,
});
const comment = (text: string, answers?: string): ReviewBody => ({
  kind: "comment",
  anchor: { on: "whole" },
  text,
  answers,
});

function logOf(...said: [by: string, body: ReviewBody, through?: string][]): LoggedEntry[] {
  const log: LoggedEntry[] = [];
  for (const [by, body, through = "link-1"] of said)
    log.push({ through, entry: { prev: headOf(log), at: `2026-11-20T10:00:0${log.length}Z`, by, body } });
  return log;
}
const now = (over: Partial<Now> = {}): Now => ({
  snapshot: SNAPSHOT,
  ruleset: "r1",
  today: "2026-12-01",
  drift: findDrift(aSampleSession(), aSampleSession()),
  ...over,
});

describe("a log", () => {
  const whole = logOf(
    ["Ada", comment("one")],
    ["Bo", comment("two")],
    ["Ada", comment("three")],
    ["Bo", comment("four")],
  );

  test("that nobody touched is followed to its end", () => {
    expect(followChain(whole)).toEqual({ log: whole, refused: 0 });
  });

  test("in which anything was taken out, moved or reworded is not followed past that", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), fc.constantFrom("drop", "move", "reword", "rename"), (at, how) => {
        const entries = structuredClone(whole);
        if (how === "drop") entries.splice(at, 1);
        else if (how === "move") entries.splice((at + 1) % 4, 0, ...entries.splice(at, 1));
        else if (how === "reword") entries[at]!.entry.body = comment("forged");
        else entries[at]!.entry.by = "Mallory";
        const { log, refused } = followChain(entries);
        const wanted =
          how === "drop" ? whole.slice(0, at) : whole.slice(0, Math.min(at, how === "move" ? (at + 1) % 4 : at + 1));
        expect(log.slice(0, wanted.length).map(({ entry }) => entry.prev)).toEqual(
          wanted.map(({ entry }) => entry.prev),
        );
        // The last entry has nobody after it that would vouch for it; who kept it does.
        expect(refused > 0 || (at === 3 && how !== "move")).toBe(true);
      }),
    );
  });

  test("is read as threads: answers under what they answer, settled and opened again", () => {
    const start = logOf(["Ada", comment("why?")]);
    const name = nameOf(start[0]!.entry);
    const settle = (to: "resolved" | "open"): ReviewBody => ({ kind: "settle", of: name, to, text: "" });
    const log = logOf(
      ["Ada", comment("why?")],
      ["Owner", comment("because", name), OWNER],
      ["Ada", settle("resolved")],
    );
    const [thread] = readLog(log).threads;
    expect(thread!.answers.map(({ by, owner }) => [by, owner])).toEqual([["Owner", true]]);
    expect(thread!.settled?.by).toBe("Ada");
    expect(readLog([...log, ...logOf(["Bo", settle("open")])]).threads[0]!.settled).toBeUndefined();
  });

  test("believes nobody but the owner about what changed", () => {
    const drift: ReviewBody = { kind: "drift", text: "a tool changed" };
    expect(readLog(logOf(["Mallory", drift])).drift).toEqual([]);
    expect(readLog(logOf(["Owner", drift, OWNER])).drift).toHaveLength(1);
  });
});

describe("an approval", () => {
  test("holds while nothing changed", () => {
    const standing = standings(logOf(["Ada", approve()]), now());
    expect(standing).toMatchObject([{ stale: [] }]);
    expect(outcome(standing)).toBe("approved");
  });

  test("turns stale when a tool is defined differently, and says what that does to the legs", () => {
    const changed = aSampleSession();
    const tool = changed.servers[0]!.tools.find((one) => one.tool.name === "find_account")!;
    tool.digest = "e".repeat(64);
    tool.classification.egress = { verdict: "yes", p: 0.95, evidence: [] };
    const standing = standings(logOf(["Ada", approve()]), now({ drift: findDrift(aSampleSession(), changed) }));
    expect(outcome(standing)).toBe("stale");
    expect(standing[0]!.stale).toContain("The session has changed since. The verdict stays lethal.");
    expect(standing[0]!.stale.join(" ")).toContain(
      "tracker/find_account is defined differently: egress from no to yes.",
    );
  });

  test("turns stale also when a change touches no leg, and says that it touches none", () => {
    const changed = aSampleSession();
    changed.servers[0]!.tools[1]!.digest = "e".repeat(64);
    expect(
      standings(logOf(["Ada", approve()]), now({ drift: findDrift(aSampleSession(), changed) }))[0]!.stale.join(" "),
    ).toContain("its legs are the same");
  });

  test.each<[string, Partial<Now>, ReviewBody]>([
    ["the day on which it ends is over", { today: "2027-04-01" }, approve()],
    ["other rules judge", { ruleset: "r2" }, approve()],
    ["it was given for another snapshot", {}, approve({ snapshot: "0".repeat(64) })],
  ])("is stale when %s", (_, over, body) => {
    expect(standings(logOf(["Ada", body]), now(over))[0]!.stale).toHaveLength(1);
  });

  test("holds on its last day", () => {
    expect(standings(logOf(["Ada", approve()]), now({ today: "2027-03-31" }))[0]!.stale).toEqual([]);
  });

  test("is outweighed by somebody who wants changes, until they approve too", () => {
    const wants = approve({ word: "request-changes", text: "hide send" });
    expect(outcome(standings(logOf(["Ada", approve()], ["Bo", wants]), now()))).toBe("changes-requested");
    expect(outcome(standings(logOf(["Ada", approve()], ["Bo", wants], ["bo", approve()]), now()))).toBe("approved");
    expect(outcome(standings(logOf(["Ada", approve()], ["Bo", wants], ["Bo", approve(), "link-2"]), now()))).toBe(
      "changes-requested",
    );
  });

  test("turns stale for reviewers too, once the owner told what changed", () => {
    const log = logOf(
      ["Ada", approve()],
      ["Owner", { kind: "drift", text: "mail/send is new and brings a way out." }, OWNER],
    );
    const { stale } = standings(log, now({ drift: undefined }))[0]!;
    expect(stale.join(" ")).toContain("mail/send is new");
    const again = [
      ...log,
      { through: "link-1", entry: { prev: headOf(log), at: "2026-11-21T10:00:00Z", by: "Ada", body: approve() } },
    ];
    expect(standings(again, now({ drift: undefined }))[0]!.stale).toEqual([]);
  });
});

describe("the digest of a snapshot", () => {
  test("is the same for other words, times and probabilities, and another for anything that is approved", () => {
    const digest = (change: (session: ReturnType<typeof aSampleSession>) => void) => {
      const session = aSampleSession();
      change(session);
      return snapshotDigest(aReport(session));
    };
    expect(digest((session) => (session.servers[0]!.listing!.at = "2027-01-01T00:00:00Z"))).toBe(SNAPSHOT);
    expect(digest((session) => (session.servers[0]!.tools[0]!.classification.untrusted.p = 0.6))).toBe(SNAPSHOT);
    expect(digest((session) => (session.servers[0]!.reach!.words = "npx -y other"))).not.toBe(SNAPSHOT);
    expect(digest((session) => (session.servers[0]!.tools[0]!.off = true))).not.toBe(SNAPSHOT);
    expect(digest((session) => (session.servers[0]!.tools[1]!.digest = "f".repeat(64)))).not.toBe(SNAPSHOT);
    expect(digest((session) => void session.servers.pop())).not.toBe(SNAPSHOT);
  });
});
