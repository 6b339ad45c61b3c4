import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { TERMS } from "../../../lib/core/text/terms";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** What is on the page of terms. */
const terms = TERMS.flatMap((group) => group.terms);

describe("the page of terms", () => {
  test("names each term once, and leads to pages that exist", () => {
    const names = terms.map(({ term }) => term.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const pages = terms.flatMap(({ href }) => (href === undefined ? [] : [href]));
    expect(pages.filter((href) => !existsSync(path.join(ROOT, "app", href, "page.tsx")))).toEqual([]);
  });

  const words =
    "server, tool, channel, host, session, snapshot, hint, signal, evidence, grade, override, confirmed, including uncertain, lethal combination, composition, severity, finding, assumptions, safe on its own, starting point, shared storage, cut, " +
    "split, constraints, compensating control, simulate calls, session on a past date, automatic re-scan, chain verified, approval, record, share, attack path, near miss, draft, gateway, policy, drift, relay, consent, least tool set";
  test.each(words.split(", "))("explains “%s”", (word) => {
    expect(terms.filter(({ term }) => term.toLowerCase().includes(word))).not.toEqual([]);
  });
});

/** Words that people read earlier, and what was wrong with them: they say how the program is made, or are no English. */
const OLD: readonly RegExp[] = [
  /\bminimal sets?\b/i,
  /\bfor sure\b/i,
  /\bwith what is possible\b/i,
  /\bwhat this rests on\b/i,
  /\b(?:cautious|plain) (?:reading|one)\b/i,
  /\bstores that join\b/i,
  /\bkeep this verdict\b/i,
  /\boverrul/i,
  /\blook for news\b/i,
  /\blist(?:ed)? again by (?:itself|themselves)\b/i,
  /\beach as it was written\b/i,
  /\bmay leak\b/i,
  /\bprepared by\b/i,
  /\bor keep every tool\b/i,
  /\btake(?:n)? over\b/i,
  /\bmay be left empty\b/i,
  /\bwhat is asked\b/i,
  /\basked beside\b/i,
  /\b(?:defined|judged|reads?) otherwise\b/i,
  /\bof what was looked at\b/i,
  /\bloosen\b/i,
  /\bdeleted meanwhile\b/i,
  /\bsay who decides\b/i,
  /\bLattice\b/,
];

/** Folders whose strings people read. */
const READ = ["app", "components", "lib/cli", "lib/core/reports", "lib/core/text", "lib/core/charts", "lib/core/drift"];

/** Every string and text of a file, with the white space of its layout made one. */
function stringsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isRegularExpressionLiteral(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … "));
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found.map((text) => text.replaceAll(/\s+/g, " "));
}

test("the old words are in no text of the app, the reports and the command line", () => {
  const files = READ.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const texts = files.flatMap((file) => stringsIn(file).map((text) => `${file}: ${text}`));
  expect(texts.length).toBeGreaterThan(5_000);
  expect(texts.filter((text) => OLD.some((old) => old.test(text.slice(text.indexOf(": ")))))).toEqual([]);
});
