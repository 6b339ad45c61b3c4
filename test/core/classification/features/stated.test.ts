import { expect, test } from "vitest";
import { classifyServer } from "@/lib/core/classification/classify";
import { profileServer } from "@/lib/core/classification/parsing/profile";
import { readTool } from "@/lib/core/classification/parsing/read";
import { extractFeatures } from "@/lib/core/classification/features";
import type { Tool } from "@/lib/core/model/tool";

const server = { name: "desk" };
const judged = (tool: Tool) => classifyServer(server, [tool])[0]!;
const featuresOf = (tool: Tool) => extractFeatures(readTool(server, profileServer(server, [tool]), tool));

test("an output schema counts: where a result can be seen", () => {
  const lint = { name: "lint", description: "Lints a snippet.", inputSchema: { type: "object" as const } };
  const outputSchema = {
    type: "object" as const,
    properties: { link: { type: "string", description: "Anyone can open the snippet here" } },
  };
  expect(judged(lint).egress.verdict).toBe("no");
  expect(judged({ ...lint, outputSchema }).egress.verdict).not.toBe("no");
});

test.each([
  ["tidy_shelf", "Tidies a shelf. What is removed will not come back."],
  ["merge_ledgers", "Merges two ledgers; the older rows are overwritten."],
  ["free_space", "Frees space. Old pictures go past the bin."],
])("a clause that something is lost for good is heard, wherever it stands: %s", (name, description) =>
  expect(featuresOf({ name, description }).destructiveEffect.map(({ feature }) => feature.name)).toContain(
    "says that it loses",
  ),
);

test.each([
  ["delete_spaces", "Deletes all spaces from a string."],
  ["strip_comments", "Strips comments from source code passed in."],
  ["drop_row", "Drops a row of a matrix given as nested lists."],
])("what works on its own arguments loses nothing: %s", (name, description) => {
  const tool = { name, description, inputSchema: { type: "object" as const, properties: { s: { type: "string" } } } };
  expect(featuresOf(tool).destructiveEffect.map(({ feature }) => feature.name)).toEqual(["loses nothing"]);
});

test("what takes a path does not work on its own arguments alone", () => {
  const inputSchema = { type: "object" as const, properties: { path: { type: "string" } } };
  const tool = { name: "delete_text", description: "Deletes the text given, from a file.", inputSchema };
  expect(featuresOf(tool).destructiveEffect.map(({ feature }) => feature.name)).not.toContain("loses nothing");
});

test("a loss that is told behind the first sentence leaves what the opening says; one within it does not", () => {
  const loss = (description: string) =>
    featuresOf({ name: "show_box", description }).destructiveEffect.map(({ feature }) => feature.name);
  expect(loss("Shows a box. Old pictures go past the bin.")).toEqual(["says that it loses", "loses nothing"]);
  expect(loss("Shows a box, old pictures go past the bin.")).toEqual(["says that it loses"]);
});
