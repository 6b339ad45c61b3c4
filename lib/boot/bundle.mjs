import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fingerprint, stamp } from "./fingerprint.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { inProject, ROOT } from "./project.mjs";

/** The command line, with all that it needs of other packages in it: one file is read faster than a hundred. */
export const COMMAND_LINE = "lib/cli/main.ts";
/** @type {import("esbuild").BuildOptions} */
export const WHOLE = {
  minify: true,
  keepNames: true,
  // CommonJS packages look for this name.
  banner: {
    js: 'import{createRequire as createRequireHere}from"node:module";const require=createRequireHere(import.meta.url);',
  },
};

/**
 * Runs a TypeScript program of this project with Node: bundled by esbuild into `dist`, anew when the sources changed.
 * Prints nothing of its own, so that the program's standard output is its data alone.
 * @param {string} entry path below the project, as `lib/cli/main.ts`
 * @param {string[]} args
 */
export async function runProgram(entry, args) {
  const program = await bundled(entry);
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
}

/**
 * The bundle of a program, made when its sources have changed. Dates and sizes are compared first: reading every source takes longer than
 * many a command.
 * @param {string} entry
 */
export async function bundled(entry) {
  const { name: base, dir } = path.parse(entry);
  const name = base === "main" ? path.basename(dir) : base;
  const folder = inProject("dist", name);
  const mark = inProject("dist", `${name}.made-from`);
  const outfile = path.join(folder, `${base}.mjs`);
  const sources = ["lib", path.dirname(entry), "package-lock.json", "tsconfig.json"];
  const made = () => (existsSync(outfile) && existsSync(mark) ? readFileSync(mark, "utf8").split("\n") : []);
  const now = stamp(ROOT, sources, ["lib/store/generated"]);
  if (made()[1] === now) return outfile;
  const wanted = fingerprint(ROOT, sources, ["lib/store/generated"]);
  mkdirSync(inProject("dist"), { recursive: true });
  // Many may be started at once. Whoever waited finds it made.
  await oneAtATime(`${folder}.lock`, async () => {
    if (made()[0] !== wanted) {
      const draft = `${folder}.${process.pid}`;
      await (entry === COMMAND_LINE ? bundleCommandLine(draft) : bundle(entry, draft, { packages: "external" }));
      // Its process would stay with this one, with some 90 MB.
      await (await import("esbuild")).stop();
      putInPlace(draft, folder);
    }
    writeFileSync(mark, `${wanted}\n${now}`);
  });
  return outfile;
}

/**
 * Two runs at once may both build the same; neither ever runs half a program, and the later one leaves what the other put there.
 * @param {string} draft
 * @param {string} folder
 */
export function putInPlace(draft, folder) {
  const before = `${draft}.before`;
  try {
    renameSync(folder, before);
  } catch {
    // There is none, or another run has just removed it.
  }
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "EPERM"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? ""))
      throw error;
  }
  for (const rest of [before, draft]) rmSync(rest, { recursive: true, force: true });
}

/**
 * The command line, and beside it the guard's hook in one file, which an installation copies.
 * @param {string} outdir
 */
export async function bundleCommandLine(outdir) {
  await Promise.all([
    bundle(COMMAND_LINE, outdir, WHOLE),
    // Node starts a script of the older module system some milliseconds sooner, and a client waits for it at every call.
    bundle("lib/cli/guard/hook.ts", outdir, {
      minify: true,
      splitting: false,
      entryNames: "trefoil-guard",
      format: "cjs",
      outExtension: { ".js": ".cjs" },
    }),
  ]);
}

/**
 * Bundles a program into a folder, split so that what a command does not need is not loaded.
 * @param {string} entry
 * @param {string} outdir
 * @param {import("esbuild").BuildOptions} options
 */
export async function bundle(entry, outdir, options = {}) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [inProject(entry)],
    outdir,
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20.19",
    format: "esm",
    outExtension: { ".js": ".mjs" },
    mainFields: ["module", "main"],
    alias: {
      // Below a `node_modules`, where pre-commit puts a checkout, esbuild does not follow the paths of tsconfig.json.
      "@": ROOT,
      // On plain Node the package `server-only` refuses to load; its own empty file replaces it.
      "server-only": inProject("node_modules", "server-only", "empty.js"),
    },
    loader: { ".md": "text" },
    logLevel: "warning",
    ...options,
  });
}
