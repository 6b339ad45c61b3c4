import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureInstalled } from "./install.mjs";
import { inProject, ROOT } from "./project.mjs";
import { closingLine, countGate, readPlaywright, readVitest, sum } from "./tally.mjs";

/** @typedef {{ name: string, args: string[], report?: { file: string, read: (report: any) => import("./tally.mjs").Tally } }} Gate */

// Nothing that runs below may touch the person's own data.
const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-test-"));
const vitestReport = path.join(scratch, "vitest.json");
const playwrightReport = path.join(scratch, "playwright.json");
const bin = (/** @type {string[]} */ ...parts) => inProject("node_modules", ...parts);

/**
 * Stages run one after the other, the gates of a stage side by side: those of the first need one core each for a moment, the others need all cores.
 * TypeScript's native compiler checks in a tenth of the time; the older one is for tools that need its interface.
 * @type {Gate[][]}
 */
const STAGES = [
  [
    { name: "types", args: [bin("@typescript", "native", "bin", "tsc"), "--noEmit", "-p", "."] },
    {
      name: "types of the pure core",
      args: [bin("@typescript", "native", "bin", "tsc"), "--noEmit", "-p", "lib/core"],
    },
    { name: "lint", args: [bin("oxlint", "bin", "oxlint"), "--deny-warnings"] },
    { name: "format", args: [bin("oxfmt", "bin", "oxfmt"), "--check"] },
    { name: "unused code", args: [bin("knip", "bin", "knip.js")] },
  ],
  [
    {
      name: "tests",
      args: [
        bin("vitest", "vitest.mjs"),
        "run",
        "--config",
        "test/vitest.config.ts",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
      report: { file: vitestReport, read: readVitest },
    },
  ],
  [{ name: "build", args: [inProject("lib", "boot", "build-app.mjs")] }],
  [
    {
      name: "browser tests",
      args: [bin("@playwright", "test", "cli.js"), "test", "--config", "test/e2e/playwright.config.ts"],
      report: { file: playwrightReport, read: readPlaywright },
    },
  ],
];

await ensureInstalled({ development: true });
const { ensureBrowser } = await import("./browser.mjs");
await ensureBrowser();

const tallies = [];
const summary = [];
for (const gates of STAGES) {
  for (const { name, tally, seconds } of await Promise.all(gates.map((gate) => pass(gate, gates.length > 1)))) {
    tallies.push(tally);
    summary.push(`${tally.failed === 0 ? "ok    " : "FAILED"} ${name}: ${closingLine(tally)} in ${seconds} s`);
  }
}
rmSync(scratch, { recursive: true, force: true });
const total = sum(tallies);
process.stdout.write(`\n${summary.join("\n")}\n\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {Gate} gate
 * @param {boolean} together its output is held back until it has ended, so that it stays in one piece
 */
async function pass(gate, together) {
  const from = Date.now();
  const head = `\n── ${gate.name} ──\n`;
  if (!together) process.stdout.write(head);
  const { code, output } = await run(gate.args, together);
  if (together) process.stdout.write(`${head}${output}`);
  return { name: gate.name, tally: countGate(code, readReport(gate)), seconds: Math.round((Date.now() - from) / 1000) };
}

/**
 * @param {string[]} args
 * @param {boolean} held
 * @returns {Promise<{ code: number | null, output: string }>} the exit code is null when a signal ended it
 */
function run(args, held) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NEXT_TELEMETRY_DISABLED: "1",
    TREFOIL_DATA: path.join(scratch, "data"),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  };
  const out = held ? "pipe" : "inherit";
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", out, out] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, output })));
}

/** @param {Gate} gate */
function readReport({ report }) {
  if (!report) return null;
  return existsSync(report.file)
    ? report.read(JSON.parse(readFileSync(report.file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
}
