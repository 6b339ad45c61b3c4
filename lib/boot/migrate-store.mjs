import { dataFolder } from "./data-folder.mjs";
import { openStore, sayWhere } from "./open-data.mjs";
import { StepFailed } from "./project.mjs";

/**
 * `trefoil migrate`: brings the database up to date and says what was done.
 * @param {string[]} args
 */
export async function migrateStore(args) {
  if (args.length > 0) return fail("migrate takes no arguments; see --help.", 2);
  const folder = dataFolder();
  try {
    const applied = await openStore(folder, { migrate: true });
    for (const name of applied) process.stdout.write(`applied ${name}\n`);
    if (applied.length === 0) process.stdout.write(`Up to date: ${sayWhere(folder)}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    fail(error instanceof StepFailed ? error.message : `The data could not be brought up to date: ${error.message}`, 1);
  }
}

/**
 * @param {string} message
 * @param {number} code
 */
function fail(message, code) {
  process.stderr.write(`trefoil: ${message}\n`);
  process.exitCode = code;
}
