/**
 * Makes a data folder to try pages with: `node test/bench/pages/fill.mjs FOLDER < workspace.json`, or with `--made-up` instead of a file for
 * 200 servers and 13,000 tools that nobody wrote. The folder must not hold a database yet.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { runProgram } from "../../../lib/boot/bundle.mjs";
import { ensureGenerated } from "../../../lib/boot/generate.mjs";
import { migrate } from "../../../lib/boot/migrate.mjs";
import { inProject } from "../../../lib/boot/project.mjs";

const [given = "", ...args] = process.argv.slice(2);
const folder = path.resolve(given);
if (!given || existsSync(path.join(folder, "trefoil.db"))) {
  process.stderr.write("Name a folder that holds no database yet.\n");
  process.exit(2);
}
await ensureGenerated();
await migrate(folder, inProject("prisma", "migrations"));
process.env["TREFOIL_DATA"] = folder;
await runProgram("test/bench/pages/fill-workspace.ts", args);
