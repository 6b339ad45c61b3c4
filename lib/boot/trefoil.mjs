#!/usr/bin/env node
import "./node-floor.mjs";
import { existsSync } from "node:fs";
import { inProject } from "./project.mjs";
import { storeCommand } from "./store-command.mjs";

if (!existsSync(inProject("node_modules", "esbuild"))) {
  process.stderr.write("Trefoil's packages are not installed. Run `npm ci` in its folder first.\n");
  process.exit(2);
}
const { COMMAND_LINE, runProgram } = await import("./bundle.mjs");
const stored = storeCommand(process.argv.slice(2));
if (!stored) await runProgram(COMMAND_LINE, process.argv.slice(2));
else if ("migrate" in stored) await (await import("./migrate-store.mjs")).migrateStore(stored.migrate);
else {
  const { ensureGenerated } = await import("./generate.mjs");
  await ensureGenerated();
  await runProgram(stored.entry, stored.args);
}
