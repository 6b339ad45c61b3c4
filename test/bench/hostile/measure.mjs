/**
 * What the app bears: `npm run bench:hostile` lists 38 hostile servers at once and reads `/servers` meanwhile, then asks for 400 different
 * searches at once. Prints times, the share of a processor and the memory of the app with all its processes (PSS), without the servers that
 * it lists; a folder that is named is copied and used beside the hostile servers. Fails above 600 MB, or when a page takes more than a second.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inProject } from "../../../lib/boot/project.mjs";
import { startApp } from "./app.mjs";
import { hostileCommands } from "./ways.mjs";

const MOST_BYTES = 600e6;
const MOST_MS = 1_000;
const SEARCHES = 400;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-hostile-"));
const data = path.join(folder, "data");
const given = process.argv[2];
if (given) cpSync(given, data, { recursive: true });
let failed = false;
const say = (words, isGood = true) => {
  failed ||= !isGood;
  console.log(`${words}${isGood ? "" : "  OVER"}`);
};

/** `3 done, 2 failed` */
function tally(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`);
}

const MESSAGE = "event: message\ndata: ";

/** The last states of all listings; the stream is asked anew where it ended before them, as browsers do. */
async function followed(app) {
  for (;;) {
    let states = "";
    for await (const chunk of (await app.get("/api/listings", { accept: "text/event-stream" })).body) {
      states = `${states}${Buffer.from(chunk)}`.slice(-200_000);
      if (process.env.SHOW_MEMORY) console.log(megabytes(app.resident()));
    }
    const idle = states.indexOf("event: idle");
    const last = states.lastIndexOf(MESSAGE, idle);
    if (idle >= 0) return last < 0 ? [] : JSON.parse(states.slice(last + MESSAGE.length).split("\n", 1)[0]);
  }
}

/** Reads `/servers` again and again until nothing is listed any more. */
async function whileListing(app) {
  const times = [];
  let listing = true;
  const progress = followed(app).finally(() => (listing = false));
  while (listing) {
    const from = performance.now();
    await (await app.get("/servers")).arrayBuffer();
    times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { times, states: await progress };
}

let app;
try {
  const commands = hostileCommands().slice(0, Number(process.env.HOSTILE ?? 38));
  spawnSync(process.execPath, [inProject("test/bench/hostile/fill.mjs"), data], {
    input: JSON.stringify(commands),
    stdio: ["pipe", "inherit", "inherit"],
  });
  app = await startApp(data);
  const [from, processor] = [performance.now(), app.processor()];
  const { times, states } = await whileListing(app);
  const seconds = (performance.now() - from) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const ended = tally(states.map(({ phase }) => phase));
  say(`${commands.length} hostile servers in ${seconds.toFixed(0)} s: ${ended.join(", ")}`);
  say(`processor ${(((app.processor() - processor) / seconds) * 100).toFixed(0)} % of one`);
  say(
    `/servers ${times.length} times: median ${sorted[times.length >> 1].toFixed(0)} ms, worst ${sorted.at(-1).toFixed(0)} ms`,
    sorted.at(-1) <= MOST_MS,
  );
  say(`memory at most ${megabytes(app.peak())}, now ${megabytes(app.resident())}`, app.peak() <= MOST_BYTES);

  app.forgetPeak();
  const pages = ["/tools?text=", "/annotations?text=", "/findings?text=", "/tools?sort=name&text="];
  const asked = performance.now();
  const answers = await Promise.all(
    Array.from({ length: SEARCHES }, async (_, at) => {
      const answer = await app.get(`${pages[at % pages.length]}word${at}`);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const statuses = tally(answers);
  say(`${SEARCHES} searches at once in ${((performance.now() - asked) / 1000).toFixed(1)} s: ${statuses.join(", ")}`);
  say(`memory at most ${megabytes(app.peak())}, now ${megabytes(app.resident())}`, app.peak() <= MOST_BYTES);
} finally {
  await app?.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
