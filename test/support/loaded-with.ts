import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { parse, ROOT, sourcesIn } from "./linear";

/** Our files that a page's own scripts are made of: those of client components, and all that is loaded with them. */
export const filesInTheBrowser = (): string[] =>
  loadedWith(
    sourcesIn("app", "components").filter((file) => opensWith(file, "use client")),
    // A page calls these and is not given them.
    (file) => !opensWith(file, "use server"),
  );

/** Our files that the app loads before it answers anything, or with the first page that needs one of them. */
export const filesOfThePages = (): string[] => loadedWith([...sourcesIn("app"), "instrumentation.ts", "proxy.ts"]);

/** Files, and all that they import by value when they are loaded. */
function loadedWith(files: readonly string[], goesOn = (_file: string) => true): string[] {
  const found = new Set(files);
  for (const file of found)
    if (goesOn(file))
      for (const imported of importsOf(file)) {
        const to = resolve(file, imported);
        if (to !== undefined) found.add(to);
      }
  return [...found];
}

const opensWith = (file: string, directive: string) =>
  new RegExp(`^["']${directive}["']`).test(readFileSync(path.join(ROOT, file), "utf8"));

/** What a file imports and does not only name as a type. */
function importsOf(file: string): string[] {
  return parse(file).statements.flatMap((node) => {
    if (!(ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) || node.moduleSpecifier === undefined)
      return [];
    return isOfTypes(node) ? [] : [(node.moduleSpecifier as ts.StringLiteral).text];
  });
}

function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const { isTypeOnly = false, name, namedBindings } = node.importClause ?? {};
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined;
  return isTypeOnly || (name === undefined && named !== undefined && named.every((one) => one.isTypeOnly));
}

/** The file of ours that an import means. */
function resolve(from: string, imported: string): string | undefined {
  if (!/^(?:@\/|\.)/.test(imported)) return undefined;
  const base = imported.startsWith("@/") ? imported.slice(2) : path.join(path.dirname(from), imported);
  return ["", ".ts", ".tsx", "/index.ts"]
    .map((end) => base + end)
    .find((file) => existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile());
}
