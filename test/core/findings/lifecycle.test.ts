import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { filterFindings, rowOf } from "@/lib/core/findings/filter";
import { follow, stateOn } from "@/lib/core/findings/lifecycle";
import { writeFindingsCsv } from "@/lib/core/findings/write";
import type { FindingRecord } from "@/lib/core/model/finding-record";
import type { Session } from "@/lib/core/model/session";
import { closeReport } from "@/lib/core/reports/close";
import { aSession, type ServerSpec } from "../analysis/sessions";

const ME = "session-1";
const MAIL: ServerSpec = {
  tools: {
    read: { private: { verdict: "yes", grade: 2 }, untrusted: { verdict: "yes", grade: 3 } },
    send: { egress: { verdict: "yes", grade: 3 } },
  },
};

function judge(known: readonly FindingRecord[], session: Session, today: string): FindingRecord[] {
  const { findings } = closeReport(session, analyse(session), { version: "1.0.0" });
  return follow(
    known,
    findings.filter(({ level }) => level !== "note"),
    session,
    ME,
    today,
  );
}

const lethal = (records: readonly FindingRecord[]) => records.filter(({ rule }) => rule <= "LT004");
const accepted = { owner: "Olga", reason: "Moves out.", until: "2027-01-31", at: "2027-01-01T00:00:00Z" };

describe("a finding over several judgements of its session", () => {
  const [first] = lethal(judge([], aSession({ mail: MAIL }), "2027-01-01"));

  test("is open from the day on which it was first found, with severity, servers and the tools of its legs", () => {
    expect(first).toMatchObject({
      rule: "LT002",
      servers: ["mail"],
      legs: ["mail/read", "mail/read", "mail/send"],
      severity: "critical",
      confirmed: true,
      firstSeen: "2027-01-01",
      lastSeen: "2027-01-01",
      ended: null,
    });
    expect(stateOn("2027-01-01", first!)).toBe("open");
  });

  test("stays the same one when it is found through other tools of the same servers", () => {
    const other = aSession({
      mail: { tools: { ...MAIL.tools, forward: { egress: { verdict: "yes", grade: 3, p: 1 } } } },
    });
    const [again] = lethal(judge([{ ...first!, owner: "Bo", due: "2027-02-01" }], other, "2027-01-09"));
    expect(again).toMatchObject({ fingerprint: first!.fingerprint, owner: "Bo", due: "2027-02-01" });
    expect(again).toMatchObject({
      firstSeen: "2027-01-01",
      lastSeen: "2027-01-09",
      legs: ["mail/read", "mail/read", "mail/forward"],
    });
  });

  test("is another one with another server, or when what was possible is sure", () => {
    const renamed = lethal(judge([], aSession({ post: MAIL }), "2027-01-01"))[0]!;
    const unsure = lethal(
      judge(
        [],
        aSession({ mail: { tools: { ...MAIL.tools, send: { egress: { verdict: "possible", grade: 3 } } } } }),
        "2027-01-01",
      ),
    )[0]!;
    expect(new Set([first, renamed, unsure].map((one) => one!.fingerprint)).size).toBe(3);
  });

  test("is accepted until its last day, and open again on the day after", () => {
    const record = { ...first!, accepted };
    expect(stateOn("2027-01-31", record)).toBe("accepted");
    expect(stateOn("2027-02-01", record)).toBe("open");
    expect(lethal(judge([record], aSession({ mail: MAIL }), "2027-01-15"))[0]!.accepted).toEqual(accepted);
  });

  test("is fixed when its servers are there and nothing finds it, whether by a switch, a tool less or another verdict", () => {
    const { send: _, ...tools } = MAIL.tools!;
    const sessions = [
      aSession({ mail: { ...MAIL, off: true } }),
      aSession({ mail: { tools } }),
      aSession({ mail: { tools: { ...tools, send: { egress: "no" } } } }),
    ];
    for (const session of sessions)
      expect(judge([first!], session, "2027-01-09")).toContainEqual({ ...first!, ended: "fixed" });
  });

  test("is gone when a server of it is not part of the session any more", () => {
    expect(judge([first!], aSession({ other: {} }), "2027-01-09")).toContainEqual({ ...first!, ended: "gone" });
  });

  test("stays as it was while a server of it cannot be seen whole", () => {
    const unseen = aSession({ mail: { state: "unlisted" } });
    expect(judge([first!], unseen, "2027-01-09").find(({ fingerprint }) => fingerprint === first!.fingerprint)).toEqual(
      first,
    );
  });

  test("is open again when it comes back, with its first day and what people said", () => {
    const [fixed] = judge(
      [{ ...first!, owner: "Bo", accepted }],
      aSession({ mail: { ...MAIL, off: true } }),
      "2027-01-09",
    );
    expect(stateOn("2027-01-09", fixed!)).toBe("fixed");
    const back = lethal(judge([fixed!], aSession({ mail: MAIL }), "2027-03-01"))[0]!;
    expect(back).toMatchObject({ firstSeen: "2027-01-01", lastSeen: "2027-03-01", owner: "Bo", ended: null });
    expect(stateOn("2027-03-01", back)).toBe("open");
  });
});

describe("lists of findings", () => {
  const [first] = judge([], aSession({ mail: MAIL }), "2027-01-01");
  const row = (change: Partial<FindingRecord>) => rowOf({ ...first!, ...change }, "Desk", "2027-01-10");

  test("have the worst first, then what is sure; without a word only what is open or accepted", () => {
    const rows = [
      row({ fingerprint: "a", severity: "low" }),
      row({ fingerprint: "b", confirmed: false }),
      row({ fingerprint: "c" }),
      row({ fingerprint: "d", ended: "fixed" }),
      row({ fingerprint: "e", severity: "high", accepted }),
    ];
    const told = (asked: Parameters<typeof filterFindings>[1]) =>
      filterFindings(rows, asked).map((one) => one.fingerprint);
    expect(told({})).toEqual(["c", "b", "e", "a"]);
    expect(told({ state: "all" })).toEqual(["c", "d", "b", "e", "a"]);
    expect(told({ state: "accepted" })).toEqual(["e"]);
    expect(told({ severity: "critical", sure: "uncertain" })).toEqual(["b"]);
    expect(told({ text: "nowhere" })).toEqual([]);
    expect(told({ text: "MAIL", session: ME, severity: "low" })).toEqual(["a"]);
  });

  test("come as CSV in which nothing is a formula", () => {
    const csv = writeFindingsCsv([row({ owner: "=1+1", message: 'Says "go", and\nmore' })]);
    expect(csv.split("\r\n")[0]).toBe(
      "severity,confirmed,state,rule,title,session,servers,private,untrusted,egress,message,owner,due,accepted by,accepted until,reason,first seen,last seen,fingerprint",
    );
    expect(csv).not.toMatch(/(^|,)"?=1/);
    expect(csv).toContain('""go""');
  });
});
