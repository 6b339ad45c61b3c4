#!/usr/bin/env node
import "./node-floor.mjs";
import { inProject } from "./project.mjs";
import { supervise } from "./supervise.mjs";

// The bin of the package: everything is built already. Without a command it serves the app, as `npm start` does.
const [word, part, ...rest] = process.argv.slice(2);
const isHelp = rest.includes("--help") || rest.includes("-h");
if (word === undefined || (word.startsWith("--") && !["--version", "--help", "--quiet"].includes(word)))
  supervise(inProject("lib", "boot", "packaged-app.mjs"), process.argv.slice(2));
else if (word === "audit" && part === "export" && !isHelp) {
  process.argv.splice(2, 2);
  await import(program("export-audit", "export-audit"));
} else await import(program("cli", "main"));

/**
 * @param {string} folder
 * @param {string} name
 */
function program(folder, name) {
  return new URL(`../../dist/${folder}/${name}.mjs`, import.meta.url).href;
}
