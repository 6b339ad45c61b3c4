/**
 * What is wrong with the data folder, in words for whoever started Trefoil, with what to do; null when the data folder is not to blame.
 * @param {unknown} error what the file system, SQLite or Prisma's adapter threw
 * @param {string} folder data folder
 */
export function sayDataProblem(error, folder) {
  const said = messagesOf(error);
  const known = KNOWN.find(({ pattern }) => pattern.test(said));
  return known ? known.say(folder) : null;
}

/** Result codes of SQLite (sqlite.org/rescode.html) and of the operating system, as they reach us: in names or in words. */
const KNOWN = [
  {
    pattern: /\b(?:ENOSPC|EDQUOT|SQLITE_FULL)\b|database or disk is full|no space left/i,
    say: (/** @type {string} */ folder) =>
      `The disk that holds ${folder} is full. Nothing was changed. Make room and start again.`,
  },
  {
    pattern: /SQLITE_CORRUPT|SQLITE_NOTADB|database disk image is malformed|file is not a database/i,
    say: (/** @type {string} */ folder) =>
      `The database in ${folder} is damaged: trefoil.db cannot be read. Put a copy from a backup in its place, with the files trefoil.db-wal and trefoil.db-shm gone; or start with an empty folder by setting TREFOIL_DATA, and keep this one for a rescue.`,
  },
  {
    pattern: /SQLITE_BUSY|database is locked/i,
    say: (/** @type {string} */ folder) =>
      `The database in ${folder} is in use by another program that does not let go of it. End that program, or choose another folder with TREFOIL_DATA.`,
  },
  {
    pattern:
      /\b(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST)\b|SQLITE_READONLY|SQLITE_CANTOPEN|attempt to write a readonly database|unable to open( the)? database file|unable to open connection/i,
    say: (/** @type {string} */ folder) =>
      `The data folder ${folder} cannot be written to. Give yourself the right to write there, or choose another folder with TREFOIL_DATA.`,
  },
];

/**
 * The error's own words, its codes and those of its causes.
 * @param {unknown} error
 * @returns {string}
 */
export function messagesOf(error) {
  const parts = [];
  for (let one = error, depth = 0; one && depth < 5; depth++) {
    const { message, code, cause, kind } = /** @type {Record<string, unknown>} */ (one);
    parts.push(message, code, kind, typeof cause === "object" ? JSON.stringify(cause) : "");
    one = cause;
  }
  return parts.join(" ");
}
