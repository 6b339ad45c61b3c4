import canonicalize from "canonicalize";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "@/lib/core/text/canonical";
import { digestOf } from "@/lib/core/text/digest";

describe("canonical JSON", () => {
  test("is that of the reference implementation, whatever is in it", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "grapheme-composite" }), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value));
      }),
      { numRuns: 1_000 },
    );
    expect(canonicalJson({ "\u{1f600}": 1, "\ufb33": 2, é: 3, a: [-0, 1e21, 1e-7] })).toBe(
      canonicalize({ "\u{1f600}": 1, "\ufb33": 2, é: 3, a: [-0, 1e21, 1e-7] }),
    );
  });

  test("exists also of what no server should send, where the reference implementation throws", () => {
    const listed = JSON.parse(String.raw`{ "description": "half of a pair: \ud800", "default": 1e999 }`);
    expect(() => canonicalize(listed)).toThrow();
    expect(digestOf(listed)).toMatch(/^[0-9a-f]{64}$/);
    expect(canonicalJson(listed)).toBe(String.raw`{"default":null,"description":"half of a pair: \ud800"}`);
  });

  test("leaves out what is undefined", () => {
    expect(canonicalJson({ b: undefined, a: 1 })).toBe('{"a":1}');
  });
});
