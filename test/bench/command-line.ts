import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { LISTED, MADE_UP } from "../support/toolsets";

/**
 * What commands take of a processor, as multiples of the start of bare Node: `npm run bench:cli [ROUNDS]`. Commands take turns, and the best of each
 * counts, since other work on the machine only adds. `package` is the command as it is installed, `checkout` as a clone links it.
 */
const ROUNDS = Number(process.argv[2] ?? 15);
/** Eight servers of the sizes that people have: five public ones, whole, and a dozen tools each of three made-up ones. */
const SERVERS = [...LISTED, ...MADE_UP.slice(0, 3).map(({ name, tools }) => ({ name, tools: tools.slice(0, 12) }))];

const folder = mkdtempSync(path.join(tmpdir(), "trefoil-bench-"));
const toolset = path.join(folder, "toolset.json");
writeFileSync(toolset, JSON.stringify({ servers: SERVERS }));
const tools = SERVERS.reduce((sum, server) => sum + server.tools.length, 0);

const scan = ["scan", "--toolset", toolset, "--fail-on", "none"];
const linked = path.resolve("lib/boot/trefoil.mjs");
const bundled = path.resolve("dist/cli/main.mjs");
const COMMANDS: { name: string; args: string[]; most?: number }[] = [
  { name: "bare Node", args: ["-e", "0"] },
  { name: "checkout: --version", args: [linked, "--version"], most: 4 },
  { name: `checkout: scan --toolset, ${SERVERS.length} servers, ${tools} tools`, args: [linked, ...scan], most: 15 },
  { name: "package: --version", args: [bundled, "--version"], most: 4 },
  { name: `package: scan --toolset, ${SERVERS.length} servers, ${tools} tools`, args: [bundled, ...scan], most: 15 },
];

/** Has a process tell on its end how much of a processor it took. */
const counter = path.join(folder, "counter.cjs");
writeFileSync(
  counter,
  `process.on("exit", () => { const { user, system } = process.cpuUsage(); require("fs").writeSync(3, String(user + system)); });`,
);

/** Milliseconds of a processor for one run, whatever else the machine does meanwhile. */
function work(args: readonly string[]): number {
  const { status, stderr, output } = spawnSync(process.execPath, ["--require", counter, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stderr}`);
  return Number(output[3]) / 1000;
}

for (const { args } of COMMANDS) work(args);
const best = COMMANDS.map(() => Infinity);
for (let round = 0; round < ROUNDS; round++)
  COMMANDS.forEach(({ args }, at) => (best[at] = Math.min(best[at]!, work(args))));
rmSync(folder, { recursive: true });

console.log(`Best of ${ROUNDS} runs each, in turns, on Node ${process.versions.node}.`);
for (const [at, { name, most }] of COMMANDS.entries()) {
  const ratio = best[at]! / best[0]!;
  const verdict =
    most === undefined ? "" : `${ratio.toFixed(1)} times bare Node (${ratio <= most ? "within" : "OVER"} ${most})`;
  console.log(`${name.padEnd(52)} ${best[at]!.toFixed(0).padStart(5)} ms  ${verdict}`);
}
