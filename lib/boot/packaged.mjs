#!/usr/bin/env node
import "./node-floor.mjs";
import { inProject } from "./project.mjs";
import { storeCommand } from "./store-command.mjs";
import { supervise } from "./supervise.mjs";

// The bin of the package: everything is built already. Without a command it serves the app, as `npm start` does.
const [word] = process.argv.slice(2);
const stored = storeCommand(process.argv.slice(2));
if (word === undefined || (word.startsWith("--") && !["--version", "--help", "--quiet"].includes(word)))
  supervise(inProject("lib", "boot", "packaged-app.mjs"), process.argv.slice(2));
else if (stored?.name === "migrate") await (await import("./migrate-store.mjs")).migrateStore(stored.args);
else if (stored) {
  process.argv.splice(2, Infinity, ...stored.args);
  await import(program("export-audit", "export-audit"));
} else await import(program("cli", "main"));

/**
 * @param {string} folder
 * @param {string} name
 */
function program(folder, name) {
  return new URL(`../../dist/${folder}/${name}.mjs`, import.meta.url).href;
}
