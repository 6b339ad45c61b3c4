import { deepStrictEqual } from "node:assert";
import { readFileSync, readdirSync } from "node:fs";
import { lexicons } from "../../lib/core/classification/lexicon";
import { ACTIONS } from "../../lib/core/classification/lexicon/actions";
import { termsOf } from "../../lib/core/classification/lexicon/terms";
import { LIMITS } from "../../lib/core/classification/limits";
import { matchesIn } from "../../lib/core/classification/parsing/match";
import { termAt } from "../../lib/core/classification/parsing/terms";
import { cut, type CutText } from "../../lib/core/classification/parsing/words";
import type { Tool } from "../../lib/core/model/tool";

/**
 * What the matcher of words and phrases gains over plain ways to the same end: each step of it beside a regular
 * expression, over the made-up definitions that the weights learned from. `npm run bench:matcher`. A step that gains less than a
 * fifth is not worth its code.
 */
const FOLDER = "lib/fit/written";
const ROUNDS = 60;

const texts = readdirSync(FOLDER)
  .flatMap((file) => readFileSync(`${FOLDER}/${file}`, "utf8").split("\n").filter(Boolean))
  .flatMap((line) => {
    const { name, description = "" } = (JSON.parse(line) as { tool: Tool }).tool;
    return [name, description];
  });

/** The shortest time of each way, in milliseconds: the one that nothing else on the machine disturbed. They take turns. */
function compare(what: string, ways: Record<string, () => void>): void {
  const names = Object.keys(ways);
  for (const name of names) ways[name]!();
  const rounds = Array.from({ length: ROUNDS }, () =>
    names.map((name) => {
      const start = process.hrtime.bigint();
      ways[name]!();
      return Number(process.hrtime.bigint() - start) / 1e6;
    }),
  );
  const shortest = names.map((_, at) => Math.min(...rounds.map((round) => round[at]!)));
  console.log(what);
  names.forEach((name, at) =>
    console.log(
      `  ${name.padEnd(36)} ${shortest[at]!.toFixed(1).padStart(7)} ms ${(shortest[at]! / shortest[0]!).toFixed(2)} ×`,
    ),
  );
}

/** The letters of the scanner as classes of a regular expression; surrogates and symbols end a word in both. */
const WIDE = "\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff";
const LETTER =
  "a-zA-Z0-9\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u1fff\\u2c00-\\u2fff\\u3100-\\u33ff\\ua000-\\ud7ff\\ufb00-\\ufdff";
const RUNS = new RegExp(`[${WIDE}]+|[${LETTER}]+`, "g");
const CASES = /(?<=[a-z\d])(?=[A-Z])|(?<!^)(?=[A-Z][a-z])/;

/** As `cut`, by regular expressions; without putting “GitHub” together again, which neither way is timed for. */
function plainCut(text: string): Pick<CutText, "terms" | "starts" | "ends" | "known"> {
  const words: Pick<CutText, "terms" | "starts" | "ends" | "known"> = { terms: [], starts: [], ends: [], known: [] };
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    let start = index;
    for (const word of run.split(CASES)) {
      const term = termAt(word, 0, word.length);
      words.terms.push(term);
      words.known.push(term.known);
      words.starts.push(start);
      words.ends.push((start += word.length));
    }
  }
  return words;
}

const cuts = texts.map((text) => cut(text, LIMITS.description));
const count = cuts.reduce((sum, words) => sum + words.count, 0);
console.log(`${texts.length} names and descriptions, ${count} words`);

const simple = texts.filter((text) => !/[a-z][A-Z]|[A-Z]{2}/.test(text));
for (const text of simple) {
  const { terms, starts, ends, count: many } = cut(text, LIMITS.description);
  const plain = plainCut(text);
  deepStrictEqual([starts.slice(0, many), ends.slice(0, many)], [plain.starts, plain.ends], text);
  deepStrictEqual(
    terms.slice(0, many).map(({ stem }) => stem),
    plain.terms.map(({ stem }) => stem),
    text,
  );
}

compare("Cutting texts into known words", {
  "the scanner": () => texts.forEach((text) => cut(text, LIMITS.description)),
  "regular expressions": () => texts.forEach((text) => plainCut(text)),
});

/** Words as they stand in the lexicon, longest first: a plain alternation knows no other forms of them. */
const phrases = [...new Set(ACTIONS.flatMap(({ words }) => termsOf(words)))]
  .filter((phrase) => /^[a-z_.-]+$/.test(phrase))
  .sort((a, b) => b.length - a.length)
  .map((phrase) => phrase.replace(/[_.-]/g, "[ _.-]"));
const ALTERNATION = new RegExp(`\\b(?:${phrases.join("|")})\\b`, "gi");

compare("Finding the actions of a text", {
  "the matcher, with every form": () =>
    cuts.forEach((words) => matchesIn(words, 0, words.count, lexicons.actions, "description")),
  "one regular expression, without forms": () => texts.forEach((text) => [...text.matchAll(ALTERNATION)]),
  "the matcher, cutting included": () =>
    texts.forEach((text) => {
      const words = cut(text, LIMITS.description);
      matchesIn(words, 0, words.count, lexicons.actions, "description");
    }),
});
