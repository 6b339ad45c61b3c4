import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { inProject } from "../../lib/boot/project.mjs";
import { freshDatabase, startPostgres } from "../support/postgres/server.mjs";

// `npm run bench:store`: requests a second and the slowest hundredth of a few pages of the built app with the demo, kept in a file and in
// PostgreSQL. Both run, and take turns page by page, so that what else the machine does meets both.

/** Requests under way at once, and how many of a page are measured, after those that warm it up. */
const AT_ONCE = 4;
const MEASURED = 300;
const WARM = 20;
const PAGES = ["/", "/servers", "/sessions", "/governance", "/settings/data"];

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-bench-"));
const server = await startPostgres();
/** @type {{ name: string, origin: string, cookie: string, stop: () => Promise<void> }[]} */
const apps = [];
try {
  const DATABASE_URL = await freshDatabase(server.address, "template0");
  apps.push(await startApp("embedded", {}));
  apps.push(await startApp("PostgreSQL", { DATABASE_URL }));
  print(["page", ...apps.flatMap(({ name }) => [`${name}/s`, "median ms", "p99 ms"])]);
  for (const page of PAGES) {
    const figures = [];
    for (const { origin, cookie } of apps) {
      const ask = () => get(`${origin}${page}`, cookie);
      await many(WARM, ask);
      figures.push(...figuresOf(await many(MEASURED, ask)));
    }
    print([page, ...figures]);
  }
  process.stdout.write(
    `${MEASURED} requests a page, ${AT_ONCE} at once, Node ${process.version}, ${cpus().length} cores\n`,
  );
} finally {
  for (const { stop } of apps) await stop();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * @param {string} name
 * @param {Record<string, string>} environment
 */
async function startApp(name, environment) {
  const child = spawn(process.execPath, [inProject("lib", "boot", "start.mjs"), "--no-open", "--port", "0", "--demo"], {
    env: { ...process.env, TREFOIL_DATA: path.join(folder, name), ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let said = "";
  const address = await new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said += chunk;
      const printed = /http:\/\/\S+/.exec(said)?.[0];
      if (printed && said.endsWith("\n")) resolve(printed);
    });
    void ended.then((code) => reject(new Error(`The app ended with ${code}.`)));
  });
  const { headers } = await fetch(address, { redirect: "manual" });
  const cookie = headers.get("set-cookie")?.split(";")[0] ?? "";
  const stop = async () => {
    child.kill("SIGINT");
    await ended;
  };
  return { name, origin: new URL(address).origin, cookie, stop };
}

/**
 * @param {string} address
 * @param {string} cookie
 */
async function get(address, cookie) {
  const answer = await fetch(address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
}

/**
 * Milliseconds that each took, and all together.
 * @param {number} count
 * @param {() => Promise<void>} ask
 */
async function many(count, ask) {
  /** @type {number[]} */
  const each = [];
  let left = count;
  const from = performance.now();
  const work = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      await ask();
      each.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { each: each.toSorted((a, b) => a - b), all: performance.now() - from };
}

/** @param {{ each: number[], all: number }} times sorted */
function figuresOf({ each, all }) {
  const at = (/** @type {number} */ share) =>
    (each[Math.min(each.length - 1, Math.floor(each.length * share))] ?? 0).toFixed(0);
  return [((each.length / all) * 1000).toFixed(1), at(0.5), at(0.99)];
}

/** @param {string[]} cells */
function print(cells) {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(16) : cell.padStart(13))).join("")}\n`);
}
