import { placeOf } from "./database-address.mjs";
import { messagesOf } from "./data-problem.mjs";

/**
 * What is wrong with the PostgreSQL database, in words for whoever started Trefoil, with what to do. Never in the words of the driver, which may
 * hold the address with its password.
 * @param {unknown} error what the driver threw
 * @param {string} address
 * @returns {string | null} null when the database is not to blame
 */
export function sayDatabaseProblem(error, address) {
  const said = messagesOf(error);
  const known = KNOWN.find(({ pattern }) => pattern.test(said));
  return known ? known.say(placeOf(address)) : null;
}

/** Codes of PostgreSQL (postgresql.org/docs/current/errcodes-appendix.html), of the operating system and of TLS, as they reach us. */
const KNOWN = [
  {
    pattern: /\b(?:28P01|28000)\b|AuthenticationFailed|SASL|password must be a string/,
    say: (/** @type {string} */ place) =>
      `The database ${place} did not accept the user or the password of DATABASE_URL. Correct them, and write characters like @, : and / in a password with % and two digits.`,
  },
  {
    pattern: /\b3D000\b|DatabaseDoesNotExist/,
    say: (/** @type {string} */ place) =>
      `There is no database ${place}. Make one with CREATE DATABASE, or correct DATABASE_URL.`,
  },
  {
    pattern: /\b42501\b|permission denied/,
    say: (/** @type {string} */ place) =>
      `The user of DATABASE_URL may not make tables in the database ${place}. Let it own the database (ALTER DATABASE … OWNER TO …), or give it the right (GRANT CREATE ON DATABASE … TO …, and GRANT CREATE, USAGE ON SCHEMA public TO …).`,
  },
  {
    pattern: /\b25006\b|read-only transaction/,
    say: (/** @type {string} */ place) =>
      `The database ${place} can only be read: it is a copy, or was set so. Name the one that is written to in DATABASE_URL.`,
  },
  {
    pattern: /\b53300\b|TooManyConnections|too many clients/,
    say: (/** @type {string} */ place) =>
      `The database ${place} has no connection left. Each copy of Trefoil uses up to fourteen: raise max_connections, or stop other programs that use it.`,
  },
  {
    pattern: /\b(?:53100|53000|53200)\b|No space left/,
    say: (/** @type {string} */ place) =>
      `The server of the database ${place} is out of space. Make room and start again.`,
  },
  {
    pattern:
      /TlsConnectionError|does not support SSL|establishing an SSL connection|self[- ]signed certificate|CERT_|ERR_TLS|UNABLE_TO_VERIFY/i,
    say: (/** @type {string} */ place) =>
      `No trusted encrypted connection to the database ${place} came about. Check sslmode and sslrootcert in DATABASE_URL.`,
  },
  {
    pattern:
      /\b(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|ENOENT|57P0[123])\b|DatabaseNotReachable|ConnectionClosed|SocketTimeout|timeout expired|connection timeout|Connection terminated/i,
    say: (/** @type {string} */ place) => `The database ${place} cannot be reached. Start it, or correct DATABASE_URL.`,
  },
];
