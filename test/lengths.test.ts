import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Lines that hold code: blank lines and comments do not count. */
const LONGEST = { function: 60, component: 80 };

/** What is longer, and why it is better read in one piece. At most ten; each is taken off as soon as it is short enough. */
const EXCEPTIONS: Record<string, string> = {
  "app/settings/data/page.tsx DataPage": "a page of cards, one under the other, that share nothing",
  "lib/fit/accuracy.ts describeAccuracy": "one record, field by field: each line is a figure of the accuracy page",
  "lib/fit/page.ts renderAccuracy": "a page of prose with figures in it, from top to bottom",
  "lib/fit/shares.ts renderNoise": "a page of prose with figures in it, from top to bottom",
  "lib/mcp/connect-remote.ts connectRemote": "one conversation: each step closes over what the step before it opened",
  "lib/mcp/list-all.ts listAll": "one loop over pages whose limits all look at the same counters",
  "lib/mcp/read-listing.ts readListing": "one conversation: each step closes over what the step before it opened",
  "lib/mcp/sign-in/begin.ts beginSignIn": "one exchange of OAuth, in the order of the specification",
};

const ROOT = path.resolve(import.meta.dirname, "..");

type Measured = { name: string; kind: keyof typeof LONGEST; lines: number };

/** Every function of a file with the number of its lines. A component is a function of a .tsx file with a capital. */
function measure(file: string, text: string): Measured[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: Measured[] = [];
  const read = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const name = nameOf(node, source);
      const kind = file.endsWith(".tsx") && /^[A-Z]/.test(name) ? "component" : "function";
      const all = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
      // Few are long enough for a closer look.
      const lines = all > LONGEST[kind] ? codeLines(node, source).size : all;
      found.push({ name: `${file} ${name}`, kind, lines });
    }
    ts.forEachChild(node, read);
  };
  read(source);
  return found;
}

function codeLines(node: ts.Node, source: ts.SourceFile, lines = new Set<number>()): Set<number> {
  if (ts.isJSDoc(node)) return lines;
  const children = node.getChildren(source);
  for (const child of children) codeLines(child, source, lines);
  const [from, to] = [node.getStart(source), node.end].map((at) => source.getLineAndCharacterOfPosition(at).line);
  if (children.length === 0 && node.end > node.getStart(source))
    for (let line = from!; line <= to!; line++) lines.add(line);
  return lines;
}

/** Its own name, or the name that it is given. */
function nameOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  if (node.name) return node.name.getText(source);
  const holder = ts.findAncestor(
    node.parent,
    (one): one is ts.VariableDeclaration | ts.PropertyAssignment =>
      ts.isVariableDeclaration(one) || ts.isPropertyAssignment(one),
  );
  const wraps =
    holder?.initializer === node || (holder && ts.isCallExpression(node.parent) && holder === node.parent.parent);
  return holder && wraps ? holder.name.getText(source) : "(without a name)";
}

const files = ["app", "components", "lib", "prisma"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name).replaceAll("\\", "/"))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith("lib/store/generated/")),
);

test("no function has more than 60 lines and no component more than 80", () => {
  const long = files
    .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }))
    .filter(({ text }) => text.split("\n").length > LONGEST.function)
    .flatMap(({ file, text }) => measure(file, text))
    .filter(({ kind, lines }) => lines > LONGEST[kind])
    .map(({ name }) => name);
  expect(long.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  expect(long.length).toBeLessThanOrEqual(10);
});

test("lines are counted by the code that is on them", () => {
  const body = Array.from({ length: 81 }, (_, at) => `  f(${at});`).join("\n\n  // Why.\n");
  const of = (file: string, text: string) => measure(file, text).map(({ kind, lines }) => [kind, lines]);
  expect(of("one.ts", `/** What. */\nfunction one() {\n${body}\n}`)).toEqual([["function", 83]]);
  expect(of("one.tsx", `const One = memo(() => {\n${body}\n});`)).toEqual([["component", 83]]);
  const written = `const one = {\n  two() {\n    return \`${"\n".repeat(60)}\`;\n  },\n};`;
  expect(of("one.tsx", written)).toEqual([["function", 63]]);
  expect(of("one.ts", "list.map((one) => one);\n")).toEqual([["function", 1]]);
});
