import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";

/** Session files older than this are deleted, in milliseconds: a week. */
const OLDEST = 7 * 24 * 3_600_000;
/** If there are more session files than this, the oldest are deleted. */
const MOST_FILES = 500;
/** No hook holds a lock for longer, in milliseconds, so an older lock was left by a hook that died. */
const STALE = 3_000;
/** How long to wait for another hook, in milliseconds. Clients wait ten times as long. */
const PATIENCE = 2_000;
/** In bytes. A longer file was not written by the guard. */
const LONGEST = 4_000_000;

const sleep = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** What is kept of a session: absent, there, or there and not to be read. */
export type KeptState = { state: "absent" } | { state: "read"; value: unknown } | { state: "damaged" };

/** Holds the file of a session against every other hook while `work` runs, since clients make calls at the same time. Throws when it cannot be held. */
export function holding<T>(file: string, work: (found: KeptState) => T): T {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const release = lock(`${file}.lock`);
  try {
    return work(read(file));
  } finally {
    release();
  }
}

/** Takes a lock file, waiting for whoever holds it. Throws when it cannot be had. */
export function lock(file: string): () => void {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      const handle = openSync(file, "wx", 0o600);
      try {
        writeSync(handle, String(process.pid));
      } finally {
        closeSync(handle);
      }
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== "EEXIST" && codeOf(error) !== "EPERM") throw error;
      if (isStale(file)) takeOver(file);
      else if (Date.now() > until) throw new Error("another hook holds the session", { cause: error });
      else sleep(4 + (process.pid % 5));
    }
  }
}

/** Removes an abandoned lock. Only one hook at a time may do this: a second one could remove the first one's new lock. */
function takeOver(file: string): void {
  const mine = `${file}.over`;
  try {
    closeSync(openSync(mine, "wx", 0o600));
  } catch {
    if (isStale(mine)) rmSync(mine, { force: true });
    return sleep(5);
  }
  if (isStale(file)) rmSync(file, { force: true });
  rmSync(mine, { force: true });
}

function isStale(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > STALE;
  } catch {
    return false;
  }
}

function read(file: string): KeptState {
  try {
    if (statSync(file).size > LONGEST) return { state: "damaged" };
    return { state: "read", value: JSON.parse(readFileSync(file, "utf8")) as unknown };
  } catch (error) {
    return codeOf(error) === "ENOENT" ? { state: "absent" } : { state: "damaged" };
  }
}

/**
 * Writes a file whole or not at all. When it cannot be written the old one is emptied, which needs no room: what is out of date would let
 * calls pass that it knows nothing of.
 */
export function write(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, JSON.stringify(value), { mode: 0o600 });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    spoil(file);
    throw error;
  }
}

export function spoil(file: string): void {
  try {
    truncateSync(file);
  } catch {
    // Where there is no file, its absence says the same: the past is not known.
  }
}

/** Deletes session files that are too old or too many. */
export function expire(folder: string): void {
  const files = readdirSync(folder).flatMap((name) => {
    try {
      return [{ file: path.join(folder, name), at: statSync(path.join(folder, name)).mtimeMs }];
    } catch {
      return [];
    }
  });
  const old = Date.now() - OLDEST;
  files
    .sort((a, b) => b.at - a.at)
    .forEach(({ file, at }, place) => {
      if (at < old || place >= MOST_FILES) rmSync(file, { force: true });
    });
}
