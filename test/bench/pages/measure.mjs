/**
 * How long every page takes and how much it sends: `npm run bench:pages` with 200 made-up servers and 13,000 tools, or with the folder that
 * is named (it is copied first). The app is the built one; bytes are of HTML with the data in it, uncompressed, scripts not counted. `first`
 * is the first answer after the app's start, `time` the median of those that follow, `cpu` what the app's process worked for one of them:
 * on a machine with other work the time grows, and the work does not. Then the board of the largest session in a browser.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "../../../lib/boot/data-folder.mjs";
import { inProject } from "../../../lib/boot/project.mjs";
import { measureBoard } from "./board.mjs";

const MOST_MS = 500;
const MOST_BYTES = 500_000;
const ROUNDS = 5;
/** Milliseconds of a tick in Linux's account of a process. */
const TICK = 10;

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-pages-"));
const data = path.join(folder, "data");
const given = process.argv[2];
if (given) cpSync(given, data, { recursive: true });
else spawnSync(process.execPath, [inProject("test/bench/pages/fill.mjs"), data, "--made-up"], { stdio: "inherit" });

const child = spawn(process.execPath, [inProject("lib/boot/start.mjs"), "--no-open", "--port", "0"], {
  env: { ...process.env, TREFOIL_DATA: data },
  stdio: ["ignore", "pipe", "inherit"],
});
try {
  const opened = await printedAddress();
  const { origin } = new URL(opened);
  const answer = await fetch(opened, { redirect: "manual" });
  const cookie = answer.headers.get("set-cookie").split(";")[0];
  const { servers, sessions } = await whatIsThere();
  await judged(origin, cookie);
  let over = 0;
  line(["page", "first", "time", "of aim", "cpu", "kB", "of aim"]);
  for (const { name, address } of pages(servers, sessions)) {
    const { first, time, cpu, bytes, status } = await measure(origin + address, cookie);
    // A page of team mode.
    if (status === 404) continue;
    const good = status === 200 && time <= MOST_MS && bytes <= MOST_BYTES;
    if (!good) over++;
    line(
      [
        name,
        whole(first),
        whole(time),
        ratio(time / MOST_MS),
        whole(cpu),
        whole(bytes / 1000),
        ratio(bytes / MOST_BYTES),
      ],
      `${status === 200 ? "" : `  ${status}`}${good ? "" : "  OVER"}`,
    );
  }
  const [largest] = sessions;
  console.log();
  line([`board of “${largest.name}”`, "worst", "median", "of aim"]);
  over += await measureBoard({ opened, board: `${origin}/sessions/${largest.id}` });
  console.log(
    `\n${over === 0 ? "Nothing is" : `${over} are`} over ${MOST_MS} ms, ${MOST_BYTES / 1000} kB or the board's own aims.`,
  );
  if (over > 0) process.exitCode = 1;
} finally {
  child.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}

/** The address that the app prints when it is ready. */
function printedAddress() {
  return new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error("The app ended.")));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const printed = /http:\/\/\S+\/open\?token=\S+/.exec(output);
      if (printed) resolve(printed[0]);
    });
  });
}

/** Waits until the servers are judged: before that a page says so instead. */
async function judged(origin, cookie) {
  while ((await fetch(origin, { headers: { cookie, accept: "text/html" } })).status === 503);
}

async function measure(address, cookie) {
  const ask = async () => {
    const from = performance.now();
    const answer = await fetch(address, { headers: { cookie, accept: "text/html" } });
    const { byteLength } = await answer.arrayBuffer();
    return { bytes: byteLength, status: answer.status, took: performance.now() - from };
  };
  const { took: first } = await ask();
  const worked = cpuTime();
  const asked = [];
  for (let round = 0; round < ROUNDS; round++) asked.push(await ask());
  const { bytes, status } = asked.at(-1);
  const time = asked.map(({ took }) => took).sort((a, b) => a - b)[ROUNDS >> 1];
  return { first, time, cpu: (cpuTime() - worked) / ROUNDS, bytes, status };
}

/** Milliseconds that the app worked so far, all its processes and threads together; not a number where the system does not tell. */
function cpuTime(pid = child.pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    const own = (Number(fields[11]) + Number(fields[12])) * TICK;
    return children.reduce((sum, one) => sum + cpuTime(one), own);
  } catch {
    return NaN;
  }
}

function whole(value) {
  return Number.isNaN(value) ? "?" : value.toFixed(0);
}

function ratio(value) {
  return value.toFixed(2);
}

function line([name, ...columns], end = "") {
  console.log(`${name.slice(0, 43).padEnd(44)}${columns.map((column) => column.padStart(8)).join("")}${end}`);
}

/** Servers and sessions, the largest first. */
async function whatIsThere() {
  const db = await new PrismaLibSql({ url: databaseUrl(data) }).connect();
  const ask = async (sql) => (await db.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const servers = await ask(
    `SELECT "serverId", (SELECT "name" FROM "Server" WHERE "id" = "serverId") FROM "Snapshot" GROUP BY "serverId" ORDER BY MAX(LENGTH("body")) DESC`,
  );
  const sessions = await ask(`SELECT "id", "name", "servers" FROM "Session" ORDER BY LENGTH("servers") DESC`);
  await db.dispose();
  return {
    servers: servers.map(([id, name]) => ({ id, name })),
    sessions: sessions.map(([id, name, holds]) => ({ id, name, holds: JSON.parse(holds) })),
  };
}

/** Every page of the app, those of one server and one session for the largest and for a small one. */
function pages(servers, sessions) {
  const ends = (all) => (all.length > 1 ? [all[0], all.at(-1)] : all);
  const some = {
    serverId: ends(servers),
    sessionId: ends(sessions),
    signalId: [{ id: "serves-a-crowd", name: "" }],
  };
  const [a, b] = sessions.map(({ id }) => id);
  const query = {
    "/sessions/compare": new URLSearchParams({ a, b: b ?? a }),
    "/sessions/joined": new URLSearchParams([["s", a], ["s", b ?? a]]),
    "/sessions/draft": new URLSearchParams(sessions[0].holds.map((name) => ["server", name])),
  }; // prettier-ignore
  return readdirSync(inProject("app"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
    .sort()
    .flatMap((route) => {
      const param = /\[(\w+)\]/.exec(route)?.[1];
      if (param && !some[param]) return [];
      if (["/settings", "/servers/sign-in/unknown"].includes(route)) return [];
      if (!param) return [{ name: route, address: query[route] ? `${route}?${query[route]}` : route }];
      return some[param].map(({ id, name }) => ({
        name: `${route.replace(`[${param}]`, name || id)}`,
        address: route.replace(`[${param}]`, encodeURIComponent(id)),
      }));
    });
}
