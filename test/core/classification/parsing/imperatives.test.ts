import { expect, test } from "vitest";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";

const SERVER = { name: "desk" };
const verbOf = (description: string) => {
  const tool = { name: "x", description };
  return readTool(SERVER, profileServer(SERVER, [tool]), tool).said?.meaning.id;
};

test.each([
  ["Post a note on the board", "publish"],
  ["Message a guest", "send"],
  ["Contact the landlord", "send"],
  ["Page the engineer on call", "send"],
  ["Place a call to the customer", "send"],
  ["Place an order with the supplier", "pay"],
  ["Ship the parcel", "send"],
  ["Load a page", "read"],
  ["Prompt the model", "generate"],
  ["Design a logo", "generate"],
  ["Empty the bin", "delete"],
  ["Open a ticket with the vendor", "create"],
])("an imperative is the verb of the sentence that it opens: %s", (description, verb) =>
  expect(verbOf(description)).toBe(verb),
);

test.each(["Page count", "Design of the hall", "Messages of a guest", "Prompt text", "Open positions"])(
  "a noun that opens a sentence is no verb: %s",
  (description) => expect(["send", "generate", "create"]).not.toContain(verbOf(description)),
);

test.each([
  ["A reply, then mail it to the customer", "send"],
  ["Your notes; post them on the board", "publish"],
  ["The form and post it", "publish"],
])("so is one that opens a later clause: %s", (description, verb) => expect(verbOf(description)).toBe(verb));

test("a word between others is read as before", () => expect(verbOf("The post of the day")).toBeUndefined());
