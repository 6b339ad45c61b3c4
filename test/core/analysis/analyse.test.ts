import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { compare } from "@/lib/core/analysis/compare";
import { minimalCovers } from "@/lib/core/analysis/covers";
import { SERVER_SETS_LISTED } from "@/lib/core/analysis/minimal-server-sets";
import { countTrifectas } from "@/lib/core/analysis/trifecta-count";
import { aSession, tools } from "./sessions";

const GITHUB = {
  tools: {
    list_issues: { untrusted: "yes", private: "possible" },
    get_file: { private: "yes" },
    create_pull_request: { egress: "yes" },
  },
} as const;

describe("verdict", () => {
  test("one server can be lethal alone", () => {
    const { verdict, minimalServerSets } = analyse(aSession({ github: GITHUB }));
    expect(verdict.level).toBe("lethal");
    expect(minimalServerSets.plain).toEqual([["github"]]);
  });

  test("legs that are only possible make it possible, and the bound names the tools and their condition", () => {
    const session = aSession({
      chat: {
        tools: {
          read: { private: "yes", untrusted: "yes" },
          post: { egress: { verdict: "possible", condition: "if the channel is shared with guests" } },
        },
      },
    });
    const { verdict } = analyse(session);
    expect(verdict).toMatchObject({
      level: "possible",
      cautious: "lethal",
      plain: "two-legs",
      legs: { private: "yes", untrusted: "yes", egress: "possible" },
      missing: [],
    });
    expect(verdict.bounds).toContain(
      "Lethal only if the tool “chat/post” brings a way out (if the channel is shared with guests).",
    );
  });

  test("undescribed tools are counted and called so", () => {
    const dark = { egress: { verdict: "possible", because: "unknown" } } as const;
    const { verdict } = analyse(
      aSession({ odd: { tools: { a: dark, b: dark, c: dark, read: { private: "yes", untrusted: "yes" } } } }),
    );
    expect(verdict.bounds).toContain(
      "Lethal only if one of these 3 undescribed tools brings a way out: “odd/a”, “odd/b” and “odd/c”.",
    );
  });

  test("a server that could not be listed makes it incomplete and is named with what it could bring", () => {
    const { verdict } = analyse(aSession({ notes: { tools: tools("PU") }, silent: { state: "unlisted" } }));
    expect(verdict).toMatchObject({ level: "two-legs", incomplete: true });
    expect(verdict.bounds).toContain("Two legs only unless “silent” brings a way out: it could not be listed in full.");
  });

  test("a server listed in part makes it incomplete; a switched-off one does not", () => {
    expect(analyse(aSession({ big: { state: "partial", tools: tools("P") } })).verdict.incomplete).toBe(true);
    expect(analyse(aSession({ silent: { state: "unlisted", off: true } })).verdict.incomplete).toBe(false);
  });

  test("a session without a host says so", () => {
    expect(analyse(aSession({ a: { tools: tools("P") } })).verdict.bounds).toContain(
      "No host is part of this session, so the agent's own tools are not counted.",
    );
    expect(
      analyse(aSession({ a: { tools: tools("P") }, "host:x": { builtIn: true, tools: tools("U") } })).verdict.bounds,
    ).toEqual([]);
  });

  test("an empty session is clear, with nothing to cut and nothing to split", () => {
    const analysis = analyse(aSession({}));
    expect(analysis.verdict.level).toBe("clear");
    expect(analysis.trifectaCount.cautious).toBe("0");
    expect(analysis.cuts.cautious).toEqual({ tools: [], servers: [] });
    expect(analysis.split.cautious).toEqual({ parts: [], unsplittable: [] });
  });
});

describe("trifectas", () => {
  test("there are eight minimal ways to cover three legs: alone, six pairs, one of each", () => {
    expect(minimalCovers(7)).toEqual([[7], [1, 6], [2, 5], [3, 4], [3, 5], [3, 6], [5, 6], [1, 2, 4]]);
  });

  test("counts stay exact beyond what a number holds", () => {
    expect(countTrifectas([9, 300_001, 300_001, 0, 300_001, 0, 0, 0])).toBe(27_000_270_000_900_001n);
  });

  test("the list of minimal server sets stops at its limit, in order, while their number stays exact", () => {
    const servers = Object.fromEntries(
      ["P", "U", "E"].flatMap((letters) =>
        Array.from({ length: 100 }, (_, at) => [`${String(at).padStart(3, "0")}${letters}`, { tools: tools(letters) }]),
      ),
    );
    const { minimalServerSets, minimalServerSetCount } = analyse(aSession(servers));
    expect(minimalServerSetCount.plain).toBe("1000000");
    expect(minimalServerSets.plain).toHaveLength(SERVER_SETS_LISTED);
    expect(minimalServerSets.plain[0]).toEqual(["000E", "000P", "000U"]);
  });
});

describe("witnesses", () => {
  test("three tools tell three steps that name server and tool", () => {
    const { steps } = analyse(
      aSession({
        github: {
          tools: {
            list_issues: { untrusted: { verdict: "yes", grade: 3 } },
            get_file: { private: { verdict: "yes", grade: 2 } },
            gist: { egress: { verdict: "yes", grade: 3 } },
          },
        },
      }),
    ).witnesses.plain[0]!;
    expect(steps).toEqual([
      "Anyone at all writes text that list_issues of github brings in, and the agent takes the instructions in it for yours.",
      "Following them, it reads personal or confidential data with get_file of github.",
      "It sends what it read to a place of the attacker's choosing with gist of github.",
    ]);
  });

  test("a tool that lends several legs is called the same tool", () => {
    const { tools: lenders, steps } = analyse(
      aSession({ db: { tools: { execute_sql: { private: "yes", untrusted: "yes", egress: "yes" } } } }),
    ).witnesses.plain[0]!;
    expect(lenders).toEqual({ private: "db/execute_sql", untrusted: "db/execute_sql", egress: "db/execute_sql" });
    expect(steps.filter((step) => step.includes("the same execute_sql"))).toHaveLength(2);
  });

  test("what needs no condition is told before what is graver but only possible", () => {
    const told = analyse(
      aSession({
        a: {
          tools: {
            read: { private: "yes" },
            hear: { untrusted: "yes" },
            maybe: { egress: { verdict: "possible", grade: 3, p: 0.6 } },
            send: { egress: { verdict: "yes", grade: 1 } },
          },
        },
      }),
    ).witnesses.cautious;
    expect(told.map((one) => one.tools.egress)).toEqual(["a/send", "a/maybe"]);
  });

  test("a hostile name is shortened in the story", () => {
    const name = "x".repeat(5_000);
    const { steps } = analyse(
      aSession({ db: { tools: { [name]: { private: "yes", untrusted: "yes", egress: "yes" } } } }),
    ).witnesses.plain[0]!;
    for (const step of steps) expect(step.length).toBeLessThan(250);
  });
});

describe("cuts", () => {
  const session = aSession({
    mail: { tools: { read: { private: "yes", untrusted: "yes" }, send: { egress: "yes" } } },
    web: { tools: { fetch: { untrusted: "yes", egress: "yes" } } },
  });

  test("removing a server empties a leg only when all who hold it go", () => {
    const { servers, tools: byTool } = analyse(session).cuts.plain;
    expect(servers).toEqual([{ leg: "private", empties: ["private"], cost: 1, remove: ["mail"] }]);
    expect(byTool).toEqual([{ leg: "private", empties: ["private"], cost: 1, remove: ["mail/read"] }]);
  });

  test("a cut that empties several legs is told once and names them", () => {
    const { servers } = analyse(aSession({ github: GITHUB })).cuts.plain;
    expect(servers).toEqual([
      { leg: "private", empties: ["private", "untrusted", "egress"], cost: 1, remove: ["github"] },
    ]);
  });

  test("costs move the optimum", () => {
    const { tools: byTool } = analyse(session, { costs: { "mail/read": 5 } }).cuts.plain;
    expect(byTool).toEqual([{ leg: "egress", empties: ["egress"], cost: 2, remove: ["mail/send", "web/fetch"] }]);
  });

  test("when kept tools stand in every leg, no cut is possible and they are named", () => {
    const { tools: byTool, servers, blocked } = analyse(session, { keep: ["mail/read", "web/fetch"] }).cuts.plain;
    expect(byTool).toEqual([]);
    expect(blocked?.tools).toEqual({
      private: ["mail/read"],
      untrusted: ["mail/read", "web/fetch"],
      egress: ["web/fetch"],
    });
    expect(servers).toEqual([]);
    expect(blocked?.servers).toEqual({ private: ["mail"], untrusted: ["mail", "web"], egress: ["mail", "web"] });
  });
});

describe("split", () => {
  test("a session that is not lethal stays one part", () => {
    const { parts } = analyse(aSession({ a: { tools: tools("P", "U") } })).split.plain;
    expect(parts).toEqual([{ without: "egress", tools: ["a/t0", "a/t1"] }]);
  });

  test("tools that hold everything are named; the rest may be one part", () => {
    const split = analyse(
      aSession({
        "host:x": {
          builtIn: true,
          tools: { Bash: { private: "yes", untrusted: "yes", egress: "yes" }, Read: { private: "yes" } },
        },
      }),
    ).split.plain;
    expect(split.unsplittable).toEqual(["host:x/Bash"]);
    expect(split.parts.map((part) => part.tools)).toEqual([["host:x/Read"]]);
  });

  test("two parts are enough when no tool holds some pair of legs, and servers stay whole where they can", () => {
    const { parts } = analyse(aSession({ files: { tools: tools("P", "P", "") }, web: { tools: tools("UE", "U") } }))
      .split.plain;
    expect(parts).toEqual([
      { without: "private", tools: ["web/t0", "web/t1"] },
      { without: "untrusted", tools: ["files/t0", "files/t1", "files/t2"] },
    ]);
  });

  test("three parts are needed when every pair of legs is in one tool", () => {
    const { parts } = analyse(aSession({ a: { tools: tools("PU", "PE", "UE") } })).split.plain;
    expect(parts.map((part) => [part.without, part.tools])).toEqual([
      ["private", ["a/t2"]],
      ["untrusted", ["a/t1"]],
      ["egress", ["a/t0"]],
    ]);
  });
});

describe("near misses", () => {
  test("a switched-off server tells what it would complete and through what", () => {
    const { nearMisses } = analyse(
      aSession({
        mail: { tools: { read: { private: "yes", untrusted: "yes" } } },
        web: { off: true, tools: { fetch: { egress: "yes" } } },
        sums: { off: true, tools: tools("") },
      }),
    );
    expect(nearMisses).toEqual([{ add: "web", level: "lethal", legs: ["egress"], through: ["mail/read"] }]);
  });

  test("a switched-off tool that was already completed by others is no near miss", () => {
    expect(
      analyse(aSession({ a: { tools: { ...tools("PUE"), more: { egress: "yes", off: true } } } })).nearMisses,
    ).toEqual([]);
  });
});

test("comparing names what came, what went and what is judged differently", () => {
  const judged = (session: ReturnType<typeof aSession>) => ({ session, analysis: analyse(session) });
  const before = judged(
    aSession({ mail: { tools: { read: { private: "yes", untrusted: "yes" }, old: {} } }, sums: { tools: tools("") } }),
  );
  const after = judged(
    aSession({
      mail: { tools: { read: { private: "yes", untrusted: "possible" } } },
      web: { tools: { fetch: { egress: "yes" } } },
    }),
  );
  expect(compare(before, after)).toEqual({
    level: { before: "two-legs", after: "possible" },
    legs: [
      { leg: "untrusted", before: "yes", after: "possible" },
      { leg: "egress", before: "no", after: "yes" },
    ],
    servers: { added: ["web"], removed: ["sums"] },
    tools: { added: ["web/fetch"], removed: ["mail/old", "sums/t0"] },
    rejudged: [
      {
        tool: "mail/read",
        before: { private: "yes", untrusted: "yes", egress: "no" },
        after: { private: "yes", untrusted: "possible", egress: "no" },
      },
    ],
    redefined: [],
    minimalServerSets: { cautious: { added: [["mail", "web"]], removed: [] }, plain: { added: [], removed: [] } },
    trifectaCount: { cautious: { before: "0", after: "1" }, plain: { before: "0", after: "0" } },
    policies: [{ label: "Rule of Two", before: "one-short", after: "possible" }],
  });
});
