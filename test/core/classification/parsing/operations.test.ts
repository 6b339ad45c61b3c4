import { expect, test } from "vitest";
import { paramsOf } from "@/lib/core/classification/parsing/params";
import { offeredOperations } from "@/lib/core/classification/parsing/texts/operations";

const offered = (text: string, ...names: string[]) =>
  offeredOperations(text, paramsOf({ properties: Object.fromEntries(names.map((name) => [name, {}])) })).map(
    ({ action, start, end }) => `${text.slice(start, end)}: ${action.id}`,
  );

test.each([
  ["Board\n- list - Shows cards\n- delete - Takes one away", ["list: list", "delete: delete"]],
  ["Board.\n\nOperations:\n1. `read`: a card\n2. `share`: by link", ["read: read", "share: publish"]],
  ["Works on cards. Actions: list, create or delete.", ["list: list", "create: create", "delete: delete"]],
  ["Manages cards (create, update, archive)", ["create: create", "update: update", "archive: move"]],
  ["Supported commands: `start`/`stop`", ["start: control", "stop: control"]],
])("operations that a text lists are offered: %s", (text, expected) => expect(offered(text)).toEqual(expected));

test.each([
  ["Finds cards.\n\nArgs:\n- query: what they say\n- limit: how many\n- page: which"],
  ["Formats: json, csv and xml."],
  ["Lists cards (open, blocked, done)"],
  ["- delete: takes a card away"],
])("other lists offer nothing: %s", (text) => expect(offered(text)).toEqual([]));

test("a list of the arguments offers nothing, though some of their names are verbs", () => {
  const text = "Makes a card.\n- send: to whom\n- copy: to whom else";
  expect(offered(text)).not.toEqual([]);
  expect(offered(text, "send", "copy")).toEqual([]);
});

test("arguments do not hide the operations beside them, in whatever case they are named", () => {
  const text = "Board\n- list: shows cards\n- delete: takes one away\n- Card: which\n- Column: where\n- Colour: of it";
  expect(offered(text)).toEqual([]);
  expect(offered(text, "card", "column", "colour")).toEqual(["list: list", "delete: delete"]);
});

test("what stands far behind is not read", () => {
  const list = "\n- list: shows cards\n- delete: takes one away";
  expect(offered("x".repeat(3_000) + list)).toHaveLength(2);
  expect(offered("x".repeat(4_000) + list)).toEqual([]);
});
