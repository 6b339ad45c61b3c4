/**
 * The PostgreSQL database to keep everything in, from `DATABASE_URL`; undefined when the app keeps it in a file of its own.
 * The address may hold a password: it is never shown, see `placeOf`.
 * @param {Record<string, string | undefined>} environment
 * @returns {string | undefined}
 */
export function databaseAddress(environment = process.env) {
  return environment["DATABASE_URL"] || undefined;
}

/**
 * What is wrong with the address itself, in words without it; null when it can be tried.
 * @param {string} address
 */
export function addressProblem(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^postgres(?:ql)?:$/.test(url.protocol) || url.pathname.length < 2 || !isDecodable(address))
    return "DATABASE_URL takes the address of a PostgreSQL database, as postgresql://USER:PASSWORD@HOST:5432/DATABASE. Characters like @, : and / in the password are written with % and two digits. Leave it out to keep everything in a file of the data folder.";
  if (!["public", null].includes(url.searchParams.get("schema")))
    return "Trefoil keeps its tables in the schema “public” of a database of its own: take “schema” out of DATABASE_URL.";
  return null;
}

/**
 * The database in words: host, port and name, and nothing that is secret.
 * @param {string} address
 */
export function placeOf(address) {
  const { hostname, port, pathname, searchParams } = new URL(address);
  const host = hostname || searchParams.get("host") || "localhost";
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port || "5432"}`;
}

/**
 * Masks the address and its password in a text of a driver.
 * @param {string} text
 * @param {string} address
 */
export function withoutAddress(text, address) {
  if (!URL.canParse(address) || !isDecodable(address)) return text.replaceAll(address, "…");
  const { password } = new URL(address);
  const secrets = [address, password, decodeURIComponent(password)].filter((secret) => secret !== "");
  return secrets.reduce((words, secret) => words.replaceAll(secret, "…"), text);
}

/** @param {string} text */
function isDecodable(text) {
  return !/%(?![0-9a-f]{2})/i.test(text);
}
