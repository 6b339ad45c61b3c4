import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { FULL } from "@/lib/core/analysis/mask";
import { besideIn, elsewhereOf, levelElsewhere } from "@/lib/core/least/elsewhere";
import { keepNeeded } from "@/lib/core/least/keep-needed";
import { largestHarmless, type LentTool } from "@/lib/core/least/largest";
import type { PlacedTool } from "@/lib/core/least/placed";
import { alone, riskOf } from "@/lib/core/least/risk";
import { readSelectors, saySelectors } from "@/lib/core/least/selectors";
import { maskOf } from "@/lib/core/analysis/mask";
import { KINDS, VERBS } from "@/lib/core/least/verbs";
import { aSession } from "../analysis/sessions";

const tool = (
  name: string,
  {
    resource = name.split("_").slice(1).join(" "),
    verb = "read",
    kind = "reading",
    needs = [],
    object = resource,
    tokens = 10,
  }: Partial<PlacedTool> = {},
): PlacedTool => ({ id: `s/${name}`, name, resource, object, verb, kind, needs, tokens });
const noLegs = () => 0;

describe("what is needed brings along what tells its ids", () => {
  const list = tool("list_order", { verb: "find" });
  const get = tool("get_order", { needs: [{ param: "id", of: "order" }] });
  const update = tool("update_order", {
    verb: "change",
    kind: "writing",
    needs: [
      { param: "id", of: "order" },
      { param: "customerId", of: "customer" },
    ],
  });
  const customers = tool("search_customer", { verb: "find", needs: [{ param: "teamId", of: "team" }] });
  const teams = tool("list_team", { verb: "find" });
  const remove = tool("delete_order", { verb: "delete", kind: "destroying", needs: [{ param: "id", of: "order" }] });
  const all = [list, get, update, customers, teams, remove];

  test("with the reason, and for those that come along, too", () => {
    expect(keepNeeded(all, new Set([update.id]), noLegs)).toEqual([
      { id: list.id, why: { for: update.id, param: "id" } },
      { id: update.id, why: "marked" },
      { id: customers.id, why: { for: update.id, param: "customerId" } },
      { id: teams.id, why: { for: customers.id, param: "teamId" } },
    ]);
  });

  test("not when a marked one tells them already", () => {
    expect(keepNeeded(all, new Set([get.id, list.id]), noLegs).map(({ why }) => why)).toEqual(["marked", "marked"]);
  });

  test("the one with the fewest legs where several would do, and never one that writes", () => {
    const search = tool("search_order", { verb: "find" });
    const make = tool("make_order", { verb: "find", kind: "writing" });
    const kept = keepNeeded([make, list, search, get], new Set([get.id]), (id) => (id === list.id ? 2 : 1));
    expect(kept.map(({ id }) => id)).toEqual([search.id, get.id]);
  });

  test("nothing marked, nothing kept; what no tool tells is left to the caller", () => {
    expect(keepNeeded(all, new Set(), noLegs)).toEqual([]);
    expect(keepNeeded([remove], new Set([remove.id]), noLegs)).toHaveLength(1);
  });
});

const lents = fc
  .array(fc.integer({ min: 0, max: FULL }), { maxLength: 9 })
  .map((masks): LentTool[] => masks.map((mask, at) => ({ id: `t${at}`, mask })));
const union = (tools: readonly LentTool[]) => tools.reduce((sum, { mask }) => sum | mask, 0);

describe("the largest set that is not lethal", () => {
  test("keeps what is needed, is harmless, and no larger set is: against all subsets", () => {
    fc.assert(
      fc.property(lents, fc.nat(511), fc.integer({ min: 0, max: FULL }), (tools, pins, rest) => {
        const needed = new Set(tools.filter((_, at) => (pins >> at) & 1).map(({ id }) => id));
        const beside = [{ id: "rest", mask: rest }];
        const harmless: string[][] = [];
        for (let bits = 0; bits < 1 << tools.length; bits++) {
          const kept = tools.filter((_, at) => (bits >> at) & 1);
          if (
            tools.every(({ id }) => !needed.has(id) || kept.some((one) => one.id === id)) &&
            union([...kept, ...beside]) !== FULL
          )
            harmless.push(tools.filter((one) => !kept.includes(one)).map(({ id }) => id));
        }
        const fewest = Math.min(...harmless.map(({ length }) => length));
        const wanted = harmless.filter(({ length }) => length === fewest);
        const found = largestHarmless(tools, needed, beside);
        expect(found.state).toBe(wanted.length === 0 ? "blocked" : fewest === 0 ? "already" : "found");
        const ways = found.state === "found" ? found.ways.map(({ drop }) => drop.join(" ")) : [];
        expect(new Set(ways)).toEqual(new Set(fewest === 0 ? [] : wanted.map((drop) => drop.join(" "))));
      }),
    );
  });

  test("where needs collide, it names who holds each leg and must stay", () => {
    const found = largestHarmless(
      [
        { id: "mail", mask: 3 },
        { id: "send", mask: 4 },
        { id: "fetch", mask: 6 },
      ],
      new Set(["mail", "send"]),
    );
    expect(found).toEqual({ state: "blocked", by: { private: ["mail"], untrusted: ["mail"], egress: ["send"] } });
  });
});

describe("figures before and after", () => {
  const session = aSession({
    work: {
      tools: {
        read_notes: { private: "yes" },
        read_mail: { private: "yes", untrusted: "yes" },
        post: { egress: "possible" },
        ping: {},
      },
    },
    web: { tools: { fetch: { untrusted: "yes", egress: "yes" } } },
  });
  const work = session.servers[0]!;
  const placed = work.tools
    .map(({ tool: { name } }) => tool(name, { tokens: 100 }))
    .map((one, at) => ({ ...one, id: work.tools[at]!.id }));

  test("are those of the analysis", () => {
    const whole = riskOf(alone(work), placed, "cautious");
    expect(whole).toMatchObject({
      level: "possible",
      tools: 4,
      legs: { private: 2, untrusted: 1, egress: 1 },
      tokens: 400,
    });
    expect(whole.trifectas).toBe(analyse(alone(work)).trifectaCount.cautious);
    expect(riskOf(alone(work, new Set(["work/read_notes"])), placed, "cautious")).toMatchObject({
      level: "clear",
      tools: 1,
      trifectas: "0",
      tokens: 100,
    });
  });

  test("in a kept session they are those of that session, whatever of the server stays", () => {
    const elsewhere = elsewhereOf("1", session, "work");
    fc.assert(
      fc.property(
        fc.subarray(work.tools.map(({ id }) => id)),
        fc.constantFrom("cautious" as const, "plain" as const),
        (kept, stance) => {
          const lent = work.tools
            .filter(({ id }) => kept.includes(id))
            .map(({ id, classification }) => ({
              id,
              masks: { cautious: maskOf(classification, "cautious"), plain: maskOf(classification, "plain") },
            }));
          const wanted = analyse({
            ...session,
            servers: session.servers.map((server) =>
              server === work
                ? { ...work, tools: work.tools.map((one) => ({ ...one, off: !kept.includes(one.id) })) }
                : server,
            ),
          });
          expect(levelElsewhere(elsewhere, lent, stance)).toEqual({
            level: wanted.verdict.level,
            trifectas: wanted.trifectaCount[stance],
            tools: kept.length,
          });
        },
      ),
    );
    expect(besideIn(elsewhere, "cautious")).toEqual([{ id: "web", mask: 6 }]);
  });

  test("what is off there stays off", () => {
    const off = {
      ...session,
      servers: session.servers.map((server) => (server === work ? { ...work, off: true } : server)),
    };
    expect(
      levelElsewhere(
        elsewhereOf("1", off, "work"),
        [{ id: "work/read_mail", masks: { cautious: 3, plain: 3 } }],
        "cautious",
      ),
    ).toMatchObject({ level: "two-legs", tools: 0 });
  });
});

const placedTools = fc
  .array(
    fc.tuple(fc.constantFrom("order", "user", "phone number"), fc.constantFrom(...VERBS), fc.constantFrom(...KINDS)),
    { minLength: 1, maxLength: 14 },
  )
  .map((all) => all.map(([resource, verb, kind], at) => tool(`t${at}`, { resource, verb, kind })));

describe("selectors", () => {
  test("said and read again mean just the same tools", () => {
    fc.assert(
      fc.property(placedTools, fc.nat(), (tools, seed) => {
        const ids = new Set(tools.filter((_, at) => (seed >> at) & 1).map(({ id }) => id));
        const read = readSelectors(tools, saySelectors(tools, ids));
        expect(read).toEqual({ ids, strangers: [] });
      }),
    );
  });

  test("what lies within one cell is said as the cell, a column and a row as such", () => {
    const tools = [
      tool("get_order"),
      tool("list_order", { verb: "find" }),
      tool("list_user", { verb: "find" }),
      tool("make_user", { verb: "create", kind: "writing" }),
    ];
    const say = (...names: string[]) => saySelectors(tools, new Set(names.map((name) => `s/${name}`)));
    expect(say("get_order")).toEqual(["order:read"]);
    expect(say("list_order", "list_user")).toEqual(["*:find"]);
    expect(say("list_user", "make_user")).toEqual(["user"]);
  });

  test("name cells, rows, columns, kinds and single tools; others are strangers", () => {
    const tools = [
      tool("list_order", { verb: "find" }),
      tool("delete_order", { verb: "delete", kind: "destroying" }),
      tool("list_user", { verb: "find" }),
    ];
    const ids = (...words: string[]) => [...readSelectors(tools, words).ids];
    expect(ids("order:find")).toEqual(["s/list_order"]);
    expect(ids("order")).toEqual(["s/list_order", "s/delete_order"]);
    expect(ids("*:find")).toEqual(["s/list_order", "s/list_user"]);
    expect(ids("*:destroying", "list_user")).toEqual(["s/delete_order", "s/list_user"]);
    expect(ids("s/list_user")).toEqual(["s/list_user"]);
    for (const row of ["orders", "Order", "ORDERS"]) expect(ids(`${row}:find`)).toEqual(["s/list_order"]);
    expect(ids("orders:read")).toEqual(["s/list_order"]);
    expect(readSelectors([tool("get_order"), ...tools], ["orders:read"]).ids).toEqual(new Set(["s/get_order"]));
    expect([...readSelectors([tool("get_sales_order", { resource: "sale order" })], ["sales-orders"]).ids]).toEqual([
      "s/get_sales_order",
    ]);
    expect(readSelectors(tools, ["order:fly", "invoice", "order:send"]).strangers).toEqual([
      "order:fly",
      "invoice",
      "order:send",
    ]);
  });
});
