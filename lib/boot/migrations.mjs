import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/**
 * The migrations of a folder that a database still lacks, in the order of their names.
 * @param {string} folder of `<name>/migration.sql`
 * @param {ReadonlyMap<string, string>} done name → checksum of those that were applied
 * @param {{ where: string, otherwise: string }} words the database, and what to do instead of an update
 * @returns {Migration[]}
 * @throws {Error} when an applied migration has changed since, or the database is newer than this Trefoil
 */
export function pendingMigrations(folder, done, { where, otherwise }) {
  const known = migrationNames(folder).map((name) => {
    const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8").replaceAll("\r\n", "\n");
    return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
  const stranger = [...done.keys()].find((name) => !known.some((one) => one.name === name));
  if (stranger)
    throw new Error(`The data in ${where} comes from a newer Trefoil (${stranger}). Update this one, or ${otherwise}.`);
  for (const { name, checksum } of known)
    if (done.has(name) && done.get(name) !== checksum)
      throw new Error(`The migration ${name} was edited after it was applied to ${where}.`);
  return known.filter(({ name }) => !done.has(name));
}

/**
 * The names of the migrations of a folder, in their order.
 * @param {string} folder of `<name>/migration.sql`
 */
export function migrationNames(folder) {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, "migration.sql")))
    .sort();
}
