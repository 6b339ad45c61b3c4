#!/usr/bin/env node
import "./node-floor.mjs";
import { existsSync } from "node:fs";
import { inProject } from "./project.mjs";

if (!existsSync(inProject("node_modules", "esbuild"))) {
  process.stderr.write("Trefoil's packages are not installed. Run `npm ci` in its folder first.\n");
  process.exit(2);
}
const { COMMAND_LINE, runProgram } = await import("./bundle.mjs");
const [command, part, ...rest] = process.argv.slice(2);
if (command === "audit" && part === "export" && !rest.includes("--help") && !rest.includes("-h")) {
  const { ensureGenerated } = await import("./generate.mjs");
  await ensureGenerated();
  await runProgram("lib/jobs/export-audit.ts", rest);
} else await runProgram(COMMAND_LINE, process.argv.slice(2));
