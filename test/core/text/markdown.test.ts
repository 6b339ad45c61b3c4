import fc from "fast-check";
import { Lexer, type Token } from "marked";
import { describe, expect, test } from "vitest";
import { md } from "@/lib/core/text/markdown";
import { showHidden } from "@/lib/core/text/visible";
import { HOSTILE } from "../reports/hostile-texts";

/** Kinds of all tokens of a text as a parser of Markdown sees them; text, and the comments that break links, are left out. */
function kinds(source: string): string[] {
  const seen: string[] = [];
  const walk = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type !== "text" && token.type !== "space" && token.raw !== "<!-- -->") seen.push(token.type);
      if ("tokens" in token && token.tokens) walk(token.tokens);
      if (token.type === "list") for (const item of token.items) walk(item.tokens);
    }
  };
  walk(new Lexer({ gfm: true }).lex(source));
  return seen;
}

const decoded = (text: string) =>
  text.replaceAll("<!-- -->", "").replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));

describe("a text in Markdown", () => {
  test.each([
    "Risk report: Support desk",
    "2 March 2026, 09:30 UTC",
    "find_account of tracker (the second), it's fine!",
    '92 %; 3 servers, \u201cquoted\u201d and "plain"',
  ])("is legible in the source where nothing of it could be markup: %s", (text) => {
    expect(md(text)).toBe(text);
  });

  const attempts = [
    ...Object.entries(HOSTILE),
    ...[
      "_x_",
      "__x__ y",
      "a __b__ c",
      "1. one",
      "12) two",
      "- three",
      "+ four",
      "=== x",
      "--- x",
      ": x",
      ":tada: x",
      "[a](b)",
      "![a](b)",
    ].map((text) => [text, text] as const),
    ...[
      "https://evil.example",
      "www.evil.example",
      "a@evil.example",
      "<b>x</b>",
      "&lt;b&gt;",
      "`x`",
      "a | b",
      "# x",
      "~~x~~",
    ].map((text) => [text, text] as const),
  ] as const;
  test.each(attempts)("is text alone to a parser, and reads as it was: %s", (_, text) => {
    expect(kinds(md(text))).toEqual(kinds("plain words"));
    expect(kinds(`- ${md(text)}`)).toEqual(kinds("- plain words"));
  });

  test("is text alone whatever it is made of, and nothing of it is lost", () => {
    const pieces = fc.constantFrom(
      ..."_*`[]()<>!#@:~|\\&{}^$=+-. '\"1a".split(""),
      "www.", "https://", "word", "1.", "GH-1", "&#95;", "é", "<!--", "-->",
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (made) => {
        const text = `x${made.join("")}x`;
        expect(kinds(md(text))).toEqual(["paragraph"]);
        expect(kinds(md(text.slice(1)))).toEqual(text.slice(1).trim() === "" ? [] : ["paragraph"]);
        expect(decoded(md(text))).toBe(showHidden(text));
      }),
      { numRuns: 500 },
    );
  });
});
