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

/** @type {Gate[]} */
const GATES = [
  { name: "types", args: [bin("typescript", "bin", "tsc"), "--noEmit", "-p", "."] },
  { name: "types of the pure core", args: [bin("typescript", "bin", "tsc"), "--noEmit", "-p", "lib/core"] },
  { name: "lint", args: [bin("oxlint", "bin", "oxlint"), "--deny-warnings"] },
  { name: "format", args: [bin("oxfmt", "bin", "oxfmt"), "--check"] },
  { name: "unused code", args: [bin("knip", "bin", "knip.js")] },
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
  { name: "build", args: [inProject("lib", "boot", "build-app.mjs")] },
  {
    name: "browser tests",
    args: [bin("@playwright", "test", "cli.js"), "test", "--config", "test/e2e/playwright.config.ts"],
    report: { file: playwrightReport, read: readPlaywright },
  },
];

await ensureInstalled({ development: true });
const { ensureBrowser } = await import("./browser.mjs");
await ensureBrowser();
const { ensureGenerated } = await import("./generate.mjs");
await ensureGenerated();

const tallies = [];
const summary = [];
for (const gate of GATES) {
  process.stdout.write(`\n── ${gate.name} ──\n`);
  const started = Date.now();
  const tally = countGate(await run(gate.args), readReport(gate));
  tallies.push(tally);
  summary.push(
    `${tally.failed === 0 ? "ok    " : "FAILED"} ${gate.name}: ${closingLine(tally)} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
rmSync(scratch, { recursive: true, force: true });
const total = sum(tallies);
process.stdout.write(`\n${summary.join("\n")}\n\n${closingLine(total)}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * @param {string[]} args
 * @returns {Promise<number | null>} exit code; null when a signal ended it
 */
function run(args) {
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    NODE_ENV: "test",
    NEXT_TELEMETRY_DISABLED: "1",
    TREFOIL_DATA: path.join(scratch, "data"),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
  };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ["ignore", "inherit", "inherit"] });
  return new Promise((resolve) => child.on("close", resolve));
}

/** @param {Gate} gate */
function readReport({ report }) {
  if (!report) return null;
  return existsSync(report.file)
    ? report.read(JSON.parse(readFileSync(report.file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
}
