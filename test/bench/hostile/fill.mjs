/** `node test/bench/hostile/fill.mjs FOLDER < commands.json`: see `fill-hostile.ts`. The folder may hold a database. */
import path from "node:path";
import { runProgram } from "../../../lib/boot/bundle.mjs";
import { migrate } from "../../../lib/boot/migrate.mjs";
import { inProject } from "../../../lib/boot/project.mjs";

const folder = path.resolve(process.argv[2] ?? "");
await migrate(folder, inProject("prisma", "migrations"));
process.env["TREFOIL_DATA"] = folder;
await runProgram("test/bench/hostile/fill-hostile.ts", []);
