import { analyse } from "scslre";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const files = ["lib", "app", "components"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes("generated"))
    .map((file) => path.join(folder, file)),
);

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
}

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

const slow = (pattern: string, flags: string) => analyse({ source: pattern, flags }, { maxReports: 1 }).reports;

test("no regular expression backtracks more than linearly, wherever a match may begin", () => {
  const found = files.flatMap((file) => literalsIn(parse(file)));
  expect(found.length).toBeGreaterThan(400);
  expect(found.filter(({ pattern, flags }) => slow(pattern, flags).length > 0)).toEqual([]);
});

test.each(["(a+)+$", "\\s+$", "^\\w*\\w*!", "([a-z]+:)x", "(?:a|ab|b)*c"])(
  "the check knows a slow one: %s",
  (pattern) => {
    expect(slow(pattern, "")).not.toEqual([]);
  },
);

/** Texts of a length that grows, of the kinds that make searches slow. */
const SHAPES: Record<string, (size: number) => string> = {
  "letters without an end": (size) => "a".repeat(size),
  "words with dots": (size) => "a.".repeat(size / 2),
  blanks: (size) => " ".repeat(size),
  "lines without words": (size) => "\n".repeat(size),
  "schemes without an end": (size) => "a://b:".repeat(size / 6),
  "question marks": (size) => "?a&".repeat(size / 3),
  "opened brackets": (size) => "{[(".repeat(size / 3),
  "opened quotes": (size) => `:"\\`.repeat(size / 3),
  "keys without digits": (size) => "key-".repeat(size / 4),
  "keys with digits": (size) => "sk-1a2B3c4D5e6F7g8H9i0J ".repeat(size / 24),
  "assignments of secrets": (size) => "token=x1 ".repeat(size / 9),
  slashes: (size) => "/../".repeat(size / 4),
  "signs above letters": (size) => "e\u0301".repeat(size / 2),
  "capitals and digits": (size) => "Aa1_".repeat(size / 4),
  "marks of Markdown": (size) => "![a](b) ".repeat(size / 8),
};

type Reader = { name: string; read: (text: string) => unknown };

/** Exported functions of a file that take one text and nothing else that they cannot do without. */
function readersIn(source: ts.SourceFile): string[] {
  return source.statements.flatMap((node) => {
    const exported =
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!exported) return [];
    const named: [string, readonly ts.ParameterDeclaration[]][] = ts.isFunctionDeclaration(node)
      ? [[node.name!.text, node.parameters]]
      : ts.isVariableStatement(node)
        ? node.declarationList.declarations.flatMap(({ name, initializer }) =>
            initializer && ts.isArrowFunction(initializer) ? [[name.getText(), initializer.parameters]] : [],
          )
        : [];
    return named.flatMap(([name, [first, ...rest]]) =>
      first?.type?.kind === ts.SyntaxKind.StringKeyword &&
      rest.every((one) => one.questionToken !== undefined || one.initializer !== undefined)
        ? [name]
        : [],
    );
  });
}

const core = files.filter((file) => file.startsWith(path.join("lib", "core")) && file.endsWith(".ts"));
const readers: Reader[] = [];
for (const file of core) {
  const names = readersIn(parse(file));
  if (names.length === 0) continue;
  const loaded = (await import(path.join(ROOT, file))) as Record<string, (text: string) => unknown>;
  for (const name of names) readers.push({ name: `${file}: ${name}`, read: loaded[name]! });
}

const { takeSecrets } = await import("@/lib/core/text/find-secrets");
const { readConfig, IMPORTERS } = await import("@/lib/core/importers");
const { readToolset } = await import("@/lib/core/importers/toolset");
const { classifyServer } = await import("@/lib/core/classification/classify");
const { readServer, examine } = await import("@/lib/core/annotations/examine");
const { placeTools } = await import("@/lib/core/least/place");
const { composeServer } = await import("@/lib/core/session/compose");
const { takeSnapshot } = await import("@/lib/core/snapshots/take");
const { maskValues } = await import("@/lib/mcp/mask");

/** A server with the text in every place that a text can have. */
function toolOf(text: string) {
  return {
    name: text,
    title: text,
    description: text,
    inputSchema: { type: "object", properties: { path: { type: "string", description: text }, [text]: {} } },
  };
}
const serverOf = (text: string) => ({
  name: text,
  transport: { kind: "given" as const },
  disabled: false,
  hiddenTools: [],
});
const listed = (text: string) =>
  composeServer({
    server: serverOf(text),
    snapshot: takeSnapshot({ tools: [toolOf(text)], instructions: text }, "2026-11-01T08:00:00.000Z"),
  });

readers.push(
  { name: "takeSecrets", read: (text) => takeSecrets(text, "arg", {}) },
  { name: "takeSecrets of a script", read: (text) => takeSecrets(text, "arg", {}, true) },
  { name: "readToolset", read: (text) => readToolset(text, { at: "2026-11-01T08:00:00.000Z" }) },
  ...IMPORTERS.map(({ id }) => ({
    name: `readConfig as ${id}`,
    read: (text: string) => {
      readConfig(id, text, "config");
      const entry = { command: text, args: [text], env: { TOKEN: text }, url: text };
      return readConfig(id, JSON.stringify({ mcpServers: { one: entry }, servers: { one: entry } }), "config.json");
    },
  })),
  { name: "classifyServer", read: (text) => classifyServer({ name: text, instructions: text }, [toolOf(text)]) },
  { name: "examine", read: (text) => examine([readServer({ name: "one", instructions: text }, [toolOf(text)])]) },
  { name: "placeTools", read: (text) => placeTools({ name: text }, listed(text).tools) },
  { name: "maskValues", read: (text) => maskValues(text, ["secret value"]) },
);

/** Milliseconds of the processor for one call; what it throws is its answer. */
function work(read: (text: string) => unknown, text: string): number {
  const from = process.cpuUsage();
  try {
    read(text);
  } catch {}
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Ten times the text may take up to this many times the work; a square takes a hundred. */
const MOST = 35;
/** Milliseconds below which work is not compared: the first calls of a function, and clearing memory away, take as long. */
const NOTHING = 400;

describe("ten times the text is about ten times the work", () => {
  test.each(readers.map((reader) => [reader.name, reader] as const))("%s", { timeout: 300_000 }, (_name, { read }) => {
    for (const [shape, make] of Object.entries(SHAPES)) {
      let before = work(read, make(10_000));
      for (const size of [100_000, 1_000_000]) {
        // A square of so little stays below what is compared: the longer text would tell nothing.
        if (size === 1_000_000 && before < NOTHING / 100) break;
        const now = work(read, make(size));
        const again = now > NOTHING && now > MOST * before ? work(read, make(size)) : now;
        expect(again < NOTHING || again < MOST * Math.max(before, 10), `${shape}: ${before} ms, then ${again} ms`).toBe(
          true,
        );
        before = now;
      }
    }
  });
  expect(readers.length).toBeGreaterThan(60);
});
