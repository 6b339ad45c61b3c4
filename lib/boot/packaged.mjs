#!/usr/bin/env node
import "./node-floor.mjs";
import path from "node:path";
import { inProject } from "./project.mjs";
import { storeCommand } from "./store-command.mjs";
import { supervise } from "./supervise.mjs";

// The bin of the package: everything is built already. Without a command it serves the app, as `npm start` does.
const [word] = process.argv.slice(2);
const stored = storeCommand(process.argv.slice(2));
if (word === undefined || (word.startsWith("--") && !["--version", "--help", "--quiet"].includes(word)))
  supervise(inProject("lib", "boot", "packaged-app.mjs"), process.argv.slice(2));
else if (!stored) await import(program("cli", "main"));
else if ("migrate" in stored) await (await import("./migrate-store.mjs")).migrateStore(stored.migrate);
else {
  process.argv.splice(2, Infinity, ...stored.args);
  await import(program(stored.folder, path.parse(stored.entry).name));
}

/**
 * @param {string} folder
 * @param {string} name
 */
function program(folder, name) {
  return new URL(`../../dist/${folder}/${name}.mjs`, import.meta.url).href;
}
