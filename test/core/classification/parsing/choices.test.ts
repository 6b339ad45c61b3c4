import { expect, test } from "vitest";
import { choiceOf } from "@/lib/core/classification/parsing/params/choices";
import { wordsOfItems } from "@/lib/core/classification/parsing/params/options";
import { paramsOf } from "@/lib/core/classification/parsing/params";

const PICK = { enum: ["get", "delete"] };

function deep(levels: number): object {
  let node: object = { type: "string" };
  for (let level = 0; level < levels; level++) node = { enum: 0, anyOf: [node] };
  return node;
}

test.each([
  ["a text", { type: "string" }, true, []],
  ["anything", {}, true, []],
  ["a number", { type: "integer" }, false, []],
  ["a list", { type: "string", ...PICK }, false, PICK.enum],
  ["a single value", { const: "get" }, false, ["get"]],
  ["several of a list", { type: "array", items: PICK }, false, PICK.enum],
  ["several texts", { type: "array", items: { type: "string" } }, true, []],
  ["a list that may be left out", { anyOf: [PICK, { type: "null" }] }, false, PICK.enum],
  ["a number that may be left out", { anyOf: [{ type: "number" }, { type: "null" }] }, false, []],
  ["a list or any text", { oneOf: [{ type: "string" }, PICK] }, true, PICK.enum],
  ["values one by one", { oneOf: [{ const: "get" }, { const: "delete" }] }, false, PICK.enum],
  ["a number or nothing", { type: ["integer", "null"] }, false, []],
  ["a text or nothing", { type: ["string", "null"] }, true, []],
  ["several of a list, or nothing", { type: ["array", "null"], items: PICK }, false, PICK.enum],
  [
    "values with titles",
    {
      type: "string",
      oneOf: [
        { const: "get", title: "Get it" },
        { const: "delete", title: "Away" },
      ],
    },
    false,
    PICK.enum,
  ],
  ["values and a pattern", { type: "string", oneOf: [{ const: "get" }, { pattern: "x" }] }, true, []],
  ["nothing at all", { type: "null" }, false, []],
  ["one of a list, or anything", { type: ["string", "array"], items: PICK }, true, []],
  ["an object, or several of a list", { type: ["object", "array"], items: PICK }, true, []],
  ["a type that nobody knows", { type: "anything" }, true, []],
  ["types that nobody knows", { type: ["any"] }, true, []],
  ["no type of none", { type: [] }, true, []],
  ["numbers in other words", { type: "float" }, false, []],
  [
    "several values with titles",
    { type: "array", items: { anyOf: [{ const: "get", title: "Get" }, { const: "delete" }] } },
    false,
    PICK.enum,
  ],
  ["a list, and any text", { anyOf: [PICK], oneOf: [{ type: "string" }] }, false, PICK.enum],
  [
    "titled values that may be left out",
    { anyOf: [{ type: "string", oneOf: [{ const: "get" }, { const: "delete" }] }, { type: "null" }] },
    false,
    PICK.enum,
  ],
  ["what cannot be read", { anyOf: [{ $ref: "#/x" }, { type: "null" }] }, true, []],
  ["no schema at all", { enum: "get", anyOf: 7 }, true, []],
  ["anything, as one of two", { anyOf: [true, { type: "null" }] }, true, []],
  [
    "any text, behind many values",
    { oneOf: [...Array(30).fill({ const: "x" }), { type: "string" }] },
    true,
    Array(30).fill("x"),
  ],
  ["alternatives without an end", { enum: 0, anyOf: [deep(5_000)] }, true, []],
])("what the caller may choose: %s", (_, node, free, items) => expect(choiceOf(node)).toEqual({ free, items }));

test("the words of a list stand where its items do", () => {
  const [param] = paramsOf({ properties: { mode: { enum: ["send_mail", 3, "peek"] } } });
  expect(
    wordsOfItems(param!).map(({ place: { field, text, start, end } }) => `${field} ${text.slice(start, end)}`),
  ).toEqual([
    "inputSchema.properties.mode.enum send",
    "inputSchema.properties.mode.enum mail",
    "inputSchema.properties.mode.enum peek",
  ]);
});

test("of long lists only the first items are read", () => {
  const [param] = paramsOf({ properties: { mode: { enum: Array.from({ length: 5_000 }, (_, at) => `item${at}`) } } });
  expect(wordsOfItems(param!).length).toBeLessThanOrEqual(80);
});
