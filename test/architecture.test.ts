import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesInTheBrowser, filesOfThePages } from "./support/loaded-with";

/** What Next demands at the top level. */
const ROOT_FILES = ["proxy.ts", "instrumentation.ts", "next.config.ts"];
const ROOT = path.resolve(import.meta.dirname, "..");
const { forbidden, options } = createRequire(import.meta.url)("./architecture.cjs") as {
  forbidden: NonNullable<IFlattenedRuleSet["forbidden"]>;
  options: object;
};

async function findBreaches(baseDir: string, folders: string[]) {
  const tsConfig = path.join(baseDir, "tsconfig.json");
  const { output } = await cruise(
    folders,
    { ...options, baseDir, tsConfig: { fileName: tsConfig }, ruleSet: { forbidden }, validate: true },
    undefined,
    { tsConfig: extractTSConfig(tsConfig) },
  );
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  expect(totalCruised).toBeGreaterThan(0);
  return violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

function sourceFiles(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .map((name) => path.join(folder, name).replaceAll("\\", "/"))
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith("lib/store/generated/")),
  );
}

/** Every path in quotes that begins by climbing: the folder that it climbs to, and the name that follows, if one does. */
function climbsOf(file: string): { from: string; to: string }[] {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  return [...source.matchAll(/["'`]((?:\.\.\/)*\.\.)(?:\/([\w@-][^/"'`$]*))?/g)].map(([, climb, to = ""]) => ({
    from: path.resolve(ROOT, path.dirname(file), climb!),
    to,
  }));
}

/** Whether a folder of the checkout holds a name, its ending left aside. */
function isThere(folder: string, name: string): boolean {
  const stem = (one: string) => one.split(".")[0];
  const inside = folder === ROOT || folder.startsWith(`${ROOT}${path.sep}`);
  return inside && (name === "" || readdirSync(folder).some((one) => stem(one) === stem(name)));
}

function filesWith(pattern: RegExp, files: string[]): string[] {
  return files.filter((file) => pattern.test(readFileSync(path.join(ROOT, file), "utf8")));
}

test("nobody imports what is not theirs to import", async () => {
  expect(await findBreaches(ROOT, ["app", "components", "lib", "prisma", "test", ...ROOT_FILES])).toEqual([]);
});

describe("each import rule fires on a planted breach:", () => {
  /** rule → the file that breaks it and its import */
  const PLANTED: Record<string, [file: string, source: string]> = {
    "core-is-pure": ["lib/core/impure.ts", `import "node:fs";`],
    "model-is-the-floor": ["lib/core/model/proud.ts", `import "../text/words";`],
    "text-serves-all": ["lib/core/text/nosy.ts", `import "../classification/classify";`],
    "siblings-do-not-meet": ["lib/core/importers/one.ts", `import "./two";`],
    "classification-reads-downwards": ["lib/core/classification/signals/judging.ts", `import "../scoring/score";`],
    "parsing-observes-nothing": ["lib/core/classification/parsing/observing.ts", `import "../features/feature";`],
    "the-lexicon-is-data": ["lib/core/classification/lexicon/reading.ts", `import "../parsing/words";`],
    "features-judge-nothing": ["lib/core/classification/features/judging.ts", `import "../signals/signal";`],
    "analysis-does-not-classify": ["lib/core/analysis/curious.ts", `import "../classification/signals/signal";`],
    "reports-read-the-report": ["lib/core/reports/formats/prying.ts", `import "../../analysis/analyse";`],
    "the-word-writer-is-loaded": ["lib/core/reports/formats/hasty.ts", `import "../word/write";`],
    "known-tools-are-loaded": ["lib/cli/reading.ts", `import "../core/classification/reviewed/known.json";`],
    "the-browser-looks-nothing-up": [
      "components/signals/heavy.tsx",
      `import "@/lib/core/classification/reviewed/load";`,
    ],
    "d3-draws-charts": ["components/charts/drawing.tsx", `import "d3";`],
    "mcp-alone-connects": ["app/servers/actions.ts", `import "node:child_process";`],
    "the-mcp-server-is-loaded": ["lib/cli/loading.ts", `import "./mcp/serve";`],
    "trefoil-mcp-only-answers": ["lib/cli/mcp/starting.ts", `import "node:fs";`],
    "store-alone-queries": ["lib/jobs/querying.ts", `import "@prisma/client";`],
    "secrets-stay-shut": ["app/servers/page.tsx", `import "@/lib/secrets/seal";`],
    "store-and-mcp-are-strangers": ["lib/mcp/friendly.ts", `import "../store/client";`],
    "metrics-count": ["app/servers/counting.ts", `import "prom-client";`],
    "tracing-tells-nothing-of-anybody": ["lib/jobs/telling.ts", `import "@opentelemetry/api";`],
    "lib-knows-no-ui": ["lib/jobs/rendering.ts", `import "react";`],
    "identity-serves-the-app": ["components/servers/asking.tsx", `import "@/lib/identity/needs";`],
    "identity-knows-no-pages": ["lib/identity/looking.ts", `import "@/app/tools/page";`],
    "cli-needs-no-database": ["lib/cli/main.ts", `import "../jobs/storing";`],
    "fit-is-offline": ["lib/fit/online.ts", `import "../mcp/connect";`],
    "access-stands-alone": ["lib/access/leaning.ts", `import "../env";`],
    "proxy-alone-asks-access": ["app/api/second-door/route.ts", `import "@/lib/access/token";`],
    "boot-comes-first": ["lib/boot/early.mjs", `import "../env";`],
    "components-get-props": ["components/servers/fetching.tsx", `import "@/lib/store/client";`],
    "ui-knows-no-domain": ["components/ui/knowing.tsx", `import "@/lib/core/model/noun";`],
    "pages-do-not-connect": ["app/tools/page.tsx", `import "@/lib/mcp/connect";`],
    "nothing-imports-tests": ["lib/env-test.ts", `import "../test/support/empty";`],
    "no-circular": ["lib/core/model/egg.ts", `import "./hen";`],
    "no-unresolvable": ["app/lost/page.tsx", `import "./nowhere";`],
    "no-orphans": ["lib/forgotten.ts", "export {};"],
  };
  const BYSTANDERS: Record<string, string> = {
    "lib/core/text/words.ts": "",
    "lib/core/classification/classify.ts": "",
    "lib/core/classification/reviewed/load.ts": "",
    "lib/core/classification/reviewed/known.json": "{}",
    "lib/core/importers/two.ts": "",
    "lib/core/classification/signals/signal.ts": "",
    "lib/core/classification/scoring/score.ts": "",
    "lib/core/classification/features/feature.ts": "",
    "lib/core/classification/parsing/words.ts": "",
    "lib/core/analysis/analyse.ts": "",
    "lib/core/reports/word/write.ts": "",
    "lib/core/model/noun.ts": "",
    "lib/core/model/hen.ts": `import "./egg";`,
    "lib/secrets/seal.ts": "",
    "lib/store/client.ts": "",
    "lib/mcp/connect.ts": "",
    "lib/cli/mcp/serve.ts": "",
    "lib/access/token.ts": "",
    "lib/identity/needs.ts": "",
    "lib/jobs/storing.ts": `import "../store/client";`,
    "lib/env.ts": "",
    "test/support/empty.ts": "",
  };
  let tree: string;
  let breaches: string[];

  beforeAll(async () => {
    tree = mkdtempSync(path.join(tmpdir(), "trefoil-architecture-"));
    symlinkSync(path.join(ROOT, "node_modules"), path.join(tree, "node_modules"), "junction");
    writeFileSync(
      path.join(tree, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: { baseUrl: tree, module: "esnext", moduleResolution: "bundler", paths: { "@/*": ["./*"] } },
      }),
    );
    const files = { ...BYSTANDERS, ...Object.fromEntries(Object.values(PLANTED)) };
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
      writeFileSync(path.join(tree, file), `${source}\nexport {};\n`);
    }
    breaches = (await findBreaches(tree, ["app", "components", "lib", "test"])).map(
      ({ rule, from }) => `${rule} in ${from}`,
    );
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  test.each(forbidden.map(({ name }) => name ?? ""))("%s", (name) => {
    expect(breaches).toContain(`${name} in ${PLANTED[name]?.[0]}`);
  });
});

describe("what import rules cannot see:", () => {
  test("core does not compile with a clock of the platform, the network, the process or the page", () => {
    const { options: core } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(path.join(ROOT, "lib/core/tsconfig.json"), (file) => ts.sys.readFile(file)).config,
      ts.sys,
      path.join(ROOT, "lib/core"),
    );
    const planted = path.join(ROOT, "lib/core/planted.ts");
    const names = [
      "fetch",
      "process",
      "console",
      "setTimeout",
      "document",
      "window",
      "crypto",
      "performance",
      "Buffer",
    ];
    const host = ts.createCompilerHost(core);
    const read = host.getSourceFile.bind(host);
    host.getSourceFile = (file, version) =>
      file === planted
        ? ts.createSourceFile(file, names.map((name) => `export const a_${name} = ${name};`).join("\n"), version)
        : read(file, version);
    const program = ts.createProgram([planted], { ...core, noEmit: true }, host);
    const refused = program
      .getSemanticDiagnostics(program.getSourceFile(planted))
      .map(({ messageText }) => /'(\w+)'/.exec(ts.flattenDiagnosticMessageText(messageText, " "))?.[1]);
    expect(refused).toEqual(names);
  });

  test("core asks neither the time nor chance: both come in as arguments", () => {
    expect(
      filesWith(/Date\.now|new Date\(\)|Math\.random|performance\.now|randomUUID/, sourceFiles("lib/core")),
    ).toEqual([]);
  });

  test("one word is one type: no two modules export a type, an interface or a class of the same name", () => {
    const named = new Map<string, string[]>();
    for (const file of [...sourceFiles("lib"), ...sourceFiles("components"), ...sourceFiles("app")]) {
      const text = readFileSync(path.join(ROOT, file), "utf8");
      for (const [, name] of text.matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm))
        named.set(name!, [...(named.get(name!) ?? []), file]);
    }
    expect([...named].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  test("core keeps no state between calls: a module holds nothing that its functions change", () => {
    const changing = /^(?:set|add|push|unshift|splice|clear|delete|sort|reverse|fill|pop|shift)$/;
    /** File, name: why it may. Memos are closures of `text/memo.ts`, which give for a key what they gave before. */
    const allowed = [
      "lib/core/classification/features/learned-words.ts: learned", // the words of the weights, registered when they load
      "lib/core/classification/features/registry.ts: FEATURES", // what can be observed: fixed when modules load, created when first needed
      "lib/core/classification/features/registry.ts: byName", // the same, by name
      "lib/core/classification/features/registry.ts: kinds", // their forms, declared while modules load
    ];
    const found = new Set<string>();
    for (const file of sourceFiles("lib/core")) {
      const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest);
      const held = new Set<string>();
      for (const statement of source.statements) {
        if (!ts.isVariableStatement(statement)) continue;
        for (const { name } of statement.declarationList.declarations) {
          if (!(statement.declarationList.flags & ts.NodeFlags.Const)) found.add(`${file}: ${name.getText(source)}`);
          if (ts.isIdentifier(name)) held.add(name.text);
        }
      }
      /** The module's own name that an access such as `FEATURES[at].name` begins with. */
      const base = (node: ts.Node): string | undefined =>
        ts.isIdentifier(node)
          ? node.text
          : ts.isPropertyAccessExpression(node) ||
              ts.isElementAccessExpression(node) ||
              ts.isNonNullExpression(node) ||
              ts.isParenthesizedExpression(node)
            ? base(node.expression)
            : undefined;
      const visit = (node: ts.Node, inside: boolean): void => {
        const within = inside || ts.isFunctionLike(node);
        const target =
          ts.isBinaryExpression(node) &&
          node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
          node.operatorToken.kind <= ts.SyntaxKind.LastAssignment
            ? node.left
            : ts.isCallExpression(node) &&
                ts.isPropertyAccessExpression(node.expression) &&
                changing.test(node.expression.name.text)
              ? node.expression.expression
              : undefined;
        const name = within && target ? base(target) : undefined;
        if (name !== undefined && held.has(name)) found.add(`${file}: ${name}`);
        ts.forEachChild(node, (child) => visit(child, within));
      };
      visit(source, false);
    }
    expect([...found].toSorted()).toEqual(allowed);
  });

  test("only lib/env.ts reads the environment; the command line, Next’s hook and its config are handed it", () => {
    const readers = filesWith(/process\.env|import\.meta\.env/, [
      ...sourceFiles("app", "components", "lib"),
      ...ROOT_FILES,
    ]);
    expect(
      readers.filter(
        (file) =>
          !["lib/env.ts", "lib/cli/main.ts", "instrumentation.ts", "next.config.ts"].includes(file) &&
          !file.startsWith("lib/boot/"),
      ),
    ).toEqual([]);
  });

  test("the server side opens connections in lib/mcp, lib/advisor and lib/shares alone, and the command line to push", () => {
    expect(
      filesWith(/\bfetch\(/, sourceFiles("app", "lib")).filter(
        (file) => !/^lib\/(mcp|advisor|shares|core|cli\/push)\//.test(file),
      ),
    ).toEqual([]);
  });

  test("only what fills in an entry, the ways to and from a thread, the sign-ins, the advisor's request, the owner of a share, the sealer and what masks secrets in a push open a secret", () => {
    const openers = filesWith(/\.reveal\(/, sourceFiles("app", "components", "lib"));
    expect(
      openers.filter(
        (file) =>
          ![
            "lib/mcp/opener.ts",
            "lib/mcp/sign-in/grant.ts",
            "lib/mcp/sign-in/pending.ts",
            "lib/advisor/ask.ts",
            "lib/cli/push/without-secrets.ts",
            "lib/jobs/own-shares.ts",
            "lib/jobs/heavy/given.ts",
            "lib/jobs/heavy/list.ts",
            "lib/jobs/heavy/lister.ts",
            "lib/identity/sign-in/provider.ts",
            "lib/identity/sign-in/sealed.ts",
            "lib/secrets/sealer.ts",
          ].includes(file),
      ),
    ).toEqual([]);
  });

  test("only components run in the browser", () => {
    expect(
      filesWith(/^["']use client["']/m, sourceFiles("app", "lib")).filter((file) => !/^app\/.*error\.tsx$/.test(file)),
    ).toEqual([]);
  });

  test("every file of the store refuses to be bundled for the browser", () => {
    expect(filesWith(/^import "server-only";/, sourceFiles("lib/store"))).toEqual(sourceFiles("lib/store"));
  });

  test("no page writes markup past React", () => {
    expect(filesWith(/dangerouslySetInnerHTML|innerHTML\s*=/, sourceFiles("app", "components"))).toEqual([]);
  });

  test("every link is one that fetches nothing ahead", () => {
    expect(filesWith(/^import \w.* from "next\/link"/m, sourceFiles("app", "components"))).toEqual([
      "components/ui/link.tsx",
    ]);
  });

  test.each([
    ["the browser is given", filesInTheBrowser, 500],
    ["the thread that answers pages loads", filesOfThePages, 1000],
  ] as const)("%s nothing that reads the texts of tools: megabytes of words and weights", (_who, filesOf, least) => {
    const files = filesOf();
    expect(files.length).toBeGreaterThan(least);
    const reader =
      /^lib\/core\/classification\/(?:classify|parsing\/(?:read|words)|features\/index|scoring\/weights)\.ts$/;
    expect(files.filter((file) => reader.test(file))).toEqual([]);
  });

  test("nothing lies at the root of core: every file has a room", () => {
    const files = readdirSync(path.join(ROOT, "lib/core"), { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toEqual(["tsconfig.json"]);
  });

  test("no test reads beside the checkout: each path that climbs ends at something that is there", () => {
    // Paths in these are what is tested.
    const material = ["test/architecture.test.ts", "test/core/reports/formats/sarif.test.ts"];
    const tests = sourceFiles("test").filter((file) => /\.(test|spec)\.tsx?$|\/support\//.test(file));
    const astray = tests
      .filter((file) => !material.includes(file))
      .flatMap((file) => climbsOf(file).filter(({ from, to }) => !isThere(from, to)));
    expect(astray).toEqual([]);
  });

  test("the map in the handbook names every folder, and none that is not there", () => {
    const map = readFileSync(path.join(ROOT, "lib/handbook/text/developing.md"), "utf8");
    const named = [...map.matchAll(/^\| `([a-z/-]+)` \|/gm)].map(([, folder]) => folder);
    const folders = (parent: string) =>
      readdirSync(path.join(ROOT, parent), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => path.posix.join(parent, name));
    const kept = ["app", "components", "prisma", "public", "test", ...folders("lib"), ...folders("lib/core")];
    expect(named.toSorted()).toEqual(kept.toSorted());
  });
});
