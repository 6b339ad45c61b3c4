import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adviseServer } from "@/lib/core/annotations/advice";
import { readServer } from "@/lib/core/annotations/examine";
import { methodOf } from "@/lib/core/annotations/methods";
import { statedSql } from "@/lib/core/classification/parsing/statements";
import type { Tool } from "@/lib/core/model/tool";

const words = (text: string) => statedSql(text)?.statements.map(({ word }) => word);

describe("statements in a sentence", () => {
  test.each<[string, string[]]>([
    ["Executes SELECT.", ["SELECT"]],
    ["Returns the totals. Executes SELECT sum(total) FROM public.orders.", ["SELECT"]],
    ["Runs INSERT INTO orders … ON CONFLICT (id) DO UPDATE SET total = 1.", ["INSERT … ON CONFLICT"]],
    ["Adds a tag (INSERT … ON CONFLICT).", ["INSERT … ON CONFLICT"]],
    ["Runs INSERT INTO tags ON CONFLICT DO NOTHING.", ["INSERT … ON CONFLICT DO NOTHING"]],
    ["Runs INSERT OR IGNORE INTO tags.", ["INSERT … ON CONFLICT DO NOTHING"]],
    ["Runs INSERT INTO t ON DUPLICATE KEY UPDATE n = 1.", ["INSERT … ON CONFLICT"]],
    ["Performs a single UPDATE.", ["UPDATE"]],
    ["Keeps it with UPDATE orders SET state = 'done'.", ["UPDATE"]],
    ["Runs SELECT, INSERT, UPDATE and DELETE.", ["SELECT", "INSERT", "UPDATE", "DELETE"]],
    ["Runs INSERT/UPDATE statements.", ["INSERT", "UPDATE"]],
    ["Runs a select query against the warehouse.", ["SELECT"]],
    ["Cleans up: DROP TABLE tmp.", ["DROP"]],
    ["It issues TRUNCATE TABLE audit.", ["TRUNCATE"]],
    ["Executes CREATE TABLE IF NOT EXISTS t (id int).", ["CREATE … IF NOT EXISTS"]],
    ["Runs SELECT id INTO OUTFILE '/tmp/x' FROM t.", ["SELECT … INTO"]],
    ["Runs an UPDATE in a transaction that is rolled back.", []],
  ])("%s", (text, found) => expect(words(text)).toEqual(found));

  test.each([
    "Select a colour and update the page.",
    "Generates a SELECT statement for the table.",
    "Explains what DELETE FROM orders would do.",
    "Never runs DELETE FROM anything.",
    "INSERT, UPDATE and DELETE are rejected.",
    "Runs no UPDATE.",
    "CREATE a ticket. DROP it when done.",
    "UPDATE: this tool is faster now.",
    "Get the latest update and select what you need.",
    "Deletes statements from the log.",
  ])("none in: %s", (text) => expect(words(text)).toBeUndefined());

  test.each<[string, Pick<NonNullable<ReturnType<typeof methodOf>>, "readOnly" | "destructive" | "idempotent">]>([
    ["Executes SELECT.", { readOnly: true, destructive: false, idempotent: true }],
    ["Executes INSERT INTO t.", { readOnly: false, destructive: false, idempotent: false }],
    ["Executes INSERT INTO t … ON CONFLICT.", { readOnly: false, destructive: true, idempotent: true }],
    ["Executes INSERT INTO t … ON CONFLICT DO NOTHING.", { readOnly: false, destructive: false, idempotent: true }],
    ["Executes MERGE INTO t.", { readOnly: false, destructive: true, idempotent: true }],
    ["Executes UPDATE t SET n = 1.", { readOnly: false, destructive: true, idempotent: true }],
    ["Executes UPDATE t SET n = n + 1.", { readOnly: false, destructive: true, idempotent: false }],
    ["Executes DELETE FROM t.", { readOnly: false, destructive: true, idempotent: true }],
    ["Executes SELECT and INSERT.", { readOnly: false, destructive: false, idempotent: false }],
    ["Executes INSERT and DELETE.", { readOnly: false, destructive: true, idempotent: false }],
    ["Executes UPDATE and rolls it back.", { readOnly: true, destructive: false, idempotent: true }],
  ])("%s comes to %o", (description, hints) => expect(methodOf({ name: "orders", description })).toMatchObject(hints));
});

describe("what they do to verdicts and advice", () => {
  const advised = (tool: Tool) => {
    const server = readServer({ name: "db" }, [tool]);
    return {
      classification: server.tools[0]!.classification,
      hints: Object.fromEntries(adviseServer(server)[0]!.hints.map(({ hint, value }) => [hint, value])),
    };
  };
  test.each<[string, boolean, boolean]>([
    ["Executes SELECT id, total FROM orders.", false, false],
    ["Adds an order. It runs INSERT INTO orders.", true, false],
    ["Runs INSERT INTO orders … ON CONFLICT (id) DO UPDATE.", true, true],
    ["The totals of a day. It executes DELETE FROM orders first.", true, true],
    ["Executes TRUNCATE TABLE orders.", true, true],
  ])("%s: writes %s, destroys %s", (description, writes, destructive) => {
    const { classification, hints } = advised({ name: "orders", description });
    expect(classification).toMatchObject({ writes, destructive });
    expect(hints["readOnlyHint"]).toBe(!writes);
    expect(hints["destructiveHint"]).toBe(writes ? destructive : undefined);
  });

  test("a read-only query is one, with the caller's own statement, too", () => {
    const sql = { type: "object", properties: { sql: { type: "string" } } };
    for (const tool of [
      { name: "query", description: "Runs a read-only query." },
      { name: "query", description: "Runs a read-only SQL query.", inputSchema: sql },
      { name: "query", description: "Executes SQL in a read-only transaction.", inputSchema: sql },
    ]) {
      const { classification, hints } = advised(tool);
      expect(classification).toMatchObject({ writes: false, destructive: false });
      expect(hints["readOnlyHint"]).toBe(true);
    }
    expect(
      advised({ name: "query", description: "Executes SQL in a transaction.", inputSchema: sql }).classification,
    ).toMatchObject({ writes: true, destructive: true });
  });

  test("that it only reads counts in the first sentence alone, and never where the name says otherwise", () => {
    const said = (description: string, name = "sync_orders") => advised({ name, description }).classification;
    expect(said("Uploads the orders. Executes SELECT id FROM orders.").writes).toBe(true);
    expect(said("Executes SELECT id FROM orders.", "delete_all_orders")).toMatchObject({
      writes: true,
      destructive: true,
    });
  });

  test("no statement that is added takes an effect away", () => {
    const statement = fc.constantFrom(
      "SELECT 1 FROM t",
      "INSERT INTO t",
      "DELETE FROM t",
      "UPDATE t SET a = 1",
      "DROP TABLE t",
    );
    const opening = fc.constantFrom(
      "Delete an order.",
      "Create an order.",
      "Send a mail to a customer.",
      "Runs any SQL.",
    );
    fc.assert(
      fc.property(opening, fc.array(statement, { maxLength: 3 }), (first, added) => {
        const bare = advised({ name: "act", description: first }).classification;
        const more = advised({
          name: "act",
          description: [first, ...added.map((one) => `Then it runs ${one}.`)].join(" "),
        }).classification;
        expect(Number(more.writes)).toBeGreaterThanOrEqual(Number(bare.writes));
        expect(Number(more.destructive)).toBeGreaterThanOrEqual(Number(bare.destructive));
      }),
      { numRuns: 40 },
    );
  });
});
