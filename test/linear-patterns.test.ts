import { RegExpParser, visitRegExpAST, type AST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { parse, sourcesIn } from "./support/linear";

function literalsIn(source: ts.SourceFile): { where: string; pattern: string; flags: string }[] {
  const found: { where: string; pattern: string; flags: string }[] = [];
  const walk = (node: ts.Node): void => {
    const [, pattern, flags] = ts.isRegularExpressionLiteral(node)
      ? (/^\/([^]*)\/([a-z]*)$/.exec(node.text) ?? [])
      : [];
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (pattern !== undefined) found.push({ where: `${source.fileName}:${line}`, pattern, flags: flags! });
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const literals = sourcesIn("lib", "app", "components").flatMap((file) => literalsIn(parse(file)));

const slow = (pattern: string, flags: string) => analyse({ source: pattern, flags }, { maxReports: 1 }).reports;

test("no regular expression backtracks more than linearly, wherever a match may begin", () => {
  expect(literals.length).toBeGreaterThan(400);
  expect(literals.filter(({ pattern, flags }) => slow(pattern, flags).length > 0)).toEqual([]);
});

test.each(["(a+)+$", "\\s+$", "^\\w*\\w*!", "([a-z]+:)x", "(?:a|ab|b)*c"])(
  "the check knows a slow one: %s",
  (pattern) => {
    expect(slow(pattern, "")).not.toEqual([]);
  },
);

/** A text that a part of a pattern matches, as short as may be. */
function wordOf(part: AST.Alternative | AST.Element, flags: string): string {
  switch (part.type) {
    case "Alternative":
      return part.elements.map((one) => wordOf(one, flags)).join("");
    case "Group":
    case "CapturingGroup":
      return wordOf(part.alternatives[0]!, flags);
    case "Quantifier":
      return wordOf(part.element, flags).repeat(part.min);
    case "Character":
      return String.fromCodePoint(part.value);
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return memberOf(part.raw, flags);
    default:
      return "";
  }
}

const MEMBERS = [
  ..."a1 A-_./:\n<(\"é{[=%\\\t#*|!`'",
  ...Array.from({ length: 0x3000 }, (_, at) => String.fromCharCode(at)),
];

function memberOf(set: string, flags: string): string {
  const pattern = new RegExp(`^(?:${set})$`, flags);
  return MEMBERS.find((one) => pattern.test(one)) ?? "";
}

/** For each repetition without an end, what a match has before it, alone and with one turn of it. */
function beginningsOf(pattern: string, flags: string): Set<string> {
  const beginnings = new Set<string>();
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  visitRegExpAST(tree, {
    onQuantifierEnter(repeated) {
      if (repeated.max < 1_000) return;
      let before = "";
      for (let node: AST.Node = repeated; node.parent; node = node.parent)
        if (node.parent.type === "Alternative") {
          const { elements } = node.parent;
          before = elements.slice(0, elements.indexOf(node as AST.Element)).map((one) => wordOf(one, flags)).join("") + before; // prettier-ignore
        }
      for (const turn of ["", " ", wordOf(repeated.element, flags)]) beginnings.add(before + turn);
    },
  });
  beginnings.delete("");
  return beginnings;
}

const LENGTH = 60_000;
/** Milliseconds of the processor. What is linear needs one or two, and a square more than a hundred. */
const MOST_WORK = 60;

/**
 * The beginning of a match again and again, without its end: each of them is tried to the end of the text, where what follows may stand
 * anywhere. The analysis above does not look for it.
 */
function goesToTheEndFromEachBeginning(pattern: string, flags: string): string | undefined {
  const search = flags.replaceAll(/[g]/g, "");
  const work = (text: string): number => {
    const from = process.cpuUsage();
    new RegExp(pattern, search).test(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  return [...beginningsOf(pattern, search)].find((beginning) => {
    const text = beginning.repeat(Math.ceil(LENGTH / beginning.length));
    return work(text) > MOST_WORK && work(text) > MOST_WORK;
  });
}

test("no regular expression reads on to the end from each place where a match may begin", () => {
  const slow = literals.map(({ where, pattern, flags }) => [where, goesToTheEndFromEachBeginning(pattern, flags)]);
  expect(slow.filter(([, beginning]) => beginning !== undefined)).toEqual([]);
});

test.each(["curl[^]*[|] *sh", "/[*][^]*?[*]/"])("this check knows a slow one: %s", (pattern) => {
  expect(goesToTheEndFromEachBeginning(pattern, "")).toBeDefined();
});
