import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** One way in: a server function, a handler of a route, a page or what its head says. */
export type Way = {
  file: string;
  name: string;
  kind: "action" | "route" | "page";
  declared?: string;
  further: string[];
};

/** What Next answers requests with, beside pages and routes. Each file of these names would be a way in that nobody counts. */
const OTHER_WAYS = /^(default|template|sitemap|robots|manifest|opengraph-image|twitter-image|apple-icon)\.\w+$/;

function files(): string[] {
  return ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.replaceAll("\\", "/")))
      .filter((file) => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file) && !file.startsWith("lib/store/generated/")),
  );
}

export function parse(file: string, text = readFileSync(path.join(ROOT, file), "utf8")): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** All ways in, by what the sources say. */
export function waysIn(): Way[] {
  return files().flatMap((file) => waysOf(parse(file)));
}

export function strangeWays(): string[] {
  return files().filter((file) => file.startsWith("app/") && OTHER_WAYS.test(path.posix.basename(file)));
}

export function waysOf(source: ts.SourceFile): Way[] {
  const kind = kindOf(source);
  if (!kind) return [];
  return exportsOf(source)
    .filter(({ name }) => kind === "action" || isWay(kind, name))
    .map(({ name, value }) => ({
      file: source.fileName,
      name,
      kind,
      declared: declaredBy(source, kind, value),
      further: value ? furtherIn(value) : [],
    }));
}

function kindOf(source: ts.SourceFile): Way["kind"] | undefined {
  if (hasDirective(source.statements, "use server")) return "action";
  const base = path.posix.basename(source.fileName);
  if (!source.fileName.startsWith("app/")) return undefined;
  return /^route\.\w+$/.test(base) ? "route" : /^page\.\w+$/.test(base) ? "page" : undefined;
}

/** Functions with a directive of their own inside of a file: a way in where nobody looks for one. */
export function hiddenActions(): string[] {
  return files().flatMap((file) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isBlock(node) && hasDirective(node.statements, "use server")) found.push(file);
      ts.forEachChild(node, visit);
    };
    visit(parse(file));
    return found;
  });
}

function hasDirective(statements: readonly ts.Statement[], directive: string): boolean {
  return statements.some(
    (one) => ts.isExpressionStatement(one) && ts.isStringLiteral(one.expression) && one.expression.text === directive,
  );
}

function isWay(kind: "route" | "page", name: string): boolean {
  if (kind === "route") return /^[A-Z]+$/.test(name) || name === "*";
  return [
    "default",
    "generateMetadata",
    "generateViewport",
    "generateStaticParams",
    "generateImageMetadata",
    "*",
  ].includes(name);
}

/** Everything that a file exports as a value, with the expression that it is; without one where it cannot be told. */
function exportsOf(source: ts.SourceFile): { name: string; value?: ts.Expression }[] {
  return source.statements.flatMap((one): { name: string; value?: ts.Expression }[] => {
    if (ts.isExportAssignment(one)) return [{ name: "default", value: one.expression }];
    if (ts.isExportDeclaration(one)) {
      if (one.isTypeOnly) return [];
      const names = one.exportClause && ts.isNamedExports(one.exportClause) ? one.exportClause.elements : [];
      return names.length > 0 ? names.map(({ name }) => ({ name: name.text })) : [{ name: "*" }];
    }
    const modifiers = ts.canHaveModifiers(one) ? (ts.getModifiers(one) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(one))
      return one.declarationList.declarations.map(({ name, initializer }) => ({
        name: ts.isIdentifier(name) ? name.text : "*",
        value: initializer,
      }));
    if (ts.isTypeAliasDeclaration(one) || ts.isInterfaceDeclaration(one)) return [];
    const isDefault = modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
    return [{ name: isDefault ? "default" : ((one as ts.FunctionDeclaration).name?.text ?? "*") }];
  });
}

/** The permission in `action("…", …)`, when that function is the one of `lib/identity`. */
function declaredBy(source: ts.SourceFile, kind: Way["kind"], value: ts.Expression | undefined): string | undefined {
  if (!value || !ts.isCallExpression(value) || value.expression.getText(source) !== kind) return undefined;
  const [permission] = value.arguments;
  if (!permission || !ts.isStringLiteral(permission) || !imports(source, kind)) return undefined;
  return permission.text;
}

function imports(source: ts.SourceFile, name: string): boolean {
  return source.statements.some(
    (one) =>
      ts.isImportDeclaration(one) &&
      ts.isStringLiteral(one.moduleSpecifier) &&
      one.moduleSpecifier.text === `@/lib/identity/${name}`,
  );
}

/** Further permissions that a part of it asks for: `needs("…")` anywhere inside. */
function furtherIn(value: ts.Expression): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === "needs") {
      const [permission] = node.arguments;
      found.add(permission && ts.isStringLiteral(permission) ? permission.text : "?");
    }
    ts.forEachChild(node, visit);
  };
  visit(value);
  return [...found];
}
