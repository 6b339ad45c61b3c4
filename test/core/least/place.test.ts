import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { placeTools } from "@/lib/core/least/place";
import type { PlacedTool } from "@/lib/core/least/placed";
import type { SessionTool } from "@/lib/core/model/session";
import type { Tool } from "@/lib/core/model/tool";
import { LISTED, MADE_UP } from "../../support/toolsets";

const takes = (...required: string[]) => ({
  type: "object",
  properties: Object.fromEntries(required.map((name) => [name, { type: "string" }])),
  required,
});

function place(tools: readonly Tool[], name = "shop"): PlacedTool[] {
  const classifications = classifyServer({ name }, tools);
  return placeTools(
    { name },
    tools.map(
      (tool, at) =>
        ({ id: `${name}/${tool.name}`, server: name, tool, classification: classifications[at]! }) as SessionTool,
    ),
  );
}
const filed = (...names: string[]) =>
  place(names.map((name) => ({ name }))).map(({ resource, verb }) => `${resource}:${verb}`);

describe("a name says what is done to what", () => {
  test.each([
    ["list_orders", "order:find"],
    ["orders-create", "order:create"],
    ["createOrder", "order:create"],
    ["OrdersDelete", "order:delete"],
    ["getUsersById", "user:find"],
    ["get.order", "order:read"],
    ["POST /v1/charges", "charge:create"],
    ["patch_/charges/{id}", "charge:change"],
    ["searchInvoicesByCustomer", "invoice:find"],
    ["bulk_update_price_lists", "price:change"],
    ["send-invoice", "invoice:send"],
    ["查询订单", "订单:find"],
    ["factura", "factura:other"],
  ])("%s is %s", (name, wanted) => {
    expect(filed(name)).toEqual([wanted]);
  });

  test("words that all names share are no part of a resource, and what stands behind a dash is one like any other", () => {
    expect(filed("acmeV1--CreateOrder", "acmeV1--FetchOrder", "acmeV1--DeleteOrder")).toEqual([
      "order:create",
      "order:read",
      "order:delete",
    ]);
  });

  test("tables by verbs come out as one row a table, whichever way round they are named", () => {
    const tables = ["orders", "customers", "order_lines"];
    expect(
      new Set(
        filed(...tables.flatMap((table) => [`${table}-list`, `${table}-insert`, `${table}-update`, `${table}-delete`])),
      ),
    ).toEqual(
      new Set(
        ["order", "customer", "order line"].flatMap((table) =>
          ["find", "create", "change", "delete"].map((verb) => `${table}:${verb}`),
        ),
      ),
    );
  });

  test("a verb alone is filed under the thing that its arguments hold", () => {
    expect(
      place([
        { name: "find", inputSchema: takes("collection") },
        { name: "delete-many", inputSchema: takes("collection") },
        { name: "drop-collection" },
      ]).map(({ resource }) => resource),
    ).toEqual(["collection", "collection", "collection"]);
  });

  test("a thing with one or two tools joins the larger one that its last words name, or else its first", () => {
    expect(
      filed(
        "get_issues",
        "create_issue",
        "delete_issue",
        "get_project_issues",
        "get_projects",
        "list_issue_events",
      ).map((one) => one.split(":")[0]),
    ).toEqual(["issue", "issue", "issue", "issue", "project", "issue"]);
  });
});

describe("what a call leaves behind is read from the verdicts", () => {
  const [read, write, destroy] = place([
    { name: "get_order" },
    { name: "create_order" },
    { name: "delete_order", description: "Deletes an order for good." },
  ]);
  test("reading, writing, destroying", () =>
    expect([read!.kind, write!.kind, destroy!.kind]).toEqual(["reading", "writing", "destroying"]));
});

test("required ids are needs: a bare id of the tool's own thing, another one of what it names", () => {
  const [tool] = place([
    {
      name: "update_order",
      inputSchema: { ...takes("id", "customer_id"), properties: { id: {}, customer_id: {}, coupon_id: {}, text: {} } },
    },
  ]);
  expect(tool!.needs).toEqual([
    { param: "id", of: "order" },
    { param: "customer_id", of: "customer" },
  ]);
});

test("the same tools in another order have the same places", () => {
  const names = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom("get", "list", "create", "delete", "run"),
        fc.constantFrom("order", "orders", "order_line", "user", "user_group", "phone number local"),
      )
      .map((parts) => parts.join("_")),
    { minLength: 2, maxLength: 20 },
  );
  fc.assert(
    fc.property(names, (list) => {
      const byName = (placed: PlacedTool[]) =>
        Object.fromEntries(placed.map(({ name, resource, verb, kind }) => [name, `${resource} ${verb} ${kind}`]));
      expect(byName(place([...list].reverse().map((name) => ({ name }))))).toEqual(
        byName(place(list.map((name) => ({ name })))),
      );
    }),
    { numRuns: 40 },
  );
});

test("hostile names and schemas are placed like any other, and every tool once", () => {
  const names = fc.array(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("", "__proto__", "constructor", "a".repeat(5_000), "\u202edelete", ":", "*"),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(names, (list) => {
      expect(
        place(list.map((name) => ({ name, inputSchema: { required: "id", properties: null } }))).map(
          ({ name }) => name,
        ),
      ).toEqual(list);
    }),
  );
});

const large = [...MADE_UP, ...LISTED].filter(({ tools }) => tools.length > 20);

test.each(large)("of the tools of $name at most one in ten is left without a resource or a verb", ({ name, tools }) => {
  const placed = place(tools as Tool[], name);
  const lost = placed.filter(({ resource, verb }) => resource === "other" || verb === "other");
  expect(lost.length / placed.length, lost.map((one) => one.name).join(", ")).toBeLessThan(0.1);
  expect(new Set(placed.map(({ resource }) => resource)).size).toBeLessThan(placed.length / 2);
});
