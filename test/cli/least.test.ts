import { describe, expect, test } from "vitest";
import { runWith } from "../support/an-io";

const takes = (...names: string[]) => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: names,
});
const SHOP = JSON.stringify({
  tools: [
    {
      name: "list_orders",
      description: "List the orders of your shop with the customers' names and addresses.",
      inputSchema: takes(),
    },
    { name: "get_order", description: "Get one order with the customer's address.", inputSchema: takes("id") },
    { name: "delete_order", description: "Delete an order for good.", inputSchema: takes("id") },
    {
      name: "list_reviews",
      description: "List the reviews that strangers wrote on the public shop page.",
      inputSchema: takes(),
    },
    { name: "send_mail", description: "Send an e-mail to any address.", inputSchema: takes("to", "body") },
  ],
});
const files = { "shop.json": SHOP };
const run = (line: string) => runWith(line, { files });

describe("trefoil least", () => {
  test("sorts tools by resource and verb, and asks what is needed", async () => {
    const { code, stdout } = await run("least --tools-list shop=shop.json");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^shop: 5 tools for 3 resources, about \d+ tokens/);
    expect(stdout).toMatch(/^order +1 +1 +· +· +1/m);
    expect(stdout).toContain("Name what is needed with --need");
  });

  test.each(["order:read", "orders:read"])("keeps what is needed (%s) and what tells its ids", async (need) => {
    const { stdout } = await run(`least --tools-list shop=shop.json --need ${need} --format json`);
    const { schema, servers } = JSON.parse(stdout) as {
      schema: string;
      servers: {
        keep: unknown;
        drop: string[];
        now: { level: string; destroying: number };
        with: { level: string; destroying: number };
      }[];
    };
    expect(schema).toBe("trefoil-least/1");
    expect(servers[0]).toMatchObject({
      keep: [
        { id: "shop/list_orders", why: { for: "shop/get_order", param: "id" } },
        { id: "shop/get_order", why: "marked" },
      ],
      drop: ["shop/delete_order", "shop/list_reviews", "shop/send_mail"],
      now: { level: "lethal", destroying: 1 },
      with: { destroying: 0 },
    });
    expect(servers[0]!.with.level).not.toBe("lethal");
  });

  test("says who collides when what is needed is lethal by itself", async () => {
    const { stdout } = await run("least --tools-list shop=shop.json --need *");
    expect(stdout).toContain("What is needed completes the trifecta on its own:");
    expect(stdout).toMatch(/Egress: .*shop\/send_mail/);
  });

  test("a word that means no tool ends the command, with nothing on standard output", async () => {
    const { code, stdout, stderr } = await run("least --tools-list shop=shop.json --need orders:fly");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("--need names “orders:fly”");
  });
});

describe("trefoil fix --need", () => {
  test("puts all that is not needed into the client's own file", async () => {
    const { code, stdout } = await run("fix --client codex --tools-list shop=shop.json --need order:read");
    expect(code).toBe(0);
    expect(stdout).toContain('+disabled_tools = ["delete_order", "list_reviews", "send_mail"]');
  });

  test("does not read a report, which holds no definitions", async () => {
    const { code, stderr } = await run("fix --client codex --report r.json --need order");
    expect(code).toBe(2);
    expect(stderr).toContain("--need sorts tools by their definitions");
  });
});
