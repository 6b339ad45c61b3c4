#!/usr/bin/env node
import { existsSync } from "node:fs";
import { inProject } from "./project.mjs";

if (!existsSync(inProject("node_modules", "esbuild"))) {
  process.stderr.write("Trefoil's packages are not installed. Run `npm ci` in its folder first.\n");
  process.exit(2);
}
const { runProgram } = await import("./bundle.mjs");
await runProgram("lib/cli/main.ts", process.argv.slice(2));
