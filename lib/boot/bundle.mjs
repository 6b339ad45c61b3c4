import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fingerprint } from "./fingerprint.mjs";
import { inProject, ROOT } from "./project.mjs";

/**
 * Runs a TypeScript program of this project with Node: bundled by esbuild into `dist`, anew when the sources changed.
 * Prints nothing of its own, so that the program's standard output is its data alone.
 * @param {string} entry path below the project, as `lib/cli/main.ts`
 * @param {string[]} args
 */
export async function runProgram(entry, args) {
  const program = await bundle(entry);
  process.argv = [process.execPath, program, ...args];
  await import(pathToFileURL(program).href);
}

/**
 * The path of a bundled program, made anew when its sources changed.
 * @param {string} entry as above
 */
export async function bundle(entry) {
  const { name: base, dir } = path.parse(entry);
  const name = base === "main" ? path.basename(dir) : base;
  const outfile = inProject("dist", `${name}.mjs`);
  const mark = inProject("dist", `${name}.made-from`);
  const wanted = fingerprint(
    ROOT,
    ["lib", path.dirname(entry), "package-lock.json", "tsconfig.json"],
    ["lib/store/generated"],
  );
  if (existsSync(outfile) && existsSync(mark) && readFileSync(mark, "utf8") === wanted) return outfile;
  const { build } = await import("esbuild");
  mkdirSync(inProject("dist"), { recursive: true });
  const draft = `${outfile}.${process.pid}`;
  // On Node alone the package `server-only` refuses to load; its own empty file stands for it.
  await build({
    entryPoints: [inProject(entry)],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "server-only": inProject("node_modules", "server-only", "empty.js") },
    outfile: draft,
    logLevel: "warning",
  });
  // Two runs at once may both build; neither ever runs half a file.
  renameSync(draft, outfile);
  writeFileSync(mark, wanted);
  return outfile;
}
