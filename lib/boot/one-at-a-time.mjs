import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds between two looks at whether the other process is done. */
const LOOK = 50;
/** Milliseconds after which a file without a process in it was not just begun. */
const BEGUN = 5_000;

/**
 * Does something that no other process of this machine may do at the same time, and waits for one that does. A process that was killed meanwhile
 * holds nobody up.
 * @template T
 * @param {string} file that is there as long as it is done
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  while (!taken(file)) {
    if (isLeft(file)) rmSync(file, { force: true });
    else await pause(LOOK);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function taken(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    return false;
  }
}

/**
 * Whether nobody lives who could be at it.
 * @param {string} file
 */
function isLeft(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    if (!(holder > 0)) return Date.now() - statSync(file).mtimeMs > BEGUN;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "ESRCH";
  }
}
