/**
 * How long every page takes and how much it sends: `npm run bench:pages` with 200 made-up servers and 13,000 tools, or with the folder that
 * is named (it is copied first). The app is the built one; bytes are of HTML with the data in it, uncompressed, scripts not counted. `first`
 * is the first answer after the app's start, `time` the median of those that follow.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "../../../lib/boot/data-folder.mjs";
import { inProject } from "../../../lib/boot/project.mjs";

const MOST_MS = 500;
const MOST_BYTES = 500_000;
const ROUNDS = 5;

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
  const address = await new Promise((resolve, reject) => {
    let output = "";
    child.once("exit", () => reject(new Error("The app ended.")));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const printed = /http:\/\/\S+\/open\?token=\S+/.exec(output);
      if (printed) resolve(printed[0]);
    });
  });
  const opened = await fetch(address, { redirect: "manual" });
  const cookie = opened.headers.get("set-cookie").split(";")[0];
  const { origin } = new URL(address);

  console.log(
    `${"page".padEnd(44)}${"first".padStart(9)}${"time".padStart(9)}${"of aim".padStart(8)}${"kB".padStart(8)}${"of aim".padStart(8)}`,
  );
  let over = 0;
  for (const page of await pages()) {
    const times = [];
    let bytes = 0;
    let status = 0;
    for (let round = 0; round <= ROUNDS; round++) {
      const from = performance.now();
      const answer = await fetch(origin + page.address, { headers: { cookie, accept: "text/html" } });
      bytes = (await answer.arrayBuffer()).byteLength;
      status = answer.status;
      times.push(performance.now() - from);
    }
    const first = times.shift();
    const time = times.sort((a, b) => a - b)[ROUNDS >> 1];
    const good = status === 200 && time <= MOST_MS && bytes <= MOST_BYTES;
    if (!good) over++;
    const ratio = (value) => `${value.toFixed(2)}`.padStart(8);
    console.log(
      `${page.name.slice(0, 43).padEnd(44)}${first.toFixed(0).padStart(9)}${time.toFixed(0).padStart(9)}${ratio(time / MOST_MS)}${(bytes / 1000).toFixed(0).padStart(8)}${ratio(bytes / MOST_BYTES)}${status === 200 ? "" : `  ${status}`}${good ? "" : "  OVER"}`,
    );
  }
  console.log(`\n${over === 0 ? "No page is" : `${over} pages are`} over ${MOST_MS} ms or ${MOST_BYTES / 1000} kB.`);
  if (over > 0) process.exitCode = 1;
} finally {
  child.kill("SIGINT");
  rmSync(folder, { recursive: true, force: true });
}

/** Every page of the app, those of one server and one session for the largest and for a small one. */
async function pages() {
  const db = await new PrismaLibSql({ url: databaseUrl(data) }).connect();
  const ask = async (sql) =>
    (await db.queryRaw({ sql, args: [], argTypes: [] })).rows.map(([id, name]) => ({ id, name }));
  const servers = await ask(
    `SELECT "serverId", (SELECT "name" FROM "Server" WHERE "id" = "serverId") FROM "Snapshot" GROUP BY "serverId" ORDER BY MAX(LENGTH("body")) DESC`,
  );
  const sessions = await ask(`SELECT "id", "name" FROM "Session" ORDER BY LENGTH("servers") DESC`);
  await db.dispose();
  const ends = (all) => (all.length > 1 ? [all[0], all.at(-1)] : all);
  const some = {
    serverId: ends(servers),
    sessionId: ends(sessions),
    signalId: [{ id: "reads-from-a-crowd", name: "" }],
  };
  const both = sessions.slice(0, 2).map(({ id }) => id);
  const query = { "/sessions/compare": `?a=${both[0]}&b=${both[1]}`, "/sessions/joined": `?s=${both[0]}&s=${both[1]}` };
  return readdirSync(inProject("app"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => `/${path.dirname(file).split(path.sep).join("/")}`.replace("/.", "/"))
    .sort()
    .flatMap((route) => {
      const param = /\[(\w+)\]/.exec(route)?.[1];
      if (param && !some[param]) return [];
      if (["/settings", "/servers/sign-in/unknown"].includes(route)) return [];
      const withQuery = (address) => address + (query[route] ?? "");
      if (!param) return [{ name: route, address: withQuery(route) }];
      return some[param].map(({ id, name }) => ({
        name: `${route.replace(`[${param}]`, name || id)}`,
        address: withQuery(route.replace(`[${param}]`, encodeURIComponent(id))),
      }));
    });
}
