import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lettersOf } from "../../../lib/core/text/letters";
import { Scanned, wording } from "../../../lib/core/text/wording";

const PATTERNS = [
  /\b(?:delet(?:e|es|ing)|wip(?:e|es)|drops?)\b/i,
  /^(?:set|put)\b/i,
  /\b(?:call|use)s?\b[^.]{0,40}\b(?:tools?|agents?)\b/i,
  /add_?(?:group_?)?(?:guest|member)|star(?:red)?(?:_|$)/i,
  /\b(?:safe(?:ly)?|sandbox\w*)\b|沙箱/i,
  /(?:a|an) ?b?|x+yz/i,
  /(?<!un)safe(?= mode)|[abc]def\w{2,3}/,
  /(?<name>abc)|\u0061bcd/,
];
const wordings = PATTERNS.map(wording);

/** Texts made of pieces of what the patterns look for, so that they are often found. */
const pieces = [
  "delet",
  "e",
  "es",
  "wip",
  "drop",
  "s",
  "set",
  "put",
  "call",
  "use",
  "tool",
  "agent",
  " ",
  ".",
  "_",
  "add",
  "group",
  "guest",
  "star",
  "red",
  "safe",
  "ly",
  "sandbox",
  "沙",
  "箱",
  "un",
  " mode",
  "abc",
  "def",
  "xyz",
  "DELETE",
  "é",
  "ſ",
  "K",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((parts) => parts.join(""));

describe("a wording", () => {
  test("is found in a text exactly when its pattern is", () => {
    fc.assert(
      fc.property(text, (one) => {
        const scanned = new Scanned(one);
        wordings.forEach((wanted, at) => expect(scanned.has(wanted)).toBe(PATTERNS[at]!.test(one)));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [/delet(?:e|es)/i, "del"],
    [/(?:return|with) a snapshot/i, "sna"],
    [/\b(?:cat|dogs?)\b/i, "cat dog"],
  ])("%s needs the letters %s", (pattern, letters) => {
    expect(
      [...lettersOf(pattern)!]
        .map((run) =>
          String.fromCharCode(
            ...[Math.floor(run / 729), Math.floor(run / 27) % 27, run % 27].map((letter) => letter + 96),
          ),
        )
        .join(" "),
    ).toBe(letters);
  });

  test.each([/ab|cde/, /(?:abc)?/, /(?!abc)/, /[abc]{3}/, /\u0061bc/])("%s may stand in any text", (pattern) => {
    expect(lettersOf(pattern)).toBeUndefined();
  });
});
