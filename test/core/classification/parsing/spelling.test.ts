import fc from "fast-check";
import { expect, test } from "vitest";
import { bySpelling } from "@/lib/core/classification/parsing/spelling";

const letter = fc.constantFrom(..."abzABZ019_é\u017f\u212a".split(""));
const anyWord = fc.array(letter, { maxLength: 18 }).map((letters) => letters.join(""));

test("a word is what it was made to be, wherever it stands and whatever was met before", () => {
  const find = bySpelling((word) => ({ word }));
  fc.assert(
    fc.property(fc.array(anyWord, { maxLength: 30 }), (words) => {
      const text = words.join(" ");
      let start = 0;
      for (const word of words) {
        expect(find(text, start, start + word.length).word).toBe(word.toLowerCase());
        start += word.length + 1;
      }
    }),
  );
});

test("a word that was met lately is not made again, in any capitals", () => {
  let made = 0;
  const find = bySpelling((word) => ({ word, made: ++made }));
  expect(find("send", 0, 4)).toBe(find("SEND a mail", 0, 4));
  expect(made).toBe(1);
});

test.each([
  ["at their beginning", (part: string) => `${part}ordersclosed`],
  ["in their middle", (part: string) => `sends${part}close`],
  ["at their end", (part: string) => `sendsorder${part}`],
])("of more words than there are places, which differ %s, each is still found as itself", (_where, wordOf) => {
  const find = bySpelling((word) => word);
  const words = Array.from({ length: 40_000 }, (_, at) => wordOf(at.toString(36).padStart(5, "0")).slice(0, 15));
  const wrong = [...words, ...words].filter((word) => find(word, 0, word.length) !== word);
  expect(wrong).toEqual([]);
});
