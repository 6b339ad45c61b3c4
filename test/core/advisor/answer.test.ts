import fc from "fast-check";
import { expect, test } from "vitest";
import { readAnswer } from "@/lib/core/advisor/answer";
import type { Tool } from "@/lib/core/model/tool";

const tool: Tool = {
  name: "post_note",
  description: "Posts a note to the board.",
  inputSchema: { type: "object", properties: { board: { type: "string", description: "Which board" } } },
};
const leg = (verdict: string, reason = "Because.", quote = "") => ({ verdict, reason, quote });
const whole = {
  private: leg("no"),
  untrusted: leg("possible", "Perhaps.", "the board"),
  egress: leg("yes", "It posts.", "Posts a note"),
};

test("three legs are read with verdict, reason and quote", () => {
  expect(readAnswer(JSON.stringify(whole), tool)).toEqual([
    { leg: "private", verdict: "no", reason: "Because.", quote: "" },
    { leg: "untrusted", verdict: "possible", reason: "Perhaps.", quote: "the board" },
    { leg: "egress", verdict: "yes", reason: "It posts.", quote: "Posts a note" },
  ]);
});

test.each([
  ["a Markdown fence", `\`\`\`json\n${JSON.stringify(whole, null, 2)}\n\`\`\``],
  ["talk before and after", `Sure! Here {it} is:\n${JSON.stringify(whole)}\nAnything else?`],
  ["thoughts that hold a draft", `<think>maybe {"egress":{"verdict":"no"}} hm</think>${JSON.stringify(whole)}`],
  ["an open brace in the talk", `The form is { so:\n${JSON.stringify(whole)}`.replace("{ so", "} so")],
  ["capitals", JSON.stringify(whole).replace('"yes"', '"YES"')],
])("an answer within %s is read", (_, text) => {
  expect(readAnswer(text, tool).map((one) => one.verdict)).toEqual(["no", "possible", "yes"]);
});

test.each([
  ["nothing", ""],
  ["a refusal", "I cannot help with that."],
  ["broken JSON", '{"private":{"verdict":"yes"'],
  ["a list", "[1,2,3]"],
  ["other members", '{"verdict":"yes"}'],
  ["a verdict in other words", JSON.stringify({ private: leg("certainly"), egress: { verdict: 1 }, untrusted: "yes" })],
  ["a planted prototype", '{"__proto__":{"private":{"verdict":"yes"}}}'],
])("%s is no opinion", (_, text) => {
  expect(readAnswer(text, tool)).toEqual([]);
});

test("one leg that cannot be read does not take the others away", () => {
  expect(readAnswer(JSON.stringify({ ...whole, private: leg("dunno") }), tool).map((one) => one.leg)).toEqual([
    "untrusted",
    "egress",
  ]);
});

test("words that do not stand in the tool are not quoted", () => {
  const quotes = ["deletes everything", "posts a NOTE", "x".repeat(500)];
  for (const quote of quotes)
    expect(readAnswer(JSON.stringify({ egress: leg("yes", "It posts.", quote) }), tool)).toEqual([
      { leg: "egress", verdict: "yes", reason: "It posts.", quote: "" },
    ]);
});

test("names and texts of the schema can be quoted", () => {
  for (const quote of ["board", "Which board"])
    expect(readAnswer(JSON.stringify({ egress: leg("yes", "", quote) }), tool)[0]!.quote).toBe(quote);
});

test("a reason is shortened and its hidden characters are shown", () => {
  const [said] = readAnswer(JSON.stringify({ egress: leg("yes", `a\u202eb\n${"word ".repeat(200)}`) }), tool);
  expect(said!.reason).toMatch(/^a⟨U\+202E⟩b word/);
  expect(said!.reason.length).toBeLessThanOrEqual(300);
});

test("whatever a model answers, reading it ends, and every quote stands in the tool", () => {
  const texts = JSON.stringify(tool);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.jsonValue().map((value) => JSON.stringify({ private: value, egress: { verdict: "yes", quote: value } })),
        fc.string({ unit: fc.constantFrom("{", "}", '"', "\\", "a") }),
      ),
      (text) => {
        for (const { quote } of readAnswer(text, tool)) expect(texts).toContain(quote);
      },
    ),
  );
});

test("a megabyte of braces is read in linear time or not at all", () => {
  expect(readAnswer("{".repeat(1_000_000), tool)).toEqual([]);
  expect(readAnswer(`{"a":${'"\\"'.repeat(100_000)}`, tool)).toEqual([]);
});
