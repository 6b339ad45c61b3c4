#!/usr/bin/env node
import "./node-floor.mjs";
import { fileURLToPath } from "node:url";
import { inProject } from "./project.mjs";

// The bin of the package: everything is built already. Without a command it serves the app, as `npm start` does.
const [word, part, ...rest] = process.argv.slice(2);
const isHelp = rest.includes("--help") || rest.includes("-h");
if (word === undefined || (word.startsWith("--") && !["--version", "--help", "--quiet"].includes(word)))
  await serveApp();
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

async function serveApp() {
  const { dataFolder } = await import("./data-folder.mjs");
  const { launch, withOptions } = await import("./launch.mjs");
  const { buildName } = await import("./build-name.mjs");
  await withOptions("trefoil --port 0, or see the README", process.argv.slice(2), async (options) => {
    const folder = dataFolder();
    const { openData } = await import("./open-data.mjs");
    await openData(folder, inProject("prisma", "migrations"));
    process.env["TREFOIL_WORKER"] = fileURLToPath(program("heavy", "main"));
    await launch({ ...options, dev: false }, folder, buildName());
  });
}
