import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import type { Importer } from "@/lib/core/importers";
import { expectLinear, load, parse, sourcesIn, type TextReader } from "./support/linear";

type Reader = { name: string; read: TextReader };

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

const core = sourcesIn(path.join("lib", "core")).filter((file) => file.endsWith(".ts"));
const readers: Reader[] = [];
for (const file of core) {
  const names = readersIn(parse(file));
  if (names.length === 0) continue;
  const loaded = await load(file);
  for (const name of names) readers.push({ name: `${file}: ${name}`, read: loaded[name] as TextReader });
}

const { takeSecrets } = await import("@/lib/core/text/find-secrets");
const { readConfig, IMPORTERS } = await import("@/lib/core/importers");
const { readToolset } = await import("@/lib/core/importers/toolset");
const { classifyServer } = await import("@/lib/core/classification/classify");
const { readServer, examine } = await import("@/lib/core/annotations/examine");
const { placeTools } = await import("@/lib/core/least/place");
const { composeServer } = await import("@/lib/core/session/compose-server");
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

/** A config with the text in every place that a text can have. */
function configOf(text: string) {
  const one = { command: text, args: [text], env: { TOKEN: text }, url: text };
  const two = { url: `https://one.example/${text}?${text}` };
  return { mcpServers: { one, two }, servers: { one, two } };
}

/** All that an importer reads by itself: the file's name, where the entries are, and what is its own in one. */
function own(importer: Importer, text: string) {
  const given = [{ name: text, value: text, identifier: text, url: text, headers: [{ name: text, value: text }] }];
  const entry = {
    ...configOf(text).mcpServers.one,
    type: text,
    name: text,
    image: text,
    headers: { Authorization: text },
  };
  const file = { ...configOf(text), registry: { [text]: entry }, tools: [text, { name: text }] };
  importer.fileName.test(text);
  for (const config of [file, { ...entry, packages: given, remotes: given }]) importer.blocks(config);
  importer.bearing?.(entry);
  importer.translate?.({ ...entry, remote: entry });
  importer.filter?.(file, text);
  importer.remark?.(entry, text);
  importer.declares?.(file, text);
}

readers.push(
  { name: "takeSecrets", read: (text) => takeSecrets(text, "arg", {}) },
  { name: "takeSecrets of a script", read: (text) => takeSecrets(text, "arg", {}, true) },
  { name: "readToolset", read: (text) => readToolset(text, { at: "2026-11-01T08:00:00.000Z" }) },
  // The syntax of a file is read before it is known whose it is, and an entry by one reader for all clients: each once.
  ...["config.json", "config.toml", "config.yaml"].map((file) => ({
    name: `readConfig of ${file}`,
    read: (text: string) => readConfig("auto", text, file),
  })),
  {
    name: "readConfig of entries",
    read: (text) => readConfig("cursor", JSON.stringify(configOf(text)), "config.json"),
  },
  ...IMPORTERS.map((importer) => ({ name: `importer of ${importer.id}`, read: (text: string) => own(importer, text) })),
  { name: "classifyServer", read: (text) => classifyServer({ name: text, instructions: text }, [toolOf(text)]) },
  { name: "examine", read: (text) => examine([readServer({ name: "one", instructions: text }, [toolOf(text)])]) },
  { name: "placeTools", read: (text) => placeTools({ name: text }, listed(text).tools) },
  { name: "maskValues", read: (text) => maskValues(text, ["secret value"]) },
);

describe("ten times the text is about ten times the work", () => {
  test.each(readers.map((reader) => [reader.name, reader] as const))("%s", { timeout: 300_000 }, (_name, { read }) =>
    expectLinear(read),
  );
  expect(readers.length).toBeGreaterThan(60);
});
